import { GUIDE_PLACE_KEY } from '../../../domain/guide/place-key';

/** Marks what has an id and can be come back to. */
const PLACES = '[data-section],[data-place]';

interface Place {
  open: readonly string[];
  /** Id of what stood highest on the screen, and how far its upper edge was from the screen's, in CSS pixels. */
  at: string | null;
  top: number;
}

/** Keeps the open sections and the place on the screen for the next guide document that this tab opens. */
export function rememberPlace(): void {
  const visible = [...document.querySelectorAll<HTMLElement>(PLACES)].filter(
    (element) => element.id !== '' && element.getClientRects().length > 0,
  );
  const above = visible.filter((element) => element.getBoundingClientRect().top <= innerHeight / 3);
  const at = scrollY < 40 ? undefined : (above.at(-1) ?? visible[0]);
  const place: Place = {
    open: openInPage(),
    at: at?.id ?? null,
    top: at ? Math.round(at.getBoundingClientRect().top) : 0,
  };
  try {
    sessionStorage.setItem(GUIDE_PLACE_KEY, JSON.stringify(place));
  } catch {
    // Without storage the other language opens at its top, which is no harm.
  }
}

/** Reads from the page the ids of the sections that stand open, whether the early script has opened them or React. */
export function openInPage(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-section][data-state="open"]')].map((section) => section.id);
}
