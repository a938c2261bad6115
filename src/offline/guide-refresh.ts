import { guideAnswerShape } from '../contract/guide-shapes';
import { request } from '../api/request';
import type { GuideRecord } from './db-rows';
import { keepingGeneration, saveGuideRecord } from './guide-record';
import { dropStayKey, stayKeyFor } from './stay-key';

export { takeStayKey } from './stay-key';

const REFRESH_TIMEOUT_MS = 6000;

/**
 * Asks the server for one apartment and keeps the answer on the phone. A stay's key goes along in a header, where one
 * is kept for this apartment.
 *
 * @param apartment canonical code; `''` when the address has none
 * @throws ApiFailure, or the signal's reason
 */
export async function refreshGuide(apartment: string, options: { signal?: AbortSignal } = {}): Promise<GuideRecord> {
  const generation = keepingGeneration();
  const key = stayKeyFor(apartment);
  const answer = await request({
    path: `/api/guide/${encodeURIComponent(apartment)}`,
    schema: guideAnswerShape,
    timeoutMs: REFRESH_TIMEOUT_MS,
    signal: options.signal,
    ...(key === null ? {} : { headers: { authorization: `Stay ${key}` } }),
  });
  if (answer.access === 'ended') dropStayKey();
  const record: GuideRecord = { apartment, answer, savedAt: Date.now() };
  if (apartment !== '') await saveGuideRecord(record, generation);
  return record;
}
