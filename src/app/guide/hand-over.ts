import { setOpen } from '../../features/guide/state/view-store';

const allIn = (part: Element, what: string): HTMLElement[] => [...part.querySelectorAll<HTMLElement>(what)];

/** Gives a field what somebody has typed. React remembers what it saw in it last, and hears of nothing else. */
function typeAgain(field: HTMLInputElement, text: string): void {
  field.value = '';
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

interface HandOver {
  /** A translator has put its own elements into the page. */
  isTranslated: () => boolean;
  /** Does again what was done: React knows nothing of it, and has drawn a translated page anew. */
  redo: (tapped: HTMLElement | null) => void;
}

/** Follows what is typed, opened and tapped in the page until React has it. */
export function followUntilLive(root: Element): HandOver {
  const parts = [...root.children];
  const inParts = (what: string): HTMLElement[] => parts.flatMap((part) => allIn(part, what));
  const fields = inParts('input') as HTMLInputElement[];
  const values = fields.map(({ value }) => value);
  const focused = document.activeElement;

  return {
    isTranslated: () => inParts('font').length > 0,
    redo(tapped) {
      const isAnew = !parts.some((part) => part.isConnected);
      /** Gives the element that stands in the place of one; none where more or fewer of its kind are there now. */
      const now = <T extends HTMLElement>(old: T): T | undefined => {
        if (!isAnew) return old;
        const kind = [old.localName, ...old.classList].join('.');
        const [olds, all] = [inParts(kind), allIn(root, kind)] as unknown as [T[], T[]];
        return olds.length === all.length ? all[olds.indexOf(old)] : undefined;
      };
      if (isAnew) setOpen(inParts('[data-section][data-state="open"]').map(({ id }) => id));
      fields.forEach((old, at) => {
        const field = now(old);
        const text = old.value || values[at];
        if (isAnew && (text || old === focused)) field?.focus();
        if (field && text) typeAgain(field, text);
      });
      if (tapped) now(tapped)?.click();
    },
  };
}
