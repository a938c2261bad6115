import { setTimeout as sleep } from 'node:timers/promises';
import { SqliteAdapter } from 'kysely';
import type { Database, Db } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';

/** Under what doors that are read from outside are counted; a client's fingerprint is longer. */
const OUTSIDE = 'outside';
/** A guest stands before a door: where one program can hold the whole database, noting that waits so long for it, in ms. */
const HELD_LIMIT_MS = 800;

/** Request of a client for an apartment, with its time in ms. */
export interface GuideRead {
  apartment: string;
  known: boolean;
  at: number;
}

/** The count of doors that networks outside have read beyond their first, which all processes share. */
export interface OutsideCount {
  /** Tells whether this read is one of them, by what its network has read. */
  isFurther: (reads: GuideReadDecision['reads']) => boolean;
  /** Doors an hour. */
  limit: number;
  /** Name under which this read is counted; the same door read from another network has another name. */
  name: string;
}

interface GuideReadDecision {
  allowed: boolean;
  /** Doors are being listed from outside: no further one is given. */
  listed: boolean;
  /** Reads of each client since the given instant, oldest first; this one is included when it was allowed. */
  reads: Map<string, GuideRead[]>;
}

/**
 * Notes one read for several clients (an address, a device), if all their budgets allow it.
 *
 * @param allows decides from what one client has read; called inside the transaction, so that processes that share the
 *   database see one another
 * @param outside counts doors from outside in the same transaction; `null` for who is in the house
 * @throws when another program holds the database for too long; it may be noted later all the same
 */
export async function recordGuideRead(
  db: Database,
  read: GuideRead,
  clients: readonly string[],
  since: number,
  allows: (client: string, reads: readonly GuideRead[]) => boolean,
  outside: OutsideCount | null = null,
): Promise<GuideReadDecision> {
  // One order for everybody, or two transactions could wait for each other.
  const ordered = [...clients].sort();
  const waiting = new AbortController();
  const noting = inTransaction(db, async (tx) => {
    waiting.abort();
    const reads = new Map<string, GuideRead[]>();
    for (const client of ordered) {
      await lockClient(tx, client, read.at);
      reads.set(client, await readsOf(tx, client, since));
    }
    // After the clients' own, in every transaction: first doors, which are most of them, never wait for this row.
    const further = outside?.isFurther(reads) === true ? outside : null;
    if (further) {
      await lockClient(tx, OUTSIDE, read.at);
      const doors = await readsOf(tx, OUTSIDE, since);
      if (doors.length >= further.limit) return { allowed: false, listed: true, reads };
    }
    const allowed = ordered.every((client) => allows(client, reads.get(client) ?? []));
    if (!allowed) return { allowed, listed: false, reads };
    if (further && read.known) await insertRead(tx, OUTSIDE, { ...read, apartment: further.name });
    for (const client of ordered) {
      await insertRead(tx, client, read);
      const others = (reads.get(client) ?? []).filter(({ apartment }) => apartment !== read.apartment);
      reads.set(client, [...others, read]);
    }
    return { allowed, listed: false, reads };
  });
  // On PostgreSQL nobody holds more than a table, and its own limits end that.
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return noting;
  await Promise.race([noting, begunInTime(waiting.signal)]);
  return noting;
}

/** Resolves once the signal says that it has begun. @throws when it has not in time */
async function begunInTime(begun: AbortSignal): Promise<void> {
  const inTime = await sleep(HELD_LIMIT_MS, false, { signal: begun }).catch(() => true);
  if (!inTime) throw new Error('Another program holds the database: a read of the guide is not noted.');
}

/** Forgets what is too old to count: who read what is kept for an hour and no longer. */
export async function forgetGuideReads(db: Database, before: number): Promise<void> {
  await db.deleteFrom('guide_reads').where('read_at', '<', before).execute();
  await db.deleteFrom('guide_clients').where('seen_at', '<', before).execute();
}

/** The row of the client is what concurrent transactions wait for. */
async function lockClient(tx: Db, client: string, now: number): Promise<void> {
  await tx
    .insertInto('guide_clients')
    .values({ client, seen_at: now })
    .onConflict((conflict) => conflict.column('client').doUpdateSet({ seen_at: now }))
    .execute();
}

async function readsOf(tx: Db, client: string, since: number): Promise<GuideRead[]> {
  const rows = await tx
    .selectFrom('guide_reads')
    .select(['apartment', 'known', 'read_at'])
    .where('client', '=', client)
    .where('read_at', '>', since)
    .orderBy('read_at')
    .execute();
  return rows.map((row) => ({ apartment: row.apartment, known: row.known === 1, at: row.read_at }));
}

async function insertRead(tx: Db, client: string, read: GuideRead): Promise<void> {
  const known = read.known ? 1 : 0;
  await tx
    .insertInto('guide_reads')
    .values({ client, apartment: read.apartment, known, read_at: read.at })
    .onConflict((conflict) => conflict.columns(['client', 'apartment']).doUpdateSet({ known, read_at: read.at }))
    .execute();
}
