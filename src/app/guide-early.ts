import { apartmentCodeFromPath, isApartmentCode } from '../domain/guide/apartment-code';
import type { Language } from '../domain/languages';
import type { FirstLook } from '../features/guide/first-look';
import { type GuideState, NOTHING_KNOWN } from '../features/guide/guide-state';
import { COPIED_SHOWN_MS, copyText } from '../ui/copy-text';
import { cardsFor, type PaintedCards } from './early-cards';
import { askByKey, keptRecord, recordIn, servedRecord } from './early-facts';

/** What the early script has to say, in the language of the document. */
export interface EarlyWords {
  lang: Language;
  /** Title of the document and whose guide it is; `{{apartment}}` is filled in. */
  title: string;
  line: string;
  /** Instead of `line` where the address names no apartment. */
  missing: string;
  /** What a copy button says to a screen reader afterwards: it worked, it did not. */
  copied: { door: readonly [string, string]; wifi: readonly [string, string] };
  /** Session storage key of the place that a switch of language carries over. */
  placeKey: string;
  /** Address of the guide's script. */
  entry: string;
  /**
   * What it imports, so that no import waits for the answer before it. Not named in the HTML: the answers would come in
   * just when the text is laid out.
   */
  preloads: readonly string[];
  /** The same of React's part, for when it is wanted. */
  later: readonly string[];
  /**
   * Styles of the sections' bodies, which otherwise come after the text. A place that opens before it is painted is
   * painted with them, or it would be shifted when they come. They may hold the first picture up for a second, and no
   * longer: a line that hangs must not leave a blank page.
   */
  late: readonly string[];
}

/** The cards of door and Wi-Fi, from whatever says first what stands on them. */
function earlyCards(apartment: string, { lang, copied, later }: EarlyWords) {
  let known: GuideState = { ...NOTHING_KNOWN, apartment, now: Date.now() };
  let shown: PaintedCards | null = null;
  let pictures = false;
  let stopped = false;
  let unsay = (): void => undefined;

  const paint = (state: GuideState): boolean => {
    known = state;
    const next = cardsFor(state, lang);
    const place = document.getElementById('door')?.parentElement;
    // Not parsed to its end: whatever comes behind it says that it is.
    if (!next || !place?.nextElementSibling || stopped) return false;
    if (next.html !== shown?.html) {
      place.innerHTML = next.html;
      if (pictures) showPictures();
    }
    shown = next;
    look.painted = state;
    return true;
  };
  const repaint = (): void => {
    if (!shown) paint(known);
  };
  /** Signs and pictures from other files wait for the text. */
  const showPictures = (): void => {
    pictures = true;
    const give = (name: string, attribute: string): void => {
      for (const element of document.querySelectorAll(`${name}[data-${attribute}]`)) {
        element.setAttribute(attribute, element.getAttribute(`data-${attribute}`) as string);
        element.removeAttribute(`data-${attribute}`);
      }
    };
    give('use', 'href');
    give('img', 'src');
  };
  const copy = (button: HTMLElement): void => {
    const [text = '', [yes, no]] = button.closest('#door')
      ? [shown?.code, copied.door]
      : [shown?.password, copied.wifi];
    void copyText(text).then((done) => {
      unsay();
      const say = (state: string, icon: string, words: string): void => {
        button.dataset['copied'] = state;
        button.querySelector('use')?.setAttribute('href', `#ic-${icon}`);
        if (button.nextElementSibling) button.nextElementSibling.textContent = words;
      };
      if (stopped) return;
      say(done ? 'copied' : 'failed', done ? 'check' : 'copy', done ? yes : no);
      unsay = () => say('idle', 'copy', '');
      setTimeout(unsay, COPIED_SHOWN_MS);
    });
  };
  const stop = (): void => {
    unsay();
    stopped = true;
  };

  const served = servedRecord(apartment);
  const look: FirstLook = {
    served,
    asked: served ? null : askByKey(apartment),
    painted: null,
    opened: [],
    tapped: null,
    later,
    paint,
    stop,
  };
  window.hienFirst = look;
  if (served) known = { ...known, record: served, fresh: true };
  else if (apartment !== '') {
    known = { ...known, record: keptRecord(apartment) };
    if (look.asked) {
      void recordIn(apartment, look.asked).then(
        (record) => record && !known.fresh && paint({ ...known, record, fresh: true, now: Date.now() }),
        () => null, // the code behind this one tries again, and says what is the matter
      );
    }
  }
  return { look, repaint, showPictures, copy };
}

