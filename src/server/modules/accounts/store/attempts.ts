import type { Selectable } from 'kysely';
import { NETWORK_WEIGHTS } from '../../../../domain/desk/limits';
import type { AccountTables } from '../tables';
import { lockQuotas } from '../../../platform/db/quota-locks';
import type { Db } from '../../../platform/db/schema';

export type Attempt = Selectable<AccountTables['account_attempts']>;
type Kind = Attempt['kind'];

/**
 * From where something is tried: fingerprints of the address or device, and of the wider networks of IPv6. On the house's
 * own lines `site` is all of them together.
 */
export type Origin = Pick<Attempt, 'client' | 'site' | 'block'>;

/** A network that attempts are counted under, and for how many clients it counts. */
export interface AttemptNetwork {
  scope: keyof Origin;
  print: string;
  weight: number;
}

const WEIGHTS = [
  ['client', NETWORK_WEIGHTS.line],
  ['site', NETWORK_WEIGHTS.site],
  ['block', NETWORK_WEIGHTS.block],
] as const;

/**
 * Lists the networks that an origin is counted under, the narrowest first. A /48 has 65,536 lines, but its owner is not
 * 65,536 people.
 */
export const attemptNetworks = (origin: Origin): AttemptNetwork[] =>
  WEIGHTS.flatMap(([scope, weight]) => {
    const print = origin[scope];
    return print === null ? [] : [{ scope, print, weight }];
  });

/** Waits until nobody else counts the attempts on an account, or those of a client. @param who their fingerprints */
export const lockAttempts = (tx: Db, kind: Kind, who: readonly string[], now: number): Promise<void> =>
  lockQuotas(
    tx,
    who.map((one) => `${kind} ${one}`),
    now,
  );

export async function insertAttempt(tx: Db, attempt: Attempt): Promise<void> {
  await tx.insertInto('account_attempts').values(attempt).execute();
}

/** Reads the attempts on an account at or after `since` (UTC ms), the latest first. */
export async function readAttempts(
  db: Db,
  kind: Kind,
  account: string,
  since: number,
): Promise<Pick<Attempt, 'lane' | 'client' | 'site' | 'block' | 'known' | 'tried_at'>[]> {
  return db
    .selectFrom('account_attempts')
    .select(['lane', 'client', 'site', 'block', 'known', 'tried_at'])
    .where('kind', '=', kind)
    .where('account', '=', account)
    .where('tried_at', '>=', since)
    .orderBy('tried_at', 'desc')
    .execute();
}

/** Reads when each account that a network tried at or after `since` was tried first, the earliest first. */
export async function readTriedAccounts(
  db: Db,
  kind: Kind,
  { scope, print }: AttemptNetwork,
  since: number,
): Promise<{ account: string; firstAt: number }[]> {
  const rows = await db
    .selectFrom('account_attempts')
    .select((select) => ['account', select.fn.min<number>('tried_at').as('first_at')])
    .where('kind', '=', kind)
    .where(scope, '=', print)
    .where('tried_at', '>=', since)
    .groupBy('account')
    .orderBy('first_at')
    .execute();
  return rows.map((row) => ({ account: row.account, firstAt: row.first_at }));
}

/**
 * Says how many accounts a network that is nobody's known browser has missed at or after `since`, and when it tried last.
 *
 * @param lane fingerprint of the device of it that alone counts
 */
export async function readTriesFrom(
  db: Db,
  kind: Kind,
  { scope, print, lane }: AttemptNetwork & { lane?: string },
  since: number,
): Promise<{ accounts: number; lastAt: number }> {
  const row = await db
    .selectFrom('account_attempts')
    .select(({ fn }) => [
      fn.count<number | string>('account').distinct().as('accounts'),
      fn.max<number | null>('tried_at').as('last_at'),
    ])
    .where('kind', '=', kind)
    .where(scope, '=', print)
    .$if(lane !== undefined, (query) => query.where('lane', '=', lane ?? ''))
    .where('known', '=', 0)
    .where('tried_at', '>=', since)
    .executeTakeFirstOrThrow();
  return { accounts: Number(row.accounts), lastAt: row.last_at ?? 0 };
}

export async function deleteAttempt(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('account_attempts').where('id', '=', id).execute();
}

/** The owner has come in: what was tried from this place counts no more; with no place, all of it. */
export async function forgetAttempts(tx: Db, kind: Kind, account: string, lane?: string): Promise<void> {
  let query = tx.deleteFrom('account_attempts').where('kind', '=', kind).where('account', '=', account);
  if (lane !== undefined) query = query.where('lane', '=', lane);
  await query.execute();
}

export async function forgetOldAttempts(db: Db, before: number): Promise<void> {
  await db.deleteFrom('account_attempts').where('tried_at', '<', before).execute();
}
