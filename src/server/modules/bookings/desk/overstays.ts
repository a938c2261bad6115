import { addDays, type Day } from '../../../../domain/days';
import { isOverdue } from '../../../../domain/guest-access/door-presence';
import { inTransaction } from '../../../platform/db/transaction';
import type { Database, Db } from '../../../platform/db/schema';
import { insertNights, pickSlots, readOwnNights, readTakenSlots } from '../../booking-records/nights-store';
import { lockBooking } from '../../booking-records/store';
import { lockRoom } from '../../catalogue/module';
import type { HotelState } from '../../hotel/hotel';
import { readInside } from '../../stay-records/presence-store';
import { readDoor } from '../../stay-records/doors-store';

/**
 * Keeps the night of the hotel's day for whoever is still in past the hour at which they were to leave: their room is not
 * sold to somebody else, by the same rows and the same key as every other night. It goes back on sale when they leave. A
 * night that is sold out already stays as it is: then somebody else has the right to it.
 */
export async function keepOverstays({ db, clock, hotel }: Deps): Promise<void> {
  const now = clock();
  const night = hotel.today(now);
  const { checkOut } = hotel.current.profile.hours;
  const doors = new Map<string, string[]>();
  for (const stay of await readInside(db)) {
    const { bookingId, apartment } = stay;
    if (bookingId === null || !isOverdue(stay, checkOut, now)) continue;
    doors.set(bookingId, [...(doors.get(bookingId) ?? []), apartment]);
  }
  for (const [bookingId, own] of doors) {
    await inTransaction(db, (tx) => keepNight(tx, bookingId, own, night, now));
  }
}

interface Deps {
  db: Database;
  clock: () => number;
  hotel: Pick<HotelState, 'today' | 'current'>;
}

/** @param doors those that the guests of a booking are behind: each keeps one room of the type that it is sold as */
async function keepNight(tx: Db, bookingId: string, doors: readonly string[], night: Day, now: number): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  if (!booking || booking.left_at !== null) return;
  const kept = await readOwnNights(tx, bookingId, night);
  for (const door of doors.slice(kept)) {
    const roomId = (await readDoor(tx, door))?.roomId ?? booking.room_id;
    const room = await lockRoom(tx, roomId);
    const stay = { checkIn: night, checkOut: addDays(night, 1), quantity: 1 };
    const slots = room && pickSlots(await readTakenSlots(tx, roomId, night, stay.checkOut, now), room.maxRooms, stay);
    if (slots) await insertNights(tx, { roomId, bookingId, endsAt: null }, slots);
  }
}
