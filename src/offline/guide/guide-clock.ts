import { keptStayIsOver } from '../../domain/guide/kept-time';
import type { GuideRecord } from '../storage/db-rows';
import { LOCAL_KEYS, readLocal, writeLocal } from '../storage/storage-keys';

/** Remembers a server time, if it is later than every one seen before. */
export function noteServerTime(serverNow: string): void {
  const at = Date.parse(serverNow);
  if (at > serverTimeSeen()) writeLocal(LOCAL_KEYS.serverTimeSeen, String(at));
}

/**
 * Takes what our server has just said for its time, though it is earlier than what it said before: its clock was wrong
 * then. Without that a guide without a network would take its stay for over until the wrong time has come.
 */
export function followServerTime(serverNow: string): void {
  const at = Date.parse(serverNow);
  if (at < serverTimeSeen()) writeLocal(LOCAL_KEYS.serverTimeSeen, String(at));
}

function serverTimeSeen(): number {
  const seen = Number(readLocal(LOCAL_KEYS.serverTimeSeen));
  return Number.isFinite(seen) ? seen : 0;
}

/** Tells whether the stay that a record belongs to is over. */
export function hasEnded(record: GuideRecord, deviceNow: number): boolean {
  return keptStayIsOver(record, deviceNow, serverTimeSeen);
}
