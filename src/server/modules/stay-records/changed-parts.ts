import { noteParts } from '../../platform/db/revisions';
import type { Db } from '../../platform/db/schema';

const DOOR = 'door ';
const BOOKING = 'booking ';

/** Notes that doors, their stays or the keys of these are changed. */
export const noteDoors = (tx: Db, codes: readonly string[]): void =>
  noteParts(
    tx,
    codes.map((code) => DOOR + code),
  );

/** Notes that a booking is changed, or keys of its own. */
export const noteBooking = (tx: Db, id: string): void => noteParts(tx, [BOOKING + id]);

/** Notes the same of a booking and of every door that it has or had. */
export async function noteBookingDoors(tx: Db, id: string): Promise<void> {
  const doors = await tx.selectFrom('stays').select('apartment').distinct().where('booking_id', '=', id).execute();
  noteBooking(tx, id);
  noteDoors(
    tx,
    doors.map(({ apartment }) => apartment),
  );
}

/** Doors and bookings of noted parts. */
export const changedOf = (parts: readonly string[]): { doors: string[]; bookings: string[] } => ({
  doors: namesAfter(DOOR, parts),
  bookings: namesAfter(BOOKING, parts),
});

const namesAfter = (kind: string, parts: readonly string[]): string[] =>
  parts.filter((part) => part.startsWith(kind)).map((part) => part.slice(kind.length));
