import { sql } from 'kysely';
import type { Day } from '../../../domain/days';
import type { ItemKind } from '../../../domain/desk/items';
import type { RetentionKind } from '../../../domain/privacy/retention';
import { pseudonymiseBookings } from './pseudonymise';
import { bumpRevision } from '../../platform/db/revisions';
import type { Db } from '../../platform/db/schema';

/** Until when is forgotten: rows of an instant before it (UTC ms), or of a day before it or on it. */
export interface Limit {
  before: number;
  day: Day;
}

type Forget = (db: Db, limit: Limit) => Promise<number>;

/** Rows of what guests send, with how far reception was with them and what was still to be told about them. */
async function forgetItems(
  db: Db,
  table: 'guest_forms' | 'interests' | 'contact_messages' | 'tour_contacts' | 'tour_bookings',
  kind: ItemKind,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  await db.deleteFrom('item_states').where('kind', '=', kind).where('item_id', 'in', ids).execute();
  await db.deleteFrom('forwards').where('id', 'in', ids).execute();
  const { numDeletedRows } = await db.deleteFrom(table).where('id', 'in', ids).executeTakeFirst();
  return Number(numDeletedRows);
}

const SENT = [
  ['guest_forms', 'guest-form', 'received_at'],
  ['interests', 'interest', 'received_at'],
  ['contact_messages', 'message', 'received_at'],
  ['tour_contacts', 'tour-contact', 'created_at'],
  ['tour_bookings', 'tour-booking', 'created_at'],
] as const;
type SentTable = (typeof SENT)[number][0];

/** Deletes what guests have sent by its ids. @returns how many */
export async function deleteSent(db: Db, table: SentTable, ids: readonly string[]): Promise<number> {
  const kind = SENT.find(([name]) => name === table)?.[1] ?? 'message';
  return forgetItems(db, table, kind, ids);
}

const forgetSent =
  (...tables: SentTable[]): Forget =>
  async (db, { before }) => {
    let count = 0;
    for (const [table, kind, time] of SENT) {
      if (!tables.includes(table)) continue;
      for (;;) {
        const rows = await db
          .selectFrom(table)
          .select('id')
          .where(sql<number>`${sql.ref(time)}`, '<', before)
          .limit(500)
          .execute();
        if (rows.length === 0) break;
        count += await forgetItems(
          db,
          table,
          kind,
          rows.map(({ id }) => id),
        );
      }
    }
    return count;
  };

const deleted = ({ numDeletedRows }: { numDeletedRows: bigint }): number => Number(numDeletedRows);

/** What each kind forgets. The caller holds a transaction. */
export const FORGET: Readonly<Record<RetentionKind, Forget>> = {
  foreignGuests: async (db, { day }) =>
    deleted(await db.deleteFrom('foreign_guests').where('until_day', '<=', day).executeTakeFirst()),
  identity: async (db, { day }) => {
    const { numUpdatedRows } = await db
      .updateTable('bookings')
      .set({ guest_identity: null, guest_birthday: null })
      .where('check_out', '<=', day)
      .where((where) => where.or([where('guest_identity', 'is not', null), where('guest_birthday', 'is not', null)]))
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },
  stays: async (db, { day }) => {
    const count = deleted(await db.deleteFrom('stays').where('to_day', '<=', day).executeTakeFirst());
    if (count > 0) await bumpRevision(db, 'guide');
    const standing = db.selectFrom('stays').select('id');
    await db.deleteFrom('door_nights').where('stay_id', 'not in', standing).execute();
    // A key that waits for its door goes with its booking, which names nobody by then.
    const over = db.selectFrom('bookings').select('id').where('check_out', '<=', day);
    await db
      .deleteFrom('guide_keys')
      .where((where) =>
        where.or([
          where.and([where('stay_id', 'is not', null), where('stay_id', 'not in', standing)]),
          where('booking_id', 'in', over),
        ]),
      )
      .execute();
    return count;
  },
  guestForms: forgetSent('guest_forms', 'interests'),
  messages: forgetSent('contact_messages'),
  tourRequests: forgetSent('tour_contacts', 'tour_bookings'),
  mails: async (db, { before }) =>
    deleted(await db.deleteFrom('mails').where('created_at', '<', before).executeTakeFirst()),
  audit: async (db, { before }) => deleted(await db.deleteFrom('audit').where('at', '<', before).executeTakeFirst()),
  bookings: async (db, { day }) => {
    const rows = await db
      .selectFrom('bookings')
      .select('id')
      .where('check_out', '<=', day)
      .where('kind', '=', 'GUEST')
      .where('search', '!=', '')
      .limit(5000)
      .execute();
    return pseudonymiseBookings(
      db,
      rows.map(({ id }) => id),
    );
  },
};

/** Counts of what is read, and decisions about bookings that are long over. */
export async function forgetLeftovers(
  db: Db,
  { readingBefore, waivedBefore }: { readingBefore: Day; waivedBefore: number },
): Promise<number> {
  await db.deleteFrom('declaration_waivers').where('at', '<', waivedBefore).execute();
  return deleted(await db.deleteFrom('reading_counts').where('day', '<', readingBefore).executeTakeFirst());
}

export interface PrivacyRun {
  day: Day;
  at: number;
  counts: Record<string, number>;
}

/** Takes a day's forgetting for this process. @returns whether no other process has it */
export async function takeRun(db: Db, day: Day, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('privacy_runs')
    .values({ day, at: now, counts: '{}' })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function finishRun(db: Db, { day, at, counts }: PrivacyRun): Promise<void> {
  await db
    .updateTable('privacy_runs')
    .set({ at, counts: JSON.stringify(counts) })
    .where('day', '=', day)
    .execute();
}

/** The latest runs, the last one first. */
export async function readRuns(db: Db, limit: number): Promise<PrivacyRun[]> {
  const rows = await db.selectFrom('privacy_runs').selectAll().orderBy('day', 'desc').limit(limit).execute();
  return rows.map(({ day, at, counts }) => ({ day, at, counts: JSON.parse(counts) as Record<string, number> }));
}
