import { type Expression, type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { GroupSize, GuestFilter, GuestSide } from '../../../contract/desk/today';
import { BLOCKING_STATUSES } from '../../../domain/bookings/booking';
import { type Day, dayInVietNam, instantInVietNam, timeInVietNam } from '../../../domain/days';
import type { Db, Tables } from '../../platform/db/schema';
import { DAY_COLUMNS, type DayBooking } from './desk-store';

/** The day that a board is of. */
export interface BoardDay {
  /** The hotel's. */
  day: Day;
  /** Its beginning, UTC ms. */
  since: number;
  /** UTC ms. */
  now: number;
  /** The hotel's hour of leaving, `HH:mm`. */
  checkOut: string;
}

/** The day of a board, by the hotel's hours. @param now UTC ms */
export const boardDay = (hours: { checkOut: string; dayEnds: string }, day: Day, now: number): BoardDay => ({
  day,
  now,
  checkOut: hours.checkOut,
  since: instantInVietNam(day, hours.dayEnds),
});

type Query = SelectQueryBuilder<Tables, 'bookings', object>;
type Where = ExpressionBuilder<Tables, 'bookings'>;

/**
 * Bookings of each group of the board:
 *
 * - `late`: should have come on an earlier day, and nobody has said anything of them since, however long ago it was
 * - `arrivals`: this is their first night, their booking stands, and nobody has seen them come
 * - `departures`: in the house on their last morning, or gone since the day began, whenever they were to leave. Who has
 *   not come is among them while it is news
 * - `inHouse`: in the house, and not leaving on this day
 */
const GROUPS: Record<GuestSide, (guests: Query, at: BoardDay) => Query> = {
  late: (guests, { day }) =>
    guests
      .where('check_in', '<', day)
      // Literally: the index `bookings_missed` is of these rows alone.
      .where('kind', '=', sql.lit('GUEST'))
      .where('status', '=', 'CONFIRMED')
      .where('arrived_at', 'is', null)
      .where('left_at', 'is', null)
      .where('no_show_at', 'is', null),
  arrivals: (guests, { day, now }) =>
    guests
      .where('check_in', '=', day)
      .where('kind', '=', 'GUEST')
      .where('arrived_at', 'is', null)
      .where('left_at', 'is', null)
      .where((where) =>
        where.or([
          where('status', '=', 'CONFIRMED'),
          where.and([where('status', '=', 'PENDING'), where('ends_at', '>', now)]),
        ]),
      ),
  departures: (guests, { day, since }) =>
    guests
      .where('kind', '=', 'GUEST')
      .where((where) =>
        where.or([
          where('left_at', '>=', since),
          where.and([
            where('check_out', '=', day),
            where.or([
              where('no_show_at', '>=', since),
              where.and([where('no_show_at', 'is', null), where('arrived_at', 'is not', null)]),
            ]),
          ]),
        ]),
      ),
  inHouse: (guests, { day }) =>
    guests.where('arrived_at', 'is not', null).where('left_at', 'is', null).where('check_out', '!=', day),
};

const groupOf = (db: Db, side: GuestSide, at: BoardDay): Query => GROUPS[side](db.selectFrom('bookings'), at);

/** Tells of a row whether nothing more is to be done for its guests. */
const isGone = (where: Where) => where.or([where('left_at', 'is not', null), where('no_show_at', 'is not', null)]);

const isHere = (where: Where) => where.and([where('arrived_at', 'is not', null), where('left_at', 'is', null)]);

/** The rule of `isOverdue`, of rows. */
function isOverdue(where: Where, { now, checkOut }: Pick<BoardDay, 'now' | 'checkOut'>) {
  const today = dayInVietNam(now);
  return where.and([
    isHere(where),
    where.or([
      where('check_out', '<', today),
      where.and([
        where('check_out', '=', today),
        where(where.fn.coalesce('departure_hour', where.val(checkOut)), '<=', timeInVietNam(now)),
      ]),
    ]),
  ]);
}

/** Counts the bookings whose guests are in the house past their hour. */
export async function countOverdue(db: Db, at: Pick<BoardDay, 'now' | 'checkOut'>): Promise<number> {
  const row = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('overdue'))
    // By the index `bookings_here`, of those alone whose last day has come.
    .where('check_out', '<=', dayInVietNam(at.now))
    .where((where) => isOverdue(where, at))
    .executeTakeFirstOrThrow();
  return row.overdue;
}

/** The rule of `dueOf`, of rows that are not below 0. */
function dueOf(where: Where, now: number): RawBuilder<number> {
  const stands = where.and([
    where('status', 'in', BLOCKING_STATUSES),
    where.or([where('status', '=', 'CONFIRMED'), where('ends_at', 'is', null), where('ends_at', '>', now)]),
  ]);
  const room = where.case().when(stands).then(where.ref('total')).else(sql.lit(0)).end();
  return sql<number>`${room} + charges - paid`;
}

const owes = (where: Where, now: number) =>
  where.and([where('no_show_at', 'is', null), where(dueOf(where, now), '>', 0)]);