/**
 * What a guest can do before React is there: read the door's code and the Wi-Fi and copy them, read whose guide it is,
 * open and close sections, arrive at a deep link. It stands in the page as text, with what it imports
 * (`build/inline-script.ts`), so it stays small. From the moment `data-live` stands on the root element it does nothing
 * any more.
 *
 * The signs' files and the scripts are asked for once the text is painted: parsed and run beside it they would hold it
 * up, scripts that are on the phone already most of all. A script that got lost on a bad line is asked for again, with
 * all that it imports.
 */
export function guideEarly(words: EarlyWords): void {
  const root = document.documentElement;
  const code = apartmentCodeFromPath(location.pathname);
  const cards = earlyCards(code, words);
  const linkTo = (rel: string, href: string) => Object.assign(document.createElement('link'), { rel, href });
  const fill = (text: string): string => text.replace('{{apartment}}', () => code.slice(0, 16));
  root.classList.add('js');
  if (code) document.title = fill(words.title);
  if (isApartmentCode(code) && !document.querySelector('[rel=manifest]')) {
    document.head.append(linkTo('manifest', `/manifest/${code}.webmanifest`));
  }

  const set = (section: Element, open: boolean): void => {
    section.setAttribute('data-state', open ? 'open' : 'closed');
    section.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', `${open}`);
  };
  /** Opens a place and what it lies in. */
  const reveal = (id: string): HTMLElement | null => {
    const target = document.getElementById(id);
    for (let at: Element | null = target; at; at = at.parentElement) if (at.matches('[data-section]')) set(at, true);
    return target;
  };

  document.addEventListener('click', ({ target }) => {
    if ('live' in root.dataset) return;
    const at = (target as Element).closest<HTMLElement>('button,a[href^="#"]');
    if (!at) return;
    const section = at.closest('[data-section]');
    if ('film' in at.dataset) root.dataset['film'] = at.dataset['film'];
    else if (at.matches('a')) reveal(at.hash.slice(1));
    else if ('copied' in at.dataset) cards.copy(at);
    else if (section && 'accordionTrigger' in at.dataset) {
      const open = at.ariaExpanded !== 'true';
      set(section, open);
      if (open) cards.look.opened.push(section.id);
    } else cards.look.tapped = at;
  });

  const keptPlace = (): { open: string[]; at: string; top: number } | null => {
    try {
      const text = sessionStorage.getItem(words.placeKey);
      sessionStorage.removeItem(words.placeKey);
      return JSON.parse(text as string) as ReturnType<typeof keptPlace>;
    } catch {
      return null; // Storage is blocked, or somebody else wrote there.
    }
  };
  const kept = /[?&]lang=/.test(location.search) ? keptPlace() : null;
  /** Something can be read. Hidden pages paint nothing, and must get on all the same. */
  const painted = new Promise<void>((done) => {
    setTimeout(done, document.hidden ? 0 : 2000);
    new PerformanceObserver((seen) => seen.getEntriesByName('first-contentful-paint')[0] && done()).observe({
      type: 'paint',
      buffered: true,
    });
  });
  if (kept || location.hash) {
    for (const href of words.late) {
      const link = linkTo('stylesheet', href);
      link.setAttribute('blocking', 'render');
      document.head.append(link);
      setTimeout(() => link.sheet ?? link.remove(), 1000);
    }
  }
  /** As soon as something is parsed, and before it is painted: nothing moves when it is put right. */
  const parsed = (): HTMLElement | null => {
    const line = document.querySelector('[data-apartment-line]');
    if (line && !line.textContent) line.textContent = code ? fill(words.line) : words.missing;
    cards.repaint();
    if (!kept) return reveal(location.hash.slice(1));
    for (const section of document.querySelectorAll('[data-section]')) set(section, kept.open.includes(section.id));
    return document.getElementById(kept.at);
  };
  const parser = new MutationObserver(parsed);
  parser.observe(document, { childList: true, subtree: true });
  // "interactive": the whole text is there, and no deferred script has run.
  document.addEventListener(
    'readystatechange',
    () => {
      parser.disconnect();
      void painted.then(run);
      const target = parsed();
      target?.scrollIntoView({ behavior: 'instant' });
      if (target && kept) scrollBy({ top: target.getBoundingClientRect().top - kept.top, behavior: 'instant' });
    },
    { once: true },
  );
  void painted.then(cards.showPictures);
  const run = (): void => {
    cards.showPictures();
    for (const href of words.preloads) document.head.append(linkTo('modulepreload', href));
    const script = document.createElement('script');
    script.type = 'module';
    script.src = words.entry;
    script.onerror = () => setTimeout(run, 2000);
    document.body.append(script);
  };
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if ('serviceWorker' in navigator) void painted.then(register);
}
