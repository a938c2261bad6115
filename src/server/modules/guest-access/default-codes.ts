import type { DefaultCodes, DefaultCodesChange } from '../../../contract/guest-access/codes';
import { isCodeValue } from '../../../domain/guest-access/door-code';
import { moveDefaultCode } from '../stay-records/codes-store';
import { readDocument, writeDocument } from '../../platform/db/documents';
import { bumpRevision } from '../../platform/db/revisions';
import type { Database } from '../../platform/db/schema';
import { AppError } from '../../errors';
import type { HotelSnapshot, HotelState } from '../hotel/hotel';
import { inTransaction } from '../../platform/db/transaction';

interface Deps {
  db: Database;
  clock: () => number;
  hotel: HotelState;
}

/** The door code and the Wi-Fi password of apartments that have none of their own. */
export function readDefaultCodes({ hotel }: Pick<Deps, 'hotel'>): DefaultCodes {
  const { secrets, apartments } = hotel.current;
  const all = [...apartments.values()];
  return {
    doorCode: secrets.doorCodeDefault,
    wifiPassword: secrets.wifiPasswordDefault,
    doors: all.filter(({ card, doorCode }) => !card && doorCode === secrets.doorCodeDefault).length,
    networks: all.filter(({ wifi }) => wifi.password === null).length,
  };
}

/**
 * Changes them; what is absent or empty stays as it is, and guests' phones show it at once. Doors that stand at the
 * default go along: it would look like a code of their own otherwise, and the guide would show it.
 *
 * @throws AppError 422 with the field; 422 `codeInUse` for a door code that some door has as its own, which the guide
 *   would stop showing
 */
export async function changeDefaultCodes({ db, clock, hotel }: Deps, change: DefaultCodesChange): Promise<void> {
  const doorCode = change.doorCode ?? '';
  const wifiPassword = change.wifiPassword ?? '';
  for (const [field, value] of Object.entries({ doorCode, wifiPassword })) {
    if (value === '' || isCodeValue(field as 'doorCode' | 'wifiPassword', value)) continue;
    throw new AppError(422, 'invalid', { field });
  }
  await inTransaction(db, async (tx) => {
    const now = clock();
    const secrets = (await readDocument(tx, 'secrets')) ?? hotel.current.secrets;
    const next = {
      doorCodeDefault: doorCode === '' ? secrets.doorCodeDefault : doorCode,
      wifiPasswordDefault: wifiPassword === '' ? secrets.wifiPasswordDefault : wifiPassword,
    };
    if (next.doorCodeDefault !== secrets.doorCodeDefault) {
      if (isOwnCode(hotel.current, next.doorCodeDefault)) throw new AppError(422, 'codeInUse', { field: 'doorCode' });
      await moveDefaultCode(tx, secrets.doorCodeDefault, next.doorCodeDefault, now);
    }
    await writeDocument(tx, 'secrets', next, now);
    await bumpRevision(tx, 'guide');
  });
}

const isOwnCode = ({ apartments }: HotelSnapshot, code: string): boolean =>
  [...apartments.values()].some(({ card, doorCode }) => !card && doorCode === code);
