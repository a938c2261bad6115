import { leaveForServer } from '../../api/beacon';
import { READING_API } from '../../contract/api-addresses';
import { todayAt } from '../../domain/guide/clock';
import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from '../storage/storage-keys';

/** The server takes no longer texts; what was read first is forgotten first. */
const MOST_LETTERS = 4000;

/**
 * Notes that something was read, as a line of its own: the day in Viet Nam, what it was, the guide's language. It goes
 * out when the page is left, and with a later visit where there was no network.
 *
 * @param what kind and id, `section 2-3`
 */
export function recordView(what: string): void {
  const line = `${todayAt(Date.now())} ${what} ${document.documentElement.lang}\n`;
  writeLocal(LOCAL_KEYS.reading, ((readLocal(LOCAL_KEYS.reading) ?? '') + line).slice(-MOST_LETTERS));
}

/** Tells our server what was noted; what the browser has not taken stays. */
export function sendViews(): void {
  const lines = readLocal(LOCAL_KEYS.reading);
  if (lines && leaveForServer(READING_API, lines)) removeLocal(LOCAL_KEYS.reading);
}
