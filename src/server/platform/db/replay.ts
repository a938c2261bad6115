import { createHash } from 'node:crypto';
import { storeResponse, takeKey } from './idempotency';
import type { Database, Db, Tx } from './schema';
import { inTransaction } from './transaction';
import { AppError } from '../../errors';

/** A call that may come again: its route, its idempotency key and what came with it. */
export interface KeyedCall {
  route: string;
  /** `null` when the caller sent none: then every call counts for itself. */
  key: string | null;
  body: unknown;
  /** Status of the answer; 200 when nothing is said. */
  status?: number;
}

interface Deps {
  db: Database;
  clock: () => number;
}

/**
 * Does a call's work in one transaction and keeps the answer. The same key and body get the same bytes again, and nothing
 * is done; two at once wait for each other.
 *
 * @param work gives the answer as JSON; what it throws takes the key back
 * @returns the answer as JSON
 * @throws AppError 422 `keyReused` when the key came with another body
 */
export function answerOnce(
  { db, clock }: Deps,
  call: KeyedCall,
  work: (tx: Tx, now: number) => Promise<string>,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    return (await answerOnceIn(tx, call, now, () => work(tx, now))).json;
  });
}

/**
 * Does what `answerOnce` does inside a transaction that is open already, such as one that holds a lock.
 *
 * @returns also whether the work was done now; `false` for a repeated call
 */
export async function answerOnceIn(
  tx: Db,
  call: KeyedCall,
  now: number,
  work: () => Promise<string>,
): Promise<{ json: string; isNew: boolean }> {
  const before = await findReplay(tx, call, now);
  if (before) return { json: before, isNew: false };
  const json = await work();
  await saveResponse(tx, call, json);
  return { json, isNew: true };
}

/**
 * Does work that no transaction may hold open, such as asking a bank: `start` runs in the transaction that takes the key,
 * `finish` outside of any. A call that broke off in between is started again.
 *
 * @param start is told whether the key was taken before and never answered
 * @param finish gives the answer as JSON, and calls `keep` with it in the transaction that makes it true
 * @throws AppError 422 `keyReused` when the key came with another body
 */
export async function answerInSteps<T>(
  { db, clock }: Deps,
  call: KeyedCall,
  start: (tx: Db, now: number, isAgain: boolean) => Promise<T>,
  finish: (started: T, keep: (tx: Db, json: string) => Promise<void>) => Promise<string>,
): Promise<string> {
  const first = await inTransaction(db, async (tx) => {
    const now = clock();
    const before = await findReplay(tx, call, now);
    return before ? { json: before } : { started: await start(tx, now, before === '') };
  });
  return 'json' in first ? first.json : finish(first.started, (tx, json) => saveResponse(tx, call, json));
}

/** Takes a call's key. @returns its answer as JSON; `''` when it was taken and never answered; `null` when it is new */
async function findReplay(tx: Db, { route, key, body }: KeyedCall, now: number): Promise<string | null> {
  if (key === null) return null;
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const before = await takeKey(tx, route, key, hash, now);
  if (before && before.bodyHash !== hash) throw new AppError(422, 'keyReused');
  return before?.response ?? null;
}

async function saveResponse(tx: Db, { route, key, status = 200 }: KeyedCall, json: string): Promise<void> {
  if (key !== null) await storeResponse(tx, route, key, status, json);
}
