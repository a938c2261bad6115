import { blocksNights } from '../../../domain/bookings/booking';
import type { Day } from '../../../domain/days';
import type { Db } from '../../platform/db/schema';
import type { Booking } from './store';

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

/** Reads the doors that guests have chosen on some of the nights, the earliest first. */
export async function readChosenDoors(db: Db, nights: Nights, now: number): Promise<ChosenDoor[]> {
  const rows = (await readChoices(db, nights)).filter((row) => stands(row, now));
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
  const ended = (await readChoices(tx, { from, to, doors: [door] })).filter((row) => !stands(row, now));
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await tx
    .updateTable('bookings')
    // Who has left has lost nothing.
    .set((row) => ({
      chosen_door: null,
      lost_door: row.case().when('left_at', 'is', null).then(door).else(null).end(),
    }))
    .where('id', 'in', ids)
    .execute();
}

/** Reads the bookings that stand and have chosen one of some doors, for all nights. */
export async function readChoosers(db: Db, doors: readonly string[], now: number): Promise<Booking[]> {
  if (doors.length === 0) return [];
  const rows = await db.selectFrom('bookings').selectAll().where('chosen_door', 'in', doors).orderBy('id').execute();
  return rows.filter((row) => stands(row, now));
}

type Choice = Pick<Booking, 'status' | 'ends_at' | 'left_at' | 'no_show_at'>;

/** Tells whether a choice holds: as long as its booking holds its nights. What the clock has ended holds nothing. */
const stands = ({ status, ends_at: endsAt, left_at: leftAt, no_show_at: noShowAt }: Choice, now: number): boolean =>
  leftAt === null && noShowAt === null && blocksNights({ status, endsAt }, now);

/** Reads all choices. Asked for their state besides, SQLite would read every confirmed booking for a dozen doors. */
async function readChoices(db: Db, { from, to, doors }: Nights) {
  if (doors.length === 0) return [];
  return await db
    .selectFrom('bookings')
    .select(['id', 'guest_name', 'check_in', 'check_out', 'chosen_door', 'status', 'ends_at', 'left_at', 'no_show_at'])
    .where('chosen_door', 'in', doors)
    .where('check_out', '>', from)
    .where('check_in', '<', to)
    .orderBy('check_in')
    .orderBy('id')
    .execute();
}
