import type { EarlyView } from '../../features/guide/early/early-view';
import { leaveForLanguage } from '../../features/guide/early/leave-for-language';
import { COPIED_SHOWN_MS, copyText } from '../../ui/copy-text';
import { wholeKeyIn } from '../../domain/guest-access/stay-fragment';
import { setSection } from './open-section';

/** Input of `guideTouch`: words that it says and addresses that it asks for. */
export interface TouchWords {
  /** Words of a copy button for a screen reader afterwards: when it worked, when it did not. */
  copied: { door: readonly [string, string]; wifi: readonly [string, string] };
  /** Session storage key of the place that a switch of language carries over. */
  placeKey: string;
  /** Address of the guide's script. */
  entry: string;
  /**
   * Addresses of the scripts that the guide's script imports, so that no import waits for the answer before it. Not
   * named in the HTML: the answers would come in just when the text is laid out.
   */
  preloads: readonly string[];
}

/** A browser reads each file of drawings as a document of its own: all at once they hold a slow phone for too long. */
const BETWEEN_FILES_MS = 60;

/** Signs and pictures from other files wait for the text; `one` file now, and the others each some time after. */
function showPictures(one = false): void {
  let file = '';
  for (const element of document.querySelectorAll('use[data-href],img[data-src]')) {
    const name = element.matches('use') ? 'href' : 'src';
    const address = element.getAttribute(`data-${name}`) as string;
    file ||= address.replace(/#.*/, '');
    if (one && !address.startsWith(file)) continue;
    element.setAttribute(name, address);
    element.removeAttribute(`data-${name}`);
  }
  if (one && file) setTimeout(showPictures, BETWEEN_FILES_MS, one);
}

/** Opens a place and what it lies in. */
function reveal(id: string): HTMLElement | null {
  const target = document.getElementById(id);
  for (let at: Element | null = target; at; at = at.parentElement)
    if (at.matches('[data-section]')) setSection(at, true);
  return target;
}

/**
 * @param late the tap is long over: a browser that then refuses to copy is tried again, not believed
 * @param begun the copy that began with the tap
 */
function copy(
  button: HTMLButtonElement,
  early: EarlyView,
  copied: TouchWords['copied'],
  late: boolean,
  begun?: Promise<void>,
): void {
  const [yes, no] = button.closest('#door') ? copied.door : copied.wifi;
  const again = (): Promise<boolean> => copyText(button.value);
  void (begun?.then(() => true, again) ?? again()).then((done) => {
    early.unsay?.();
    const say = (state: string, icon: string, words: string): void => {
      button.dataset['copied'] = state;
      button.querySelector('use')?.setAttribute('href', `#ic-${icon}`);
      if (button.nextElementSibling) button.nextElementSibling.textContent = words;
    };
    if (early.stopped || (late && !done)) return;
    say(done ? 'copied' : 'failed', done ? 'check' : 'copy', done ? yes : no);
    const unsay = () => say('idle', 'copy', '');
    early.unsay = unsay;
    early.copyShown = new Promise((over) => setTimeout(over, COPIED_SHOWN_MS)).then(unsay);
  });
}

/** The styles of what opens are there, or have had a second: a line that hangs must not keep a place closed. */
function lateStyles(): Promise<unknown> {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('body>[rel=stylesheet]')].filter(
    ({ sheet }) => !sheet,
  );
  const come = missing.map((link) => new Promise((done) => (link.onload = link.onerror = done)));
  return Promise.race([Promise.all(come), new Promise((done) => setTimeout(done, 1000))]);
}

/** The place that the other language was left at. */
function keptPlace(key: string): { open: string[]; at: string; top: number } | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return JSON.parse(text as string) as ReturnType<typeof keptPlace>;
  } catch {
    return null; // Storage is blocked, or somebody else wrote there.
  }
}

/**
 * Lets a guest do some things before React is there, beside what works from the first picture on
 * (`guide-taps-script.ts`): hear that something is copied, arrive at a deep link, choose the other language. It stands
 * as text behind the first section's name, takes itself and the early script out of what React will find, and does
 * nothing any more from the moment `data-live` stands on the root element, but for the language.
 *
 * The signs' files and the scripts are asked for once the text is painted: parsed and run beside it they would hold it
 * up, scripts that are on the phone already most of all. A script that got lost on a bad line is asked for again, with
 * all that it imports.
 */
