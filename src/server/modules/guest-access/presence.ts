import type { Inside } from '../../../contract/bookings/desk-guests';
import { isOverdue } from '../../../domain/guest-access/door-presence';
import type { Day } from '../../../domain/days';
import { AppError } from '../../errors';
import type { Db, Tx } from '../../platform/db/schema';
import type { HotelSnapshot } from '../hotel/hotel';
import { lockApartment, readStaysOfBooking } from '../stay-records/desk-store';
import { readInside } from '../stay-records/presence-store';
import { type Door, type DoorsRead, marksReady, readDoors } from '../stay-records/doors-store';
import type { StoredStay } from '../stay-records/store';
import { asFor } from './doors/ready-doors';

/** A door as it is for a guest who comes: made ready, left at last, and with whom inside. */
export interface DoorForGuest extends Door {
  /** Instant at which its last guest left, UTC ms; `null` when nobody knows. */
  leftAt: number | null;
  inside: Inside | null;
  /** The guest comes today, and it is still to be cleaned: given on purpose only. */
  dirty: boolean;
}

/** Describes a guest behind a door. @param checkOut the hotel's hour, `HH:mm` */
const insideOf = (stay: StoredStay, checkOut: string, now: number): Inside => ({
  bookingId: stay.bookingId,
  guestName: stay.guestName,
  until: stay.to,
  overdue: isOverdue(stay, checkOut, now),
});

/** Reads the guest behind each door; of those who share one, the first to leave. @param codes of these doors alone */
export async function readInsideByDoor(
  db: Db,
  { profile }: Pick<HotelSnapshot, 'profile'>,
  now: number,
  codes?: readonly string[],
): Promise<Map<string, Inside>> {
  const doors = new Map<string, Inside>();
  for (const stay of await readInside(db, codes)) {
    if (!doors.has(stay.apartment)) doors.set(stay.apartment, insideOf(stay, profile.hours.checkOut, now));
  }
  return doors;
}

/**
 * The doors in use as they are for a guest who comes on a day. Whoever is inside now keeps out who comes today; of a
 * later day they will have left by then.
 *
 * @param when `from` is the coming guest's first night, `today` the hotel's day
 * @param which of these doors alone
 */
export async function readDoorsFor(
  db: Db,
  { stays, profile }: Pick<HotelSnapshot, 'stays' | 'profile'>,
  when: { from: Day; today: Day; now: number },
  which: DoorsRead = {},
): Promise<DoorForGuest[]> {
  const { from, today, now } = when;
  const isNow = from <= today;
  const [doors, isMarking] = await Promise.all([readDoors(db, which), isNow && marksReady(db)]);
  const codes = which.roomIds && doors.map(({ code }) => code);
  const inside = isNow ? await readInsideByDoor(db, { profile }, now, codes) : new Map<string, Inside>();
  return doors.map((door) => {
    const own = stays.get(door.code) ?? [];
    const leftAt = own.reduce((last, { endedAt }) => Math.max(last, endedAt ?? 0), 0);
    const known = asFor(door, from, own);
    return {
      ...known,
      leftAt: leftAt === 0 ? null : leftAt,
      inside: inside.get(door.code) ?? null,
      dirty: isMarking && known.readyAt === null,
    };
  });
}

/**
 * Refuses a door whose guest should have left and has not. The caller holds the door's lock.
 *
 * @param bookingId the coming guest's booking: its own guests keep nobody out; `null` without one
 * @param until asks about those alone who were to leave by this day; whoever stays longer shares the door
 * @throws AppError 409 `doorOccupied` with who is inside and until when they were to stay
 */
export async function requireEmptyDoor(
  tx: Db,
  { apartment, bookingId, until }: { apartment: string; bookingId: string | null; until?: Day },
): Promise<void> {
  const stays = await readInside(tx, [apartment]);
  const other = stays.find(
    (stay) => (bookingId === null || stay.bookingId !== bookingId) && (until === undefined || stay.to <= until),
  );
  if (!other) return;
  throw new AppError(409, 'doorOccupied', {
    words: { apartment, guest: other.guestName },
    more: { guestName: other.guestName, until: other.to },
  });
}

/**
 * Refuses to let a guest in while the one before is still behind a door of theirs, where that door was given before its
 * first day: nobody could be asked then. The caller holds the booking's lock.
 *
 * @throws AppError 409 `doorOccupied` as `requireEmptyDoor`
 */
export async function requireDoorsLeft(
  tx: Tx,
  bookingId: string,
  { today, now }: { today: (at: number) => Day; now: number },
): Promise<void> {
  for (const stay of await readStaysOfBooking(tx, bookingId)) {
    await lockApartment(tx, stay.apartment);
    await requireLeft(tx, stay, today, now);
  }
}

/** Refuses the same for one stay. The caller holds the door's lock. @throws AppError 409 `doorOccupied` */
export async function requireLeft(
  tx: Db,
  { apartment, bookingId, from, createdAt }: StoredStay,
  today: (at: number) => Day,
  now: number,
): Promise<void> {
  if (today(createdAt) >= from) return;
  await requireEmptyDoor(tx, { apartment, bookingId, until: today(now) });
}
