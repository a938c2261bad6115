import { addDays, type Day } from '../../../../domain/days';
import { inTransaction } from '../../../platform/db/transaction';
import type { Database, Db } from '../../../platform/db/schema';
import { insertNights, pickSlots, readOwnNights, readTakenSlots } from '../../booking-records/nights-store';
import { lockBooking } from '../../booking-records/store';
import { lockRoom } from '../../catalogue/module';
import type { HotelState } from '../../hotel/hotel';
import { readInside } from '../../stay-records/desk-store';
import { readDoor } from '../../stay-records/doors-store';
import type { StoredStay } from '../../stay-records/store';

/**
 * Keeps the running night of whoever should have left on an earlier day and is still in: their room is not sold to
 * somebody else, by the same rows and the same key as every other night. It goes back on sale when they leave. A night
 * that is sold out already stays as it is: then somebody else has the right to it.
 */
export async function keepOverstays({ db, clock, hotel }: Deps): Promise<void> {
  const today = hotel.today(clock());
  for (const stay of await readInside(db)) {
    if (stay.bookingId === null || stay.to >= today) continue;
    await inTransaction(db, (tx) => keepNight(tx, stay, today, clock()));
  }
}

interface Deps {
  db: Database;
  clock: () => number;
  hotel: Pick<HotelState, 'today'>;
}

async function keepNight(tx: Db, { bookingId, apartment }: StoredStay, night: Day, now: number): Promise<void> {
  const booking = await lockBooking(tx, bookingId ?? '');
  if (!booking || booking.left_at !== null) return;
  const roomId = (await readDoor(tx, apartment))?.roomId ?? booking.room_id;
  if ((await readOwnNights(tx, booking.id, night)) >= booking.quantity) return;
  const room = await lockRoom(tx, roomId);
  const stay = { checkIn: night, checkOut: addDays(night, 1), quantity: 1 };
  const slots = room && pickSlots(await readTakenSlots(tx, roomId, night, stay.checkOut, now), room.maxRooms, stay);
  if (slots) await insertNights(tx, { roomId, bookingId: booking.id, endsAt: null }, slots);
}
