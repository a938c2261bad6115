import { wholeProfile } from '../../../contract/hotel/hotel-content';
import { doorsToSpare } from '../../../domain/guest-access/free-doors';
import { addDays, type Day, dayOfHotel } from '../../../domain/days';
import { groupBy } from '../../../domain/group-by';
import { AppError } from '../../errors';
import { readDocuments } from '../../platform/db/documents';
import type { Db, Tx } from '../../platform/db/schema';
import { boardDay, readDayBookings } from '../booking-records/day-store';
import type { Booking } from '../booking-records/store';
import type { HotelSnapshot } from '../hotel/hotel';
import { readDoorsOf, readStaysOfBooking } from '../stay-records/desk-store';
import { readDoors } from '../stay-records/doors-store';
import { ENDED_STAYS_KEPT_DAYS, readStaysFrom } from '../stay-records/store';
import { readHeldDoors } from './door-free';
import { isStanding } from './follow-booking';
import { giveDoor, nightsToCome } from './give-door';
import { type DoorForGuest, readDoorsFor } from './presence';

interface Tonight {
  profile: HotelSnapshot['profile'];
  /** The hotel's day. */
  today: Day;
  now: number;
}

/**
 * Gives a booking its doors where the house does so by itself: what the guest has chosen on whatever day they come, and
 * else, to who comes tonight, ready ones that are to spare. Who pays at midnight opens the door with nobody awake. The
 * caller holds the booking's lock; the guest learns of it with the confirmation.
 *
 * @param byStaff somebody of the staff has confirmed, and gives the doors that nobody has chosen
 * @returns whether a door was given
 */
export async function giveDoorsByHouse(tx: Tx, booking: Booking, now: number, byStaff: boolean): Promise<boolean> {
  if (byStaff && booking.chosen_door === null) return false;
  const { access, profile: written } = await readDocuments(tx, ['access', 'profile']);
  if (access?.doors !== 'house' || !written || booking.kind !== 'GUEST') return false;
  const profile = wholeProfile(written);
  const today = dayOfHotel(now, profile.hours.dayEnds);
  const tonight = { profile, today, now };
  if (booking.chosen_door !== null) return giveWhatIsFree(tx, booking, [booking.chosen_door], tonight);
  if (booking.check_in > today || booking.check_out <= today) return false;
  const free = await freeDoors(tx, booking, tonight);
  const doors = doorsToSpare(free, booking.room_id, await countRoomsWaiting(tx, booking, tonight));
  return giveWhatIsFree(tx, booking, doors, tonight);
}

async function giveWhatIsFree(
  tx: Tx,
  booking: Booking,
  doors: readonly string[],
  { today, now }: Tonight,
): Promise<boolean> {
  let missing = booking.quantity - (await readStaysOfBooking(tx, booking.id)).length;
  const before = missing;
  for (const door of doors) {
    if (missing === 0) break;
    try {
      await giveDoor(tx, booking, { door }, { staff: null, now, today, tells: false });
      missing -= 1;
    } catch (error) {
      // Somebody was given it in the same moment, or is still inside: the next is as good, and a chosen one waits.
      if (!(error instanceof AppError) || error.statusCode !== 409) throw error;
    }
  }
  return missing < before;
}

async function freeDoors(tx: Db, booking: Booking, { profile, today, now }: Tonight): Promise<DoorForGuest[]> {
  const roomIds = [booking.room_id];
  const { from, to } = nightsToCome(booking, today);
  const own = (await readDoors(tx, { roomIds })).map(({ code }) => code);
  const held = await readHeldDoors(tx, { from, to, doors: own }, now);
  const since = addDays(today, -ENDED_STAYS_KEPT_DAYS);
  const stays = groupBy(await readStaysFrom(tx, since, own), ({ apartment }) => apartment);
  const doors = await readDoorsFor(tx, { stays, profile }, { from, today, now }, { roomIds });
  return doors.filter(({ code }) => !held.has(code));
}

/** Rooms of the same type that others have booked for tonight and that have no door yet, nor one that they have chosen. */
async function countRoomsWaiting(tx: Db, booking: Booking, { profile, today, now }: Tonight): Promise<number> {
  const at = boardDay(profile.hours, today, now);
  const ofType = { roomIds: [booking.room_id], beyond: today };
  const expected = [
    ...(await readDayBookings(tx, 'arrivals', at, ofType)),
    ...(await readDayBookings(tx, 'late', at, ofType)),
  ];
  const coming = expected.filter((one) => one.id !== booking.id && one.chosen_door === null && isStanding(one));
  const doors = await readDoorsOf(
    tx,
    coming.map(({ id }) => id),
  );
  return coming.reduce((sum, { id, quantity }) => sum + quantity - (doors.get(id)?.length ?? 0), 0);
}
