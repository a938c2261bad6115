import { type Copy, type CopyFault, missingSince } from '../../../domain/backups/copies';
import { readDocument, writeDocument } from '../../platform/db/documents';
import type { Database } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';

const FAILED_KEPT = 2;

export interface Attempts {
  good: number | null;
  failed: readonly { at: number; fault: CopyFault; name?: string }[];
}

/** Facts of the copies that every process reads, whichever has made them. */
export const readAttempts = async (db: Database): Promise<Attempts> =>
  (await readDocument(db, 'backups')) ?? { good: null, failed: [] };

export const noteGood = (db: Database, at: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { good, failed } = (await readDocument(tx, 'backups')) ?? { good: null, failed: [] };
    await writeDocument(tx, 'backups', { good: Math.max(good ?? 0, at), failed }, at);
  });

export const noteFailed = (db: Database, failure: Attempts['failed'][number]): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { good, failed } = (await readDocument(tx, 'backups')) ?? { good: null, failed: [] };
    await writeDocument(tx, 'backups', { good, failed: [failure, ...failed].slice(0, FAILED_KEPT) }, failure.at);
  });

export const copiesOf = ({ good, failed }: Attempts): Copy[] => [
  ...(good === null ? [] : [{ at: good, level: 'started' as const }]),
  ...failed.map(({ at }) => ({ at, level: 'failed' as const })),
];

/** Since when the house is without a copy that is new enough, and why; `null` while all is well. */
export async function readMissing(
  db: Database,
  now: number,
): Promise<{ since: number; fault: CopyFault | null } | null> {
  const attempts = await readAttempts(db);
  const since = missingSince(copiesOf(attempts), now);
  return since === null ? null : { since, fault: attempts.failed[0]?.fault ?? null };
}
