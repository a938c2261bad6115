/** Key in local storage of the latest server time this phone has seen, in ms; the early script reads it by itself. */
export const SERVER_TIME_SEEN = 'hien_server_time';
/** Key in local storage of the record as the early script reads it, in one go. The database has the record itself. */
export const GUIDE_COPY = 'hien_guide';

/** Times of a record that the phone keeps; `serverNow` and `validUntil` are ISO 8601, `savedAt` in ms. */
interface CachedRecord {
  answer: { serverNow: string; validUntil: string | null };
  savedAt: number;
}

/**
 * The time by which a kept record is checked without a network, in ms: the phone's clock, put right by what it was off
 * when the record came, and never earlier than a server time already seen. A clock set back does not reopen a stay.
 *
 * @param seen latest server time this phone has seen, in ms
 */
function keptTime({ answer, savedAt }: CachedRecord, deviceNow: number, seen: number): number {
  const served = Date.parse(answer.serverNow);
  return Math.max(deviceNow + (served - savedAt), served, seen);
}

/** Tells whether the stay of a record is over. @param seen asked only where a stay can be over */
export function keptStayIsOver(record: CachedRecord, deviceNow: number, seen: () => number): boolean {
  const { validUntil } = record.answer;
  return validUntil !== null && keptTime(record, deviceNow, seen()) >= Date.parse(validUntil);
}
