import { showDay } from '../../../domain/days';
import { readStaysBetween } from '../stay-records/desk-store';
import type { Db } from '../../platform/db/schema';
import type { StoredStay } from '../stay-records/store';
import { AppError } from '../../errors';

/**
 * Refuses a second guest behind one door: both would have its code for the same nights. The caller holds the door's lock.
 *
 * @param except the stay's own id
 * @throws AppError 409 `doorTaken`, with who has the door and when
 */
export async function requireFreeDoor(
  tx: Db,
  { apartment, from, to }: Pick<StoredStay, 'apartment' | 'from' | 'to'>,
  except: string | null = null,
): Promise<void> {
  const other = (await readStaysBetween(tx, from, to, apartment)).find(({ id }) => id !== except);
  if (!other) return;
  throw new AppError(409, 'doorTaken', {
    words: { apartment, guest: other.guestName, from: showDay(other.from), to: showDay(other.to) },
    more: { stay: { id: other.id, guestName: other.guestName, from: other.from, to: other.to } },
  });
}
