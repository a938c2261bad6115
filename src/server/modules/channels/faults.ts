import type { CalendarFault } from '../../../contract/channels/desk';

/** A stay may have been lost by these; by the others none has. */
const GRAVE = new Set<CalendarFault['code']>(['day', 'noDay', 'rule', 'cut']);
const MAX_SHOWN = 5;
const MAX_KEPT = 200;
const MAX_TEXT = 40;

/** Holds what is wrong in a calendar, in the order that the desk is told: what may have lost a stay first. */
export class Faults {
  readonly #found: CalendarFault[] = [];
  total = 0;
  /** Tells whether every stay of the calendar has been read. */
  isWhole = true;

  /** @param text what stands there, as far as it helps to find it */
  add(code: CalendarFault['code'], line: number, text = ''): void {
    this.total += 1;
    if (GRAVE.has(code)) this.isWhole = false;
    if (this.#found.length < MAX_KEPT || GRAVE.has(code)) {
      this.#found.push({ code, line, text: Array.from(text.trim()).slice(0, MAX_TEXT).join('') });
    }
    if (this.#found.length > 2 * MAX_KEPT) this.#found.splice(MAX_KEPT);
  }

  get shown(): CalendarFault[] {
    const weight = ({ code }: CalendarFault): number => (GRAVE.has(code) ? 0 : 1);
    return [...this.#found].sort((a, b) => weight(a) - weight(b) || a.line - b.line).slice(0, MAX_SHOWN);
  }
}
