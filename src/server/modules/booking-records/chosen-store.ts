import type { ExpressionBuilder } from 'kysely';
import type { Day } from '../../../domain/days';
import type { Db } from '../../platform/db/schema';
import type { Booking } from './store';
import type { BookingRecordTables } from './tables';

/** A door that the guest of a booking has chosen, for the nights of `[from, to)`. */
export interface ChosenDoor {
  door: string;
  bookingId: string;
  guestName: string;
  from: Day;
  to: Day;
}

/** Nights of `[from, to)` of some doors. Of all of them, every booking that stands would be read. */
interface Nights {
  from: Day;
  to: Day;
  doors: readonly string[];
}

type Where = ExpressionBuilder<BookingRecordTables, 'bookings'>;

/** A choice holds as long as its booking holds its nights: what the clock has ended holds nothing. */
const stands = (where: Where, now: number) =>
  where.and([
    where('left_at', 'is', null),
    where('no_show_at', 'is', null),
    where.or([
      where('status', '=', 'CONFIRMED'),
      where.and([where('status', 'in', ['HOLD', 'PENDING']), where('ends_at', '>', now)]),
    ]),
  ]);

const chosenOn = (where: Where, { from, to, doors }: Nights) =>
  where.and([where('chosen_door', 'in', doors), where('check_out', '>', from), where('check_in', '<', to)]);

/** Reads the doors that guests have chosen on some of the nights, the earliest first. */
export async function readChosenDoors(db: Db, nights: Nights, now: number): Promise<ChosenDoor[]> {
  if (nights.doors.length === 0) return [];
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'guest_name', 'check_in', 'check_out', 'chosen_door'])
    .where((where) => where.and([chosenOn(where, nights), stands(where, now)]))
    .orderBy('check_in')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...{ door: row.chosen_door ?? '', bookingId: row.id, guestName: row.guest_name },
    ...{ from: row.check_in, to: row.check_out },
  }));
}

/** Lets go of a door that bookings had chosen which hold nothing any more: one that stands again finds it gone. */
export async function dropEndedChoices(
  tx: Db,
  { door, from, to }: { door: string; from: Day; to: Day },
  now: number,
): Promise<void> {
  await tx
    .updateTable('bookings')
    .set((booking) => ({ chosen_door: null, lost_door: booking.ref('chosen_door') }))
    .where((where) => where.and([chosenOn(where, { from, to, doors: [door] }), where.not(stands(where, now))]))
    .execute();
}

/** Reads the bookings that stand and have chosen one of some doors, for all nights. */
export async function readChoosers(db: Db, doors: readonly string[], now: number): Promise<Booking[]> {
  if (doors.length === 0) return [];
  return db
    .selectFrom('bookings')
    .selectAll()
    .where((where) => where.and([where('chosen_door', 'in', doors), stands(where, now)]))
    .orderBy('id')
    .execute();
}
