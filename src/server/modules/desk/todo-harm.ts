import type { Todo } from '../../../contract/desk/today';
import { isOutage } from './mail-todos';

/** A lock that is wanted later than that waits as long as one that a guest has left. */
const DAY_MS = 24 * 3_600_000;

/**
 * Ranks how far down something stands. Two guests sold one night, or somebody without light, come before any form,
 * however old it is; so does what is late by law.
 */
export function harmOf({ kind, topic, runsOut, at, seen, code }: Todo, now: number): number {
  // A guest stands before a door that does not open.
  if (kind === 'request' && code === 'CODE_FAILS') return seen === true ? 0 : -1;
  if (kind === 'clock' || kind === 'conflict' || (topic === 'issue' && seen !== true)) return 0;
  if (kind === 'declare' && Date.parse(at) <= now) return 0;
  if (runsOut && (kind !== 'rotate' || Date.parse(at) - now < DAY_MS)) return 1;
  if (kind === 'backup') return 1;
  if (kind === 'mail') return isOutage(code) ? 1 : 2;
  if (kind === 'request' && seen !== true) return 2;
  if (kind === 'attention' || kind === 'refund' || kind === 'rotate') return 2;
  if (kind === 'stale') return 3;
  return seen === true ? 5 : 4;
}
