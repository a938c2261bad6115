import { type Day, showDay } from '../../../domain/days';
import { readDoorBlocks } from '../booking-records/blocks-store';
import { dropEndedChoices, readChosenDoors } from '../booking-records/chosen-store';
import { readStaysBetween } from '../stay-records/desk-store';
import { readOccupants, readTakenDoors } from '../stay-records/nights-store';
import type { Db } from '../../platform/db/schema';
import type { StoredStay } from '../stay-records/store';
import { AppError } from '../../errors';

/** Doors that guests have on nights of `[from, to)`, or that are kept from being sold then. @param doors of these alone */
export async function readDoorsNotFree(db: Db, from: Day, to: Day, doors?: readonly string[]): Promise<Set<string>> {
  const [taken, blocks] = await Promise.all([readTakenDoors(db, from, to, doors), readDoorBlocks(db, from, to, doors)]);
  for (const { door } of blocks) taken.add(door);
  return taken;
}

/**
 * Refuses a door that is kept from being sold on some of the nights. The caller holds the door's lock.
 *
 * @throws AppError 409 `doorBlocked`, with why and when
 */
export async function requireUnblocked(
  tx: Db,
  { apartment, from, to }: Pick<StoredStay, 'apartment' | 'from' | 'to'>,
): Promise<void> {
  const [block] = await readDoorBlocks(tx, from, to, [apartment]);
  if (!block) return;
  throw new AppError(409, 'doorBlocked', {
    words: { apartment, reason: block.reason, from: showDay(block.from), to: showDay(block.to) },
    more: { reason: block.reason, from: block.from, to: block.to },
  });
}

/** The nights of `[from, to)` behind a door, and the booking whose they are; `null` for a stay made by hand. */
export interface DoorNights extends Pick<StoredStay, 'apartment' | 'from' | 'to'> {
  bookingId: string | null;
}

/**
 * Refuses a second guest behind one door: both would have its code for the same nights. One that a guest has chosen is
 * theirs as long as their booking holds its nights; what chose it and holds nothing lets go. And a door that is kept from
 * being sold then. The caller holds the door's lock.
 *
 * @param except the stay's own id
 * @throws AppError 409 `doorTaken`, with who has the door and when; 409 `doorChosen` with who has chosen it; `doorBlocked`
 */
export async function requireFreeDoor(
  tx: Db,
  { apartment, from, to, bookingId }: DoorNights,
  now: number,
  except: string | null = null,
): Promise<void> {
  await requireUnblocked(tx, { apartment, from, to });
  const other = (await readStaysBetween(tx, from, to, apartment)).find(({ id }) => id !== except);
  if (other) {
    throw new AppError(409, 'doorTaken', {
      words: { apartment, guest: other.guestName, from: showDay(other.from), to: showDay(other.to) },
      more: { stay: { id: other.id, guestName: other.guestName, from: other.from, to: other.to } },
    });
  }
  const choice = (await readChosenDoors(tx, { from, to, doors: [apartment] }, now)).find(
    (one) => one.bookingId !== bookingId,
  );
  if (choice) {
    throw new AppError(409, 'doorChosen', {
      words: { apartment, guest: choice.guestName, from: showDay(choice.from), to: showDay(choice.to) },
    });
  }
  await dropEndedChoices(tx, { door: apartment, from, to }, now);
}

/** Tells whether somebody else has a door on its nights or has chosen it, or it is kept from being sold. @param stayId the stay's own id; `null` for none yet */
export async function isHeldByOthers(
  db: Db,
  { apartment, from, to, bookingId }: DoorNights,
  stayId: string | null,
  now: number,
): Promise<boolean> {
  if ((await readOccupants(db, apartment, from, to)).some((id) => id !== stayId)) return true;
  if ((await readDoorBlocks(db, from, to, [apartment])).length > 0) return true;
  const chosen = await readChosenDoors(db, { from, to, doors: [apartment] }, now);
  return chosen.some((one) => one.bookingId !== bookingId);
}

/**
 * Doors, out of some, that others have or have chosen on nights of `[from, to)`, or that are kept from being sold then.
 *
 * @param bookingId the booking whose choice does not count
 */
export async function readHeldDoors(
  db: Db,
  { from, to, doors, bookingId = null }: { from: Day; to: Day; doors: readonly string[]; bookingId?: string | null },
  now: number,
): Promise<Set<string>> {
  const [taken, chosen] = await Promise.all([
    readDoorsNotFree(db, from, to, doors),
    readChosenDoors(db, { from, to, doors }, now),
  ]);
  const others = chosen.filter((one) => one.bookingId !== bookingId);
  return new Set([...taken, ...others.map(({ door }) => door)]);
}
