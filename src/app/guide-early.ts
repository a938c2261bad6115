/** What the early script has to say, in the language of the document. */
export interface EarlyWords {
  /** `{{apartment}}` and, in `known`, `{{tower}}` are filled in. */
  title: string;
  titleMissing: string;
  known: string;
  unknown: string;
  missing: string;
  /** Session storage key of the place that a switch of language carries over. */
  placeKey: string;
}

/**
 * What a guest can do before React is there: read whose guide it is, open and close sections, arrive at a deep link.
 * It is put into the page as text, so it may use nothing from outside itself, and it stays small. From the moment
 * `data-live` stands on the root element it does nothing any more.
 */
export function guideEarly(words: EarlyWords): void {
  const root = document.documentElement;
  const { pathname, hash } = location;
  const segments = pathname.split('/').filter(Boolean);
  let code = '';
  try {
    if (segments.length > 1) code = decodeURIComponent(segments[segments.length - 1] as string);
  } catch {
    // A segment that cannot be decoded names no apartment.
  }
  code = code.trim().replace(/[a-z]/g, (letter) => letter.toUpperCase());
  const tower = /^([A-Z])[1-9]\d?\d\d$/.exec(code);
  const fill = (text: string): string =>
    text.replace('{{apartment}}', () => code.slice(0, 16)).replace('{{tower}}', tower ? (tower[1] as string) : '');

  root.classList.add('js');
  document.title = fill(code ? words.title : words.titleMissing);
  if (/^[A-Z][A-Z0-9]{0,15}$/.test(code) && !document.querySelector('[rel=manifest]')) {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = `/manifest/${code}.webmanifest`;
    document.head.append(link);
  }

  const set = (section: Element, open: boolean): void => {
    section.setAttribute('data-state', open ? 'open' : 'closed');
    section.querySelector('[data-accordion-trigger]')?.setAttribute('aria-expanded', `${open}`);
  };
  const isOpen = (section: Element): boolean => section.getAttribute('data-state') === 'open';
  /** Opens a place and what it lies in. */
  const reveal = (id: string): HTMLElement | null => {
    const target = document.getElementById(id);
    for (
      let section: Element | null | undefined = target?.closest('[data-section]');
      section;
      section = section.parentElement?.closest('[data-section]')
    )
      set(section, true);
    return target;
  };

  document.addEventListener('click', (event) => {
    if ('live' in root.dataset) return;
    const at = event.target as Element;
    const section = at.closest('[data-accordion-trigger]')?.closest('[data-section]');
    if (section) set(section, !isOpen(section));
    const link = at.closest('a[href^="#"]');
    if (link) reveal((link as HTMLAnchorElement).hash.slice(1));
    const film = at.closest('[data-film]');
    if (film) root.dataset['film'] = film.getAttribute('data-film') ?? '';
  });

  const whenThere = (): void => {
    const line = document.querySelector('[data-apartment-line]');
    if (line && !line.textContent)
      line.textContent = fill(code ? (tower ? words.known : words.unknown) : words.missing);
    if (!document.getElementById('guide-data')) {
      requestAnimationFrame(whenThere);
      return;
    }
    if ('live' in root.dataset) return;
    try {
      const kept = sessionStorage.getItem(words.placeKey) as string;
      sessionStorage.removeItem(words.placeKey);
      const { open, at, top } = JSON.parse(kept) as { open: string[]; at: string; top: number };
      document.querySelectorAll('[data-section]').forEach((section) => set(section, open.includes(section.id)));
      const target = document.getElementById(at);
      if (target) scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
    } catch {
      // No place was kept, or storage is blocked, or somebody else wrote there.
      if (hash) reveal(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
    }
  };
  whenThere();
}