/** Narrowing of a group. */
const NARROWED: Record<GuestFilter, (where: Where, at: BoardDay) => ReturnType<typeof isGone>> = {
  inHouse: (where) => isHere(where),
  overdue: (where, at) => isOverdue(where, at),
  due: (where, { now }) => owes(where, now),
};

interface DayPart {
  only?: GuestFilter | null;
  /** These alone. */
  ids?: readonly string[];
  /** Of these room types alone. */
  roomIds?: readonly number[];
  /** Of those alone who stay beyond this day. */
  beyond?: Day;
  limit?: number;
  offset?: number;
}

/** Reads who is in a group of the board, as names and nights tell. */
export const readDayNames = (
  db: Db,
  side: GuestSide,
  at: BoardDay,
): Promise<Pick<DayBooking, 'id' | 'guest_name' | 'check_in' | 'check_out' | 'left_at'>[]> =>
  groupOf(db, side, at).select(['id', 'guest_name', 'check_in', 'check_out', 'left_at']).execute();

/** Reads a group of the board, or a part of it. */
export function readDayBookings(
  db: Db,
  side: GuestSide,
  at: BoardDay,
  { only, ids, roomIds, beyond, limit, offset = 0 }: DayPart = {},
): Promise<DayBooking[]> {
  if (ids?.length === 0) return Promise.resolve([]);
  let rows = groupOf(db, side, at).select(DAY_COLUMNS);
  if (ids) rows = rows.where('id', 'in', ids);
  if (roomIds) rows = rows.where('room_id', 'in', roomIds);
  if (beyond) rows = rows.where('check_out', '>', beyond);
  if (only) rows = rows.where((where) => NARROWED[only](where, at));
  if (side === 'late') rows = rows.orderBy('check_in', 'desc');
  // In the order of the index `bookings_here`.
  else if (side === 'inHouse') rows = rows.orderBy('check_out');
  else rows = rows.orderBy((where) => where.case().when(isGone(where)).then(sql.lit(1)).else(sql.lit(0)).end());
  rows = rows.orderBy('guest_name').orderBy('id');
  return (limit === undefined ? rows : rows.limit(limit).offset(offset)).execute();
}

/** Figures of a group's bookings: guests, those of them for whom something is to be done, who are in the house, who are past their hour, and VND due. */
interface GroupFigures extends GroupSize {
  here: number;
  /** Of several rooms, and in the house. */
  several: number;
  overdue: number;
  due: number;
}

/** Counts a group of the board, or a part of it. */
export async function countDayBookings(
  db: Db,
  side: GuestSide,
  at: BoardDay,
  only: GuestFilter | null = null,
): Promise<GroupFigures> {
  let group = groupOf(db, side, at);
  if (only) group = group.where((where) => NARROWED[only](where, at));
  const row = await group
    .select((where) => [
      where.fn.countAll<number>().as('all'),
      where.fn.count<number>(one(where, isGone(where))).as('gone'),
      where.fn.count<number>(one(where, isHere(where))).as('here'),
      where.fn.count<number>(one(where, where.and([isHere(where), where('quantity', '>', 1)]))).as('several'),
      where.fn.count<number>(one(where, isOverdue(where, at))).as('overdue'),
      sumOf(where, where.case().when(owes(where, at.now)).then(dueOf(where, at.now)).else(sql.lit(0)).end()).as('due'),
    ])
    .executeTakeFirstOrThrow();
  return {
    all: row.all,
    left: row.all - row.gone,
    here: row.here,
    several: row.several,
    overdue: row.overdue,
    due: row.due,
  };
}

/** Adds up whole numbers as one: PostgreSQL would give a decimal. */
const sumOf = (where: Where, amount: Expression<number>): RawBuilder<number> =>
  sql<number>`cast(${where.fn.coalesce(where.fn.sum<number>(amount), sql.lit(0))} as bigint)`;

/** Something to count where a condition holds. */
const one = (where: Where, condition: ReturnType<typeof isGone>) => where.case().when(condition).then(sql.lit(1)).end();

/** Bookings whose guests are in the house and owe something. */
export async function readOwingInHouse(db: Db, now: number): Promise<string[]> {
  const found = db.selectFrom('bookings').select('id').where(isHere);
  return (await found.where((where) => owes(where, now)).execute()).map(({ id }) => id);
}

/** Bookings of some room types whose guests are in the house and stay on. */
export async function readStayingOn(db: Db, day: Day, roomIds: readonly number[]): Promise<string[]> {
  if (roomIds.length === 0) return [];
  const found = db.selectFrom('bookings').select('id').where(isHere).where('check_out', '>', day);
  return (await found.where('room_id', 'in', [...roomIds]).execute()).map(({ id }) => id);
}

/** Bookings of several rooms whose guests are in the house. */
export async function readOfSeveralRooms(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('arrived_at', 'is not', null)
    .where('left_at', 'is', null)
    .where('quantity', '>', 1)
    .execute();
  return rows.map(({ id }) => id);
}
