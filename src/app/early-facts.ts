import { askEarly, heardEarly } from '../api/ask-early';
import { guideAnswerShape } from '../contract/guide-shapes';
import { ANSWER_ID } from '../contract/shell';
import { keptStayIsOver, SERVER_TIME_SEEN } from '../domain/guide/kept-time';
import { FORGOTTEN_KEY, keyInFragment } from '../domain/guide/stay-fragment';
import { GUEST_DATABASE } from '../offline/database-names';
import type { GuideRecord, KeptGuide } from '../offline/db-rows';

/** Where the early script has its facts from. Nothing here is kept, counted or wiped: that is `offline/guide-record.ts`. */

function recordOf(apartment: string, answer: unknown, savedAt: number): GuideRecord | null {
  const read = guideAnswerShape.safeParse(answer);
  return read.success && read.data.apartment === apartment ? { apartment, answer: read.data, savedAt } : null;
}

/** The answer that came inside the document, which it is taken out of. */
export function servedRecord(apartment: string): GuideRecord | null {
  const element = document.getElementById(ANSWER_ID);
  if (!element) return null;
  element.remove();
  return recordOf(apartment, JSON.parse(element.textContent), Date.now());
}

/** Asks for the answer when the address carries a stay's key: beside the parsing, a round trip before anybody else could. */
export function askByKey(apartment: string): Promise<Response> | null {
  const key = keyInFragment(location.hash);
  // Whether this is the key that the phone was told to forget is for `offline/stay-key.ts` to say.
  return key === null || apartment === '' || noted(FORGOTTEN_KEY) !== null ? null : askEarly(apartment, key);
}

/** What an answer to that says; `null` when it is not ours or not of this apartment. */
export async function recordIn(apartment: string, asked: Promise<Response>): Promise<GuideRecord | null> {
  return recordOf(apartment, await heardEarly(asked), Date.now());
}

/** Storage can be blocked: then nothing is noted, and the phone's own clock has to do. */
function noted(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const timeSeen = (): number => Number(noted(SERVER_TIME_SEEN)) || 0;

/** What the phone keeps of this apartment, without the code that keeps it; `null` when its stay may be over. */
export function keptRecord(apartment: string): Promise<GuideRecord | null> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open(GUEST_DATABASE);
    opening.onerror = () => fail(new Error(opening.error?.message));
    // There is none: it is not for us to make.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const db = opening.result;
      const reading = db.transaction('guides').objectStore('guides').get('last') as IDBRequest<KeptGuide | undefined>;
      reading.onerror = () => fail(new Error(reading.error?.message));
      reading.onsuccess = () => {
        db.close();
        const row = reading.result;
        const record = row?.apartment === apartment ? recordOf(apartment, row.answer, row.savedAt) : null;
        done(record && !keptStayIsOver(record, Date.now(), timeSeen) ? record : null);
      };
    };
  });
}
