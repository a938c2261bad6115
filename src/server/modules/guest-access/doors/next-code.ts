import { isCodeValue } from '../../../../domain/guest-access/door-code';
import { bumpParts } from '../../../platform/db/revisions';
import { inTransaction } from '../../../platform/db/transaction';
import type { Database } from '../../../platform/db/schema';
import { AppError } from '../../../errors';
import type { HotelApartment } from '../../hotel/hotel-file';
import {
  giveNextCodeBack,
  markRotated,
  readLockStates,
  takeNextCode,
  writeNextCode,
} from '../../stay-records/codes-store';
import { lockApartment } from '../../stay-records/desk-store';

interface Deps {
  db: Database;
  clock: () => number;
}

/**
 * Chooses ahead what a lock opens with for the coming stay; nobody's door opens with it before the lock knows it.
 *
 * @param next empty for none
 * @throws AppError 422 for what can be no code, for a door without a keypad; 422 `sameCode` for the door's own
 */
export async function chooseNextCode({ db, clock }: Deps, apartment: HotelApartment, next: string): Promise<void> {
  const { code, card, doorCode } = apartment;
  if (next !== '') {
    if (card || !isCodeValue('doorCode', next)) throw new AppError(422, 'invalid', { field: 'doorCode' });
    if (next === doorCode) throw new AppError(422, 'sameCode', { field: 'doorCode' });
  }
  await inTransaction(db, async (tx) => {
    await writeNextCode(tx, code, next === '' ? null : next, clock());
    await bumpParts(tx, 'guide');
  });
}

/**
 * Notes that the lock has another code: the next one, where one was chosen, becomes the door's with it. Taken back, both
 * are as they were.
 *
 * @throws AppError 404
 */
export async function noteRotation({ db, clock }: Deps, code: string, isDone: boolean): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockApartment(tx, code);
    const lock = (await readLockStates(tx, [code])).get(code);
    if (!lock) throw new AppError(404, 'notFound');
    if (isDone && lock.next !== null) await takeNextCode(tx, code, clock());
    else if (!isDone && lock.before !== null) await giveNextCodeBack(tx, code);
    else await markRotated(tx, code, isDone ? clock() : null);
    await bumpParts(tx, 'guide');
  });
}
