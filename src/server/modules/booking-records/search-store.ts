import type { SelectQueryBuilder } from 'kysely';
import type { BookingFilter } from '../../../contract/bookings/desk';
import { BLOCKING_STATUSES } from '../../../domain/bookings/booking';
import { type Day } from '../../../domain/days';
import { isDialled, isWholeNumber, phoneKey } from '../../../domain/phone';
import type { Booking } from './store';
import { hasPart } from '../../platform/db/like';
import type { Db, Tables } from '../../platform/db/schema';

/** Bookings that are looked for. */
export interface BookingSearch {
  /** Words without marks, in lower case; each must be found. */
  words: readonly { word: string; roomIds: readonly number[] }[];
  filter: BookingFilter;
  /** Stays that touch a day of `[from, to]`; each alone is open at the other end. */
  days?: { from?: Day | undefined; to?: Day | undefined };
  /** The hotel's day. */
  today: Day;
  now: number;
}

/** The same, of whom a whole telephone number names alone. */
interface OwnSearch extends BookingSearch {
  phoneKey?: string;
}

type Query = SelectQueryBuilder<Tables, 'bookings', object>;

/**
 * Guests' bookings that a search finds, the nearest first: who is here or comes today by the day of leaving, who comes
 * later, and what is over from yesterday back.
 */
export async function findBookings(db: Db, asked: BookingSearch, limit: number, offset: number): Promise<Booking[]> {
  const search = await byPhone(db, asked);
  const { today } = search;
  const near = searched(db, search).where('check_out', '>=', today);
  const found = await near
    .selectAll()
    .orderBy((order) => order.case().when('check_in', '<', today).then(today).else(order.ref('check_in')).end())
    .orderBy('check_out')
    .orderBy('guest_name')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  if (found.length === limit) return found;
  const nearer = found.length > 0 || offset === 0 ? offset + found.length : await count(near);
  const over = await searched(db, search)
    .where('check_out', '<', today)
    .selectAll()
    .orderBy('check_out', 'desc')
    .orderBy('id')
    .limit(limit - found.length)
    .offset(Math.max(0, offset - nearer))
    .execute();
  return [...found, ...over];
}

/**
 * Guests' bookings that a search finds, newest first, from one on: without passing over all that came before it.
 *
 * @param after the last one of the part before; `null` for the first part
 */
export async function findBookingsAfter(
  db: Db,
  search: BookingSearch,
  limit: number,
  after: Pick<Booking, 'id' | 'created_at'> | null,
): Promise<Booking[]> {
  const part = (query: Query, most: number): Promise<Booking[]> =>
    query.selectAll().orderBy('created_at', 'desc').orderBy('id').limit(most).execute();
  if (after === null) return part(searched(db, search), limit);
  const { id, created_at: at } = after;
  // Two questions, each of which begins where the last one ended: an import makes thousands in the same instant.
  const ofInstant = await part(searched(db, search).where('created_at', '=', at).where('id', '>', id), limit);
  if (ofInstant.length === limit) return ofInstant;
  const older = await part(searched(db, search).where('created_at', '<', at), limit - ofInstant.length);
  return [...ofInstant, ...older];
}

export const countBookings = async (db: Db, search: BookingSearch): Promise<number> =>
  count(searched(db, await byPhone(db, search)));

/**
 * Looks a number up that is whole, or that somebody has booked with; any other may be a part of one, and is looked for
 * in the words of all bookings.
 */
async function byPhone(db: Db, search: BookingSearch): Promise<OwnSearch> {
  const word = search.words.find(({ word: one }) => isDialled(one));
  const key = word && phoneKey(word.word);
  if (!key) return search;
  const own = { ...search, words: search.words.filter((one) => one !== word), phoneKey: key };
  if (isWholeNumber(key)) return own;
  const known = await db.selectFrom('bookings').select('id').where('phone_key', '=', key).limit(1).executeTakeFirst();
  return known ? own : search;
}

async function count(found: Query): Promise<number> {
  const row = await found.select((select) => select.fn.countAll<number>().as('bookings')).executeTakeFirst();
  return row?.bookings ?? 0;
}

function searched(db: Db, { words, filter, days = {}, today, now, phoneKey: key }: OwnSearch): Query {
  let query: Query = db.selectFrom('bookings').where('kind', '=', 'GUEST');
  if (key !== undefined) query = query.where('phone_key', '=', key);
  if (days.from !== undefined) query = query.where('check_out', '>=', days.from);
  if (days.to !== undefined) query = query.where('check_in', '<=', days.to);
  for (const { word, roomIds } of words) {
    query = query.where((where) =>
      roomIds.length === 0
        ? hasPart(where.ref('search'), word)
        : where.or([hasPart(where.ref('search'), word), where('room_id', 'in', roomIds)]),
    );
  }
  switch (filter) {
    case 'all':
      return query;
    case 'pending':
    case 'hold':
      return query.where('status', '=', filter === 'hold' ? 'HOLD' : 'PENDING').where('ends_at', '>', now);
    case 'here':
      return query.where('arrived_at', 'is not', null).where('left_at', 'is', null);
    case 'confirmed':
      return query
        .where('status', '=', 'CONFIRMED')
        .where('no_show_at', 'is', null)
        .where('left_at', 'is', null)
        .where((where) => where.or([where('check_out', '>=', today), where('arrived_at', 'is not', null)]));
    case 'noShow':
      return query.where('status', '=', 'CONFIRMED').where('no_show_at', 'is not', null);
    case 'debt':
      return inDebt(query);
    case 'refund':
      return query.where('refund_due', '>', 0);
    case 'over':
      return query.where((where) =>
        where.or([
          where('status', 'not in', BLOCKING_STATUSES),
          where('left_at', 'is not', null),
          where.and([where('check_out', '<', today), where('arrived_at', 'is', null)]),
          where.and([where('status', 'in', ['HOLD', 'PENDING']), where('ends_at', '<=', now)]),
        ]),
      );
  }
}

/** Narrows to those who have left and have not paid all. */
const inDebt = (query: Query): Query =>
  query
    .where('left_at', 'is not', null)
    .where('status', '=', 'CONFIRMED')
    // With the column first, as the index `bookings_owing` has it.
    .where(({ eb }) => eb('paid', '<', eb('total', '+', eb.ref('charges'))));

/** Guests who have left and have not paid all, the last to leave first. */
export function readDebts(db: Db, limit: number): Promise<Booking[]> {
  return inDebt(db.selectFrom('bookings').where('kind', '=', 'GUEST'))
    .selectAll()
    .orderBy('left_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Counts guests who have left and have not paid all. */
export async function countDebts(db: Db): Promise<number> {
  const row = await inDebt(db.selectFrom('bookings').where('kind', '=', 'GUEST'))
    .select((select) => select.fn.countAll<number>().as('debts'))
    .executeTakeFirst();
  return row?.debts ?? 0;
}

/** Counts the guests' bookings that there are, by their state. */
export async function countByStatus(db: Db): Promise<{ status: string; bookings: number }[]> {
  return await db
    .selectFrom('bookings')
    .select(({ fn }) => ['status', fn.countAll<number>().as('bookings')])
    .where('kind', '=', 'GUEST')
    .groupBy('status')
    .orderBy('status')
    .execute();
}

/** A booking that has a bill, the newest; `null` where guests have booked nothing yet. */
export async function readNewestBill(db: Db): Promise<string | null> {
  const newest = db.selectFrom('bookings').select('id').where('kind', '=', 'GUEST').orderBy('created_at', 'desc');
  return (await newest.limit(1).executeTakeFirst())?.id ?? null;
}
