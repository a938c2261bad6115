import { pairStays } from '../../../domain/bookings/same-guest';
import { nameKey } from '../../../domain/contact';
import { type Day, nightsOf, stretchesOf } from '../../../domain/days';
import type { Db } from '../../platform/db/schema';
import { readNamelessNights } from '../booking-records/channel-store';
import { readStandingOf } from '../booking-records/desk-store';
import { namedBooking } from '../booking-records/names';
import { readTakenSlots } from '../booking-records/nights-store';
import {
  countNightsOfHouse,
  countTakenNights,
  readTakenStretches,
  type TakenStretch,
} from '../booking-records/taken-store';
import { readNightsOfBookings, readStaysByHand } from './nights-store';

/** Nights in a room of a type that somebody has without a booking of it. */
interface NightsByHand {
  stayId: string;
  roomId: number;
  nights: Day[];
  createdAt: number;
}

/**
 * Reads the nights of `[from, until)` that stays made by hand take of room types: a door is one room, whoever shares it.
 * Who is the guest of a booking of that type, by name and nights, or shares a door with one, has that booking's; who
 * has nights that a channel has sold without a name has those.
 *
 * @param until `null` for as far as they go
 */
async function readNightsByHand(
  db: Db,
  roomIds: readonly number[],
  from: Day,
  until: Day | null,
): Promise<NightsByHand[]> {
  const stays = await readStaysByHand(db, roomIds, from, until);
  if (stays.length === 0) return [];
  const types = [...new Set(stays.map(({ roomId }) => roomId))];
  const days = { from: min(stays.map((stay) => stay.from)), until: max(stays.map((stay) => stay.to)) };
  // By name here and not in SQL: SQLite takes 1,000 conditions, and each would be looked for in every booking.
  const names = new Set(stays.map(({ guestName }) => nameKey(guestName)));
  const standing = await readStandingOf(db, { roomIds: types, ...days });
  const namesakes = standing.filter((booking) => names.has(nameKey(booking.guest_name)));
  const others = await readNightsOfBookings(db, [...new Set(stays.map(({ door }) => door))], from);
  const taken = new Set(others.map(({ door, night }) => `${door} ${night}`));
  const paired = new Set<string>();
  for (const roomId of types) {
    const bookings = namesakes.filter((booking) => booking.room_id === roomId).map(namedBooking);
    const own = stays.filter((stay) => stay.roomId === roomId);
    const pairs = pairStays(
      bookings,
      own.map((stay) => ({ id: stay.id, guestName: stay.guestName, checkIn: stay.from, checkOut: stay.to })),
    );
    for (const { id } of [...pairs.values()].flat()) paired.add(id);
  }
  const nameless = await readNamelessNights(db, { roomIds: types, ...days });
  for (const { id, roomId, from: first, to } of stays) {
    const at = nameless.findIndex((one) => one.room_id === roomId && one.check_in <= first && to <= one.check_out);
    if (paired.has(id) || at === -1) continue;
    paired.add(id);
    nameless.splice(at, 1);
  }
  return stays
    .filter(({ id }) => !paired.has(id))
    .map(({ id: stayId, roomId, door, createdAt, ...stay }) => {
      const nights = nightsOf(max([stay.from, from]), until === null ? stay.to : min([stay.to, until]));
      const free = nights.filter((night) => !taken.has(`${door} ${night}`));
      for (const night of free) taken.add(`${door} ${night}`);
      return { stayId, roomId, nights: free, createdAt };
    });
}

const min = (days: readonly Day[]): Day => days.reduce((first, day) => (day < first ? day : first));
const max = (days: readonly Day[]): Day => days.reduce((last, day) => (day > last ? day : last));

/**
 * Slots that are taken on the nights of `[from, until)`, as `readTakenSlots` has them, and one more of each night that a
 * stay made by hand takes. That is in no slot: it counts as the first that is free.
 */
export async function readTakenRooms(
  db: Db,
  roomId: number,
  from: Day,
  until: Day,
  now: number,
  exceptBooking = '',
): Promise<Map<Day, Set<number>>> {
  const taken = await readTakenSlots(db, roomId, from, until, now, exceptBooking);
  const byHand = await readNightsByHand(db, [roomId], from, until);
  for (const night of byHand.flatMap(({ nights }) => nights)) {
    const slots = taken.get(night) ?? new Set();
    let slot = 0;
    while (slots.has(slot)) slot += 1;
    taken.set(night, slots.add(slot));
  }
  return taken;
}

/** Counts the rooms that bookings and stays made by hand take, by room and night, for several rooms at once. */
export async function countTakenRooms(
  db: Db,
  roomIds: readonly number[],
  from: Day,
  until: Day,
  now: number,
): Promise<Map<number, Map<Day, number>>> {
  const [counts, byHand] = await Promise.all([
    countTakenNights(db, roomIds, from, until, now),
    readNightsByHand(db, roomIds, from, until),
  ]);
  for (const { roomId, nights } of byHand) {
    const own = counts.get(roomId) ?? new Map<Day, number>();
    for (const night of nights) own.set(night, (own.get(night) ?? 0) + 1);
    counts.set(roomId, own);
  }
  return counts;
}

/** Counts the rooms of the house that bookings and stays made by hand take, by night of `[from, until)`. */
export async function countNightsTaken(
  db: Db,
  roomIds: readonly number[],
  from: Day,
  until: Day,
  now: number,
): Promise<Map<Day, number>> {
  const [counts, byHand] = await Promise.all([
    countNightsOfHouse(db, from, until, now),
    readNightsByHand(db, roomIds, from, until),
  ]);
  for (const night of byHand.flatMap(({ nights }) => nights)) counts.set(night, (counts.get(night) ?? 0) + 1);
  return counts;
}

/** Everything that keeps nights of a room type taken from a day on, stays made by hand too. */
export async function readAllTaken(db: Db, roomId: number, from: Day, now: number): Promise<TakenStretch[]> {
  const [taken, byHand] = await Promise.all([
    readTakenStretches(db, roomId, from, now),
    readNightsByHand(db, [roomId], from, null),
  ]);
  const more = byHand.flatMap(({ stayId: bookingId, nights, createdAt: updatedAt }) =>
    // Behind a shared door there can be gaps.
    stretchesOf(nights).map((stretch) => ({
      ...{ bookingId, status: 'CONFIRMED' as const, channelId: null, quantity: 1, updatedAt },
      ...stretch,
    })),
  );
  return [...taken, ...more];
}