export function guideTouch(words: TouchWords): void {
  for (const script of document.querySelectorAll('#root script')) script.remove();
  // Without what somebody put behind the key: the address is kept, as an icon or a bookmark.
  const key = wholeKeyIn(location.hash);
  if (key) history.replaceState(history.state, '', `#s=${key}`);
  const { dataset } = document.documentElement;
  const early = window.hienEarly as EarlyView;

  addEventListener('hashchange', () => {
    if ('live' in dataset) return;
    const target = reveal(location.hash.slice(1));
    target?.scrollIntoView({ behavior: 'instant' });
    (target?.querySelector<HTMLElement>('[data-accordion-trigger]') ?? target)?.focus({ preventScroll: true });
  });
  const act = (at: HTMLElement, late = false, begun?: Promise<void>): void => {
    if ('film' in at.dataset) dataset['film'] = at.dataset['film'];
    else if (at.matches('a')) reveal(at.hash.slice(1));
    else if ('copied' in at.dataset) copy(at as HTMLButtonElement, early, words.copied, late, begun);
    else if (!('atOnce' in at.dataset || 'accordionTrigger' in at.dataset)) early.tapped = at;
  };
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (link) leaveForLanguage(link);
    const at = (target as Element).closest<HTMLElement>('button,a[href^="#"]');
    if (at && !('live' in dataset)) act(at);
  });
  // Once each: who taps again because nothing happened wants it all the more.
  const { hienTaps } = window;
  hienTaps?.missed?.forEach((begun, at) => act(at, true, begun));
  if (hienTaps) hienTaps.missed = null;

  const kept = /[?&]lang=/.test(location.search) ? keptPlace(words.placeKey) : null;
  /** Something can be read. Hidden pages paint nothing, and must get on all the same. */
  const painted = new Promise<void>((done) => {
    setTimeout(done, document.hidden ? 0 : 2000);
    new PerformanceObserver((seen) => seen.getEntriesByName('first-contentful-paint')[0] && done()).observe({
      type: 'paint',
      buffered: true,
    });
  });
  // A place's styles that the picture waits for stand in the head; the others come behind the text.
  let isStyled = Boolean(document.head.querySelector('[rel=stylesheet]'));
  /** As soon as something is parsed, and before it is painted: nothing moves when it is put right. */
  const parsed = (): HTMLElement | null => {
    const styles = document.querySelector('#root style');
    // Whole when something stands behind them. In the head React does not look for them, and behind the others there they
    // win over what they won over as one sheet, also where a deep link has brought the bodies' styles already.
    if (styles?.nextElementSibling) document.querySelector('head style')?.after(styles);
    if (!isStyled) return null;
    if (!kept) return reveal(location.hash.slice(1));
    for (const section of document.querySelectorAll('[data-section]'))
      setSection(section, kept.open.includes(section.id));
    return document.getElementById(kept.at);
  };
  const arrive = (): void => {
    isStyled = true;
    const target = parsed();
    target?.scrollIntoView({ behavior: 'instant' });
    if (target && kept) scrollBy({ top: target.getBoundingClientRect().top - kept.top, behavior: 'instant' });
  };
  const parser = new MutationObserver(parsed);
  parser.observe(document, { childList: true, subtree: true });
  parsed();
  document.addEventListener(
    'readystatechange',
    () => {
      parser.disconnect();
      void painted.then(run);
      if (isStyled) arrive();
      else void lateStyles().then(arrive);
    },
    { once: true },
  );
  const dress = (): void => {
    early.dress = () => showPictures();
    showPictures(true);
  };
  void painted.then(dress);
  const run = (): void => {
    dress();
    for (const href of words.preloads) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.src = words.entry;
    script.onerror = () => setTimeout(run, 2000);
    document.body.append(script);
  };
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if ('serviceWorker' in navigator) void painted.then(register);
}
