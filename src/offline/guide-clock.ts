import type { GuideRecord } from './db-rows';
import { LOCAL_KEYS, readLocal, writeLocal } from './storage-keys';

/** Remembers a server time, if it is later than every one seen before. */
export function noteServerTime(serverNow: string): void {
  const at = Date.parse(serverNow);
  if (at > serverTimeSeen()) writeLocal(LOCAL_KEYS.serverTimeSeen, String(at));
}

function serverTimeSeen(): number {
  const seen = Number(readLocal(LOCAL_KEYS.serverTimeSeen));
  return Number.isFinite(seen) ? seen : 0;
}

/**
 * The time by which a kept record is judged without a network, in ms: the phone's clock, put right by what it was off
 * when the record came, and never earlier than a server time already seen. A clock set back does not reopen a stay.
 */
export function timeFor(record: GuideRecord, deviceNow: number): number {
  const served = Date.parse(record.answer.serverNow);
  return Math.max(deviceNow + (served - record.savedAt), served, serverTimeSeen());
}

/** Whether the stay that a record belongs to is over. */
export function hasEnded(record: GuideRecord, deviceNow: number): boolean {
  const { validUntil } = record.answer;
  return validUntil !== null && timeFor(record, deviceNow) >= Date.parse(validUntil);
}
