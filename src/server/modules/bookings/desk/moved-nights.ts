import type { Day } from '../../../../domain/days';
import type { Db, Tx } from '../../../platform/db/schema';
import {
  firstFullNight,
  freeNights,
  freeNightsOutside,
  insertNights,
  type NightSlot,
  pickSlots,
  readHeldTypes,
} from '../../booking-records/nights-store';
import { readTakenRooms } from '../../stay-records/taken-rooms';
import type { Booking } from '../../booking-records/store';
import { readRoom } from '../../catalogue/module';
import { endOthers } from '../change-status';

interface Target {
  roomId: number;
  checkIn: Day;
  checkOut: Day;
}

/** Rooms of one type that a moved booking takes. */
interface Taking extends Target {
  quantity: number;
}

/** Nights that a move takes, and those that it leaves as they are. */
export interface MovedNights {
  takings: readonly Taking[];
  /** Nights of `[from, to)` that stay in the rooms that they are in; `null` when all are taken anew. */
  kept: { from: Day; to: Day } | null;
}

/**
 * Says which nights a booking takes with its new place. Where other dates alone are wanted and a room of it is behind a
 * door of another type, each room goes on in the type that it is in: what is held is what is slept in.
 */
export async function movedNights(db: Db, booking: Booking, target: Target): Promise<MovedNights> {
  const { room_id: booked, check_in: before, check_out: until, quantity } = booking;
  const { checkIn, checkOut } = target;
  const types = target.roomId === booked ? await readHeldTypes(db, booking.id) : new Map<number, number>();
  if ([...types.keys()].every((type) => type === booked)) return { takings: [{ ...target, quantity }], kept: null };
  const added = [
    { checkIn, checkOut: checkOut < before ? checkOut : before },
    { checkIn: checkIn > until ? checkIn : until, checkOut },
  ].filter((nights) => nights.checkIn < nights.checkOut);
  const takings = [...types].flatMap(([roomId, rooms]) =>
    added.map((nights) => ({ roomId, ...nights, quantity: rooms })),
  );
  const kept = { from: checkIn > before ? checkIn : before, to: checkOut < until ? checkOut : until };
  return { takings: takings.sort((a, b) => a.roomId - b.roomId), kept };
}

/** The first night that somebody else has; `null` when all are free. */
export async function takenNightOf(
  db: Db,
  booking: Booking,
  { takings }: MovedNights,
  now: number,
): Promise<Day | null> {
  const found = await Promise.all(takings.map((taking) => slotsFor(db, booking, taking, now)));
  return found.map(({ night }) => night).reduce((first, night) => earlier(first, night), null);
}

/** Takes the nights. The caller holds the locks of all room types. @returns the first night that somebody else has */
export async function takeMovedNights(
  tx: Tx,
  booking: Booking,
  { takings, kept }: MovedNights,
  now: number,
): Promise<Day | null> {
  const { id, ends_at: endsAt } = booking;
  const picked: { roomId: number; slots: NightSlot[] }[] = [];
  for (const taking of takings) {
    const { roomId, checkIn, checkOut } = taking;
    await endOthers(tx, { id, room_id: roomId, check_in: checkIn, check_out: checkOut }, now);
    const { slots, night } = await slotsFor(tx, booking, taking, now);
    if (slots === null) return night;
    picked.push({ roomId, slots });
  }
  if (kept === null) await freeNights(tx, id);
  else await freeNightsOutside(tx, id, kept.from, kept.to);
  for (const { roomId, slots } of picked) await insertNights(tx, { roomId, bookingId: id, endsAt }, slots);
  return null;
}

async function slotsFor(
  db: Db,
  { id }: Booking,
  stay: Taking,
  now: number,
): Promise<{ slots: NightSlot[]; night: null } | { slots: null; night: Day }> {
  const { roomId, checkIn, checkOut } = stay;
  const rooms = (await readRoom(db, roomId))?.maxRooms ?? 0;
  const taken = await readTakenRooms(db, roomId, checkIn, checkOut, now, id);
  const slots = pickSlots(taken, rooms, stay);
  if (slots !== null) return { slots, night: null };
  return { slots, night: firstFullNight(taken, rooms, stay) ?? checkIn };
}

const earlier = (a: Day | null, b: Day | null): Day | null => (a === null || (b !== null && b < a) ? b : a);
