import type { Day } from '../../../domain/days';
import type { Entry } from './calendar-lines';
import { type EntryReader, type Span } from './entry-reader';
import type { Faults } from './faults';
import { instantOf, type Moment } from './moments';
import { MomentMap, timesOf } from './recurrence';

interface Time {
  entry: Entry;
  /** The channel's name for it. */
  name: string;
  span: Span;
}

/** An entry that stands for one time of a series, or for all from one on. */
interface Override {
  id: Moment;
  /** `null` when that time is called off. */
  span: Span | null;
}

interface Overrides {
  single: MomentMap<Override>;
  /** From the earliest on. */
  future: Override[];
}

/**
 * Every time of every entry. A repeated one comes without the times that it leaves out or that another entry of the
 * same name moves or calls off (RFC 5545 §3.8.4.4); that entry is a time by itself, also when what it belongs to is not
 * there, as Outlook publishes them.
 *
 * @param times how often all of them may come again
 * @throws CalendarUnread `tooComplex`
 */
export function* timesOfSeries(
  entries: readonly Entry[],
  reader: EntryReader,
  faults: Faults,
  until: Day,
  times: { left: number },
): Generator<Time> {
  const overrides = new Map<string, Overrides>();
  const series: { entry: Entry; span: Span }[] = [];
  for (const entry of entries) {
    const id = reader.recurrenceOf(entry);
    const span = isCancelled(entry) ? null : reader.spanOf(entry);
    if (id !== null) note(overrides, entry, { id, span });
    if (span === null) continue;
    if (first(entry, 'RECURRENCE-ID') === '') series.push({ entry, span });
    else {
      const name = `${first(entry, 'UID')} ${first(entry, 'RECURRENCE-ID')}`;
      for (const one of repeated(entry, span, reader, faults, until, times)) yield { entry, name, span: one };
    }
  }
  for (const { entry, span } of series) {
    const name = first(entry, 'UID');
    const known = overrides.get(name);
    for (const one of repeated(entry, span, reader, faults, until, times)) {
      const moved = known === undefined ? one : movedBy(known, one);
      if (moved !== null) yield { entry, name, span: moved };
    }
  }
}

const first = (entry: Entry, name: string): string => entry.properties.get(name)?.[0]?.value ?? '';

/** Called off, and nothing in it says otherwise: a note that breaks its line may look like a status. */
function isCancelled({ properties, calendar }: Entry): boolean {
  const statuses = (properties.get('STATUS') ?? []).map(({ value }) => /^cancell?ed$/i.test(value));
  return calendar.method === 'CANCEL' || (statuses.length > 0 && statuses.every(Boolean));
}

/** An entry without a name belongs to no series. */
function note(overrides: Map<string, Overrides>, entry: Entry, override: Override): void {
  const name = first(entry, 'UID');
  if (name === '') return;
  const known = overrides.get(name) ?? { single: new MomentMap<Override>(), future: [] };
  overrides.set(name, known);
  known.single.set(override.id, override);
  const range = entry.properties.get('RECURRENCE-ID')?.[0]?.parameters.get('RANGE');
  if (range?.toUpperCase() !== 'THISANDFUTURE') return;
  known.future.push(override);
  known.future.sort((a, b) => instantOf(a.id) - instantOf(b.id));
}

/** A time of a series as the other entries of its name leave it; `null` when it is one of them, or called off. */
function movedBy({ single, future }: Overrides, time: Span): Span | null {
  if (single.get(time.start)) return null;
  const by = future.findLast(({ id }) => instantOf(id) <= instantOf(time.start));
  if (!by) return time;
  return by.span && shifted(by.span, instantOf(time.start) - instantOf(by.id));
}

const shifted = ({ start, end }: Span, ms: number): Span => ({
  start: { ...start, wall: start.wall + ms },
  end: end && { ...end, wall: end.wall + ms },
});

/** An entry's own time and those at which it comes again, without those that it leaves out. */
function repeated(
  entry: Entry,
  span: Span,
  reader: EntryReader,
  faults: Faults,
  until: Day,
  times: { left: number },
): Span[] {
  const rules = (entry.properties.get('RRULE') ?? []).filter(({ value }) => value !== '');
  if (rules.length === 0 && !entry.properties.has('RDATE')) return [span];
  const left = new MomentMap<true>();
  for (const moment of reader.exceptions(entry)) left.set(moment, true);
  const at = (start: Moment): Span => shifted(span, start.wall - span.start.wall);
  const found = [span];
  for (const { value, line } of rules) {
    const again = timesOf(value, span.start, until, times);
    if (again === null) faults.add('rule', line, value);
    else found.push(...again.map(at));
  }
  found.push(...reader.spansOf(entry, 'RDATE', (start) => at(start).end));
  return found.filter(({ start }) => !left.get(start));
}
