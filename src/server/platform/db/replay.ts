import { createHash } from 'node:crypto';
import { storeResponse, takeKey } from './idempotency';
import type { Db } from './schema';
import { AppError } from '../../errors';

/** A call that may come again: its route, its idempotency key and what came with it. */
export interface KeyedCall {
  route: string;
  /** `null` when the caller sent none: then every call counts for itself. */
  key: string | null;
  body: unknown;
}

/**
 * Takes a call's key for this transaction.
 *
 * @returns the answer it got before, as JSON; `''` when it was taken and not answered yet; `null` when it is new
 * @throws AppError 422 `keyReused` when the key came with another body
 */
export async function findReplay(tx: Db, { route, key, body }: KeyedCall, now: number): Promise<string | null> {
  if (key === null) return null;
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const before = await takeKey(tx, route, key, hash, now);
  if (before && before.bodyHash !== hash) throw new AppError(422, 'keyReused');
  return before?.response ?? null;
}

/** Keeps the answer to a call that took its key. */
export async function saveResponse(tx: Db, { route, key }: KeyedCall, status: number, json: string): Promise<void> {
  if (key !== null) await storeResponse(tx, route, key, status, json);
}
