import { guideAddress } from '../../domain/guide/address';
import { guideAnswerShape } from '../../contract/guide/guide-shapes';
import { reportOutcome } from '../../api/outcome';
import { request } from '../../api/request';
import { noteServerNow } from '../../api/server-clock';
import { GUIDE_API } from '../../contract/api-addresses';
import type { GuideRecord } from '../storage/db-rows';
import { followServerTime } from './guide-clock';
import { keepingGeneration, readGuideRecord, saveGuideRecord } from './guide-record';
import { dropStayKey, stayKeyFor } from '../guest-access/stay-key';

export { takeStayKey } from '../guest-access/stay-key';

const REFRESH_TIMEOUT_MS = 6000;

/**
 * Asks the server for one apartment and keeps the answer on the phone. A stay's key goes along in a header, where one
 * is kept for this apartment.
 *
 * @param apartment canonical code; `''` when the address has none
 * @param options `sent` is the same question, asked already
 * @throws ApiFailure, or the signal's reason
 */
export async function refreshGuide(
  apartment: string,
  options: { signal?: AbortSignal; sent?: Promise<Response> | null } = {},
): Promise<GuideRecord> {
  const generation = keepingGeneration();
  const key = stayKeyFor(apartment);
  const answer = await request({
    path: `${GUIDE_API}${encodeURIComponent(apartment)}`,
    schema: guideAnswerShape,
    timeoutMs: REFRESH_TIMEOUT_MS,
    signal: options.signal,
    sent: options.sent ?? null,
    ...(key === null ? {} : { headers: { authorization: `Stay ${key}` } }),
  });
  followServerTime(answer.serverNow);
  // A server whose clock is wrong for a moment says so too: the key is kept while this phone's clock knows of a stay.
  const { validUntil } = answer;
  const isOver = validUntil === null || Date.parse(validUntil) <= Date.now();
  if (answer.access === 'ended' && isOver) dropStayKey();
  const { movedTo } = answer;
  // Of another door, or the house's while there is none: "/hiden-page/" is its guide too.
  if (movedTo !== undefined) location.replace(`${guideAddress(movedTo)}#s=${key ?? ''}`);
  // Without the key, which has gone with the stay, the door is anybody's: the guest has still checked out.
  const kept = key === null && answer.access === 'locked' ? await readGuideRecord(apartment) : null;
  if (kept?.answer.access === 'ended') return kept;
  const record: GuideRecord = { apartment, answer, savedAt: Date.now() };
  // The house's guide is kept for whom a door is to come; that of anybody is the same for everybody.
  if (apartment || validUntil) await saveGuideRecord(record, generation);
  return record;
}

/** Takes an answer that came inside the guide's document for what it is: one of our server, of this very visit. */
export async function keepServed(record: GuideRecord): Promise<void> {
  noteServerNow(Date.parse(record.answer.serverNow));
  reportOutcome('answered');
  await saveGuideRecord(record);
}
