import { apartmentCodeFromPath, isApartmentCode } from '../../domain/guest-access/apartment-code';
import { MANIFEST_PATH } from '../../contract/api-addresses';
import type { MessageToWorker } from '../../contract/guide/worker';
import type { EarlyView } from '../../features/guide/early/early-view';
import { doorFacts, type GuideState, NOTHING_KNOWN } from '../../features/guide/early/guide-state';
import { doorCards, fillTemplate, templateId } from '../../domain/guide/door-cards';
import { areCardsWritten, askByKey, keptRecord, recordIn, rootClasses, servedRecord } from './early-facts';

/** Input of the early script: words in the language of the document, a storage key and style sheets. */
export interface EarlyWords {
  /** Title of the document and whose guide it is; `{{apartment}}` is filled in. */
  title: string;
  line: string;
  /** Instead of `line` where the address names no apartment. */
  missing: string;
  /** Session storage key of the place that a switch of language carries over. */
  placeKey: string;
  /**
   * Styles of the sections' bodies, which otherwise come after the text. A place that opens before it is painted is
   * painted with them, or it would be shifted when they come. They may hold the first picture up for a second, and no
   * longer: a line that hangs must not leave a blank page.
   */
  late: readonly string[];
}

/** Paints the cards of door and Wi-Fi, from whatever says first what stands on them. */
function earlyView(apartment: string, areWritten: boolean): EarlyView {
  let known: GuideState = { ...NOTHING_KNOWN, apartment, now: Date.now() };
  const served = servedRecord(apartment);
  /** Content of the cards as JSON; `null` for the first that is painted, where the server has written it itself. */
  let drawn = areWritten && served ? null : '';
  const early: EarlyView = {
    served,
    asked: served ? null : askByKey(apartment),
    painted: null,
    tapped: null,
    stopped: false,
    paint(state = known) {
      known = state;
      const cards = doorCards(doorFacts(state));
      const place = document.getElementById('door')?.parentElement;
      // Not parsed to its end: whatever comes behind it says that it is.
      if (!cards || !place?.nextElementSibling || early.stopped) return false;
      const next = JSON.stringify(cards);
      if ((drawn ?? next) !== next) {
        const template = document.getElementById(templateId(cards.kind));
        if (!template) return false;
        place.innerHTML = fillTemplate(template.innerHTML, cards.values);
        early.dress?.();
      }
      drawn = next;
      early.painted = state;
      return true;
    },
    stop() {
      early.unsay?.();
      early.stopped = true;
    },
  };
  if (served) known = { ...known, record: served, fresh: true };
  else if (apartment !== '') {
    known = { ...known, record: keptRecord(apartment) };
    if (early.asked) {
      early.asked
        .then((call) => {
          const record = recordIn(apartment, call);
          if (record && !known.fresh) early.paint({ ...known, record, fresh: true, now: Date.now() });
        })
        .catch(() => null); // the code behind this one tries again, and says what is the matter
    }
  }
  return early;
}

/** Tells whether the other language was left at some place. */
function comesFromOther(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false; // Storage is blocked.
  }
}

/**
 * Paints the door's code and the Wi-Fi, and says whose guide it is, before the first picture. It stands in the head as
 * text, with what it imports (`build/inline-script.ts`), and the picture waits for each byte of it, so what a finger
 * wants comes behind the first section's name (`app/guide/guide-touch.ts`).
 */
export function guideEarly(words: EarlyWords): void {
  const tellWorker = (): void => {
    const painted = { type: 'first-view-painted' } satisfies MessageToWorker;
    // There is none at an address without TLS.
    (navigator as Partial<Navigator>).serviceWorker?.controller?.postMessage(painted);
  };
  // A frame is asked for now and painted when it has run; the worker holds the rest of the document back until then.
  requestAnimationFrame(() => setTimeout(tellWorker));
  const code = apartmentCodeFromPath(location.pathname);
  const areWritten = areCardsWritten();
  const early = (window.hienEarly = earlyView(code, areWritten));
  const linkTo = (rel: string, href: string) => Object.assign(document.createElement('link'), { rel, href });
  const fill = (text: string): string => text.replace('{{apartment}}', () => code.slice(0, 16));
  document.documentElement.className = rootClasses;
  if (code) document.title = fill(words.title);
  if (isApartmentCode(code) && !document.querySelector('[rel=manifest]')) {
    document.head.append(linkTo('manifest', `${MANIFEST_PATH}/${code}.webmanifest`));
  }
  // A stay's key lies in the fragment too and is no place.
  const isPlace =
    /^#[\w-]+$/.test(location.hash) || (/[?&]lang=/.test(location.search) && comesFromOther(words.placeKey));
  // Behind cards of the server the picture may be there: the script for the place waits for the styles itself.
  if (isPlace && !areWritten) {
    for (const href of words.late) {
      const link = linkTo('stylesheet', href);
      link.setAttribute('blocking', 'render');
      document.head.append(link);
      setTimeout(() => link.sheet ?? link.remove(), 1000);
    }
  }
  /** As soon as something is parsed, and before it is painted: nothing moves when it is put right. */
  const parsed = (): void => {
    const line = document.querySelector('[data-apartment-line]');
    if (line && !line.textContent) line.textContent = code ? fill(words.line) : words.missing;
    if (!early.painted) early.paint();
  };
  const parser = new MutationObserver(parsed);
  parser.observe(document, { childList: true, subtree: true });
  parsed();
  // "interactive": the whole text is there, and no deferred script has run.
  document.addEventListener(
    'readystatechange',
    () => {
      parser.disconnect();
      parsed();
    },
    { once: true },
  );
}
