import { askEarly, type EarlyCall, heardEarly } from '../../api/ask-early';
import { ANSWER_ID, IN_CARDS } from '../../contract/guide/guide-document';
import { shownAnswerShape } from '../../contract/guide/shown-shape';
import { GUIDE_COPY, keptStayIsOver, SERVER_TIME_SEEN } from '../../domain/guide/kept-time';
import { FORGOTTEN_KEY, wholeKeyIn } from '../../domain/guest-access/stay-fragment';
import type { GuideRecord } from '../../offline/storage/db-rows';

/**
 * Source of the early script's facts. Nothing here is kept, counted or wiped: that is `offline/guide/guide-record.ts`.
 */

function recordOf(apartment: string, answer: unknown, savedAt: number): GuideRecord | null {
  const read = shownAnswerShape.safeParse(answer);
  // What leads to another door is no answer to show: `offline/guide/guide-refresh.ts` goes there.
  return read.success && read.data.apartment === apartment && read.data.movedTo === undefined
    ? { apartment, answer: read.data, savedAt }
    : null;
}

/** The answer that came inside the document, which it is taken out of. */
export function servedRecord(apartment: string): GuideRecord | null {
  const element = document.getElementById(ANSWER_ID);
  if (!element) return null;
  element.remove();
  return recordOf(apartment, JSON.parse(element.textContent), Date.now());
}

/** Tells whether the server has written the cards of the document itself; asked before the answer is taken out. */
export const areCardsWritten = (): boolean => Boolean(document.querySelector(`[${IN_CARDS}]`));

/** Asks for the answer when the address carries a stay's key: beside the parsing, a round trip before anybody else could. */
export function askByKey(apartment: string): Promise<EarlyCall> | null {
  const key = wholeKeyIn(location.hash);
  // Whether this is the key that the phone was told to forget is for `offline/guest-access/stay-key.ts` to say.
  return key && apartment && noted(FORGOTTEN_KEY) === null ? askEarly(apartment, key) : null;
}

/** Reads the answer to a call by key; `null` when it is not ours or not of this apartment. */
export const recordIn = (apartment: string, call: EarlyCall): GuideRecord | null =>
  recordOf(apartment, heardEarly(call), Date.now());

/** Storage can be blocked: then nothing is noted, and the phone's own clock has to do. */
function noted(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const timeSeen = (): number => Number(noted(SERVER_TIME_SEEN)) || 0;

/**
 * Classes of the page's root: that scripts run, and `over` where the phone knows a stay to be over. Put there once, at the
 * end: naming the root twice is more than the early script may weigh.
 */
export let rootClasses = 'js';

/**
 * Reads in one go what the phone keeps of this apartment; `null` when that is nothing, or its stay may be over. Where it
 * is, a postcard comes, and its room is held from the first picture on.
 */
export function keptRecord(apartment: string): GuideRecord | null {
  const text = noted(GUIDE_COPY);
  // On each first visit: what is thrown costs a slow phone more than the rest of this.
  if (text) {
    try {
      const { answer, savedAt } = JSON.parse(text) as GuideRecord;
      const record = recordOf(apartment, answer, savedAt);
      if (!record || !keptStayIsOver(record, Date.now(), timeSeen)) return record;
      rootClasses += ' over';
    } catch {
      // Somebody else wrote there.
    }
  }
  return null;
}
