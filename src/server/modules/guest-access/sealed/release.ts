import type { StayRelease } from '../../../../contract/guest-access/stays';
import { hourOf, longDayOf } from '../../../../domain/guide/clock';
import { checkOf, releaseAddress } from '../../../../domain/guest-access/seal';
import { codeOfStay } from '../../../../domain/guest-access/stay-code';
import type { Language } from '../../../../domain/languages';
import { AppError } from '../../../errors';
import type { Database } from '../../../platform/db/schema';
import type { HotelState } from '../../hotel/hotel';
import { readStay } from '../../stay-records/desk-store';
import { accessIn } from '../keys';
import { readGivenCodes } from '../../stay-records/keys-store';
import { releaseOf } from './envelope';
import { nameOfCode } from './given-codes';

interface Deps {
  db: Database;
  clock: () => number;
  hotel: HotelState;
  /** The database's own secret. */
  secret: string;
}

/** Asker: where the guest's phone finds this server, and the language in which a refusal is said. */
export interface Asked {
  origin: string;
  lang: Language;
}

/** Symbols that open the sealed code on a guest's phone. They are not given before the hour of check-in. */
export class Releases {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Eight symbols and a ninth that checks them, and the same for a camera; always for the code that the lock has now.
   *
   * @throws AppError 404; 409 `stayOver`, `releaseEarly` with when, `releaseNotReady`, `releaseLockWaits` while the lock
   *   is still to get the code that the guest's phone holds, `releaseNone` for a door without anything to open
   */
  async of(id: string, { origin, lang }: Asked): Promise<StayRelease> {
    const { db, clock, hotel, secret } = this.#deps;
    const stored = await readStay(db, id);
    const { apartments, secrets, stays } = hotel.current;
    const door = stored && apartments.get(stored.apartment);
    if (!door) throw new AppError(404, 'notFound');
    const apartment = door.code;
    const stay = (stays.get(apartment) ?? []).find((one) => one.id === id);
    const at = stay && accessIn(hotel.current, stay, clock());
    if (!at || at.access === 'ended') throw new AppError(409, 'stayOver');
    const { access, from, openedAt } = at;
    if (access === 'early') {
      if (from === null) throw new AppError(409, 'releaseNotReady');
      const words = { time: hourOf(from), day: longDayOf(from, lang) };
      throw new AppError(409, 'releaseEarly', { words, more: { opensAt: new Date(from).toISOString() } });
    }
    const { doorCode, codeRevision, lockWaits } = codeOfStay(door, { access, openedAt });
    if (lockWaits) throw new AppError(409, 'releaseLockWaits', { words: { apartment } });
    if (!door.card && doorCode === secrets.doorCodeDefault) throw new AppError(409, 'releaseNone');
    const about = { apartment, stayId: id, codeRevision, doorCode };
    const code = releaseOf(secret, about);
    const check = checkOf(code) ?? '';
    const qr = releaseAddress(origin, { apartment, symbols: code + check, codeRevision });
    const name = nameOfCode(secret, about);
    const phoneBehind = (await readGivenCodes(db, id)).some((given) => given !== name);
    return { code, check, qr, ...(phoneBehind && { phoneBehind }) };
  }
}
