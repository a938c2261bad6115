import { type Day, showDay } from '../../../domain/days';
import { readDoorBlocks } from '../booking-records/blocks-store';
import { readStaysBetween } from '../stay-records/desk-store';
import { readTakenDoors } from '../stay-records/nights-store';
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

/**
 * Refuses a second guest behind one door: both would have its code for the same nights. And a door that is kept from being
 * sold then. The caller holds the door's lock.
 *
 * @param except the stay's own id
 * @throws AppError 409 `doorTaken`, with who has the door and when, `doorBlocked`
 */
export async function requireFreeDoor(
  tx: Db,
  { apartment, from, to }: Pick<StoredStay, 'apartment' | 'from' | 'to'>,
  except: string | null = null,
): Promise<void> {
  await requireUnblocked(tx, { apartment, from, to });
  const other = (await readStaysBetween(tx, from, to, apartment)).find(({ id }) => id !== except);
  if (!other) return;
  throw new AppError(409, 'doorTaken', {
    words: { apartment, guest: other.guestName, from: showDay(other.from), to: showDay(other.to) },
    more: { stay: { id: other.id, guestName: other.guestName, from: other.from, to: other.to } },
  });
}
