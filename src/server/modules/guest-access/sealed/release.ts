import type { StayRelease } from '../../../../contract/desk/stays';
import { hourOf, longDayOf } from '../../../../domain/guide/clock';
import { checkOf, releaseAddress } from '../../../../domain/guide/seal';
import type { Language } from '../../../../domain/languages';
import { AppError } from '../../../errors';
import type { Database } from '../../../platform/db/schema';
import type { HotelState } from '../../hotel/hotel';
import { readStay } from '../desk-store';
import type { DeskCodes } from '../door-codes';
import { accessOfStay } from '../keys';
import { releaseOf } from './envelope';
import { codeOfStay } from './seals';

interface Deps {
  db: Database;
  clock: () => number;
  hotel: HotelState;
  codes: Pick<DeskCodes, 'toRotate'>;
  /** The database's own secret. */
  secret: string;
}

/** Whom it is asked for: where the guest's phone finds this server, and in which language a refusal is said. */
interface Asked {
  origin: string;
  lang: Language;
}

/** What opens the sealed code on a guest's phone. It is not given before the hour of check-in. */
export class Releases {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Eight symbols and a ninth that checks them, and the same for a camera.
   *
   * @throws AppError 404; 409 `stayOver`, `releaseEarly` with when, `releaseNotReady`, `releaseNone` for a door without anything to open
   */
  async of(id: string, { origin, lang }: Asked): Promise<StayRelease> {
    const { db, clock, hotel, codes, secret } = this.#deps;
    await hotel.ensureFresh();
    const stay = await readStay(db, id);
    const { apartments, profile, secrets, opening, readyMarks, stays } = hotel.current;
    const door = stay && apartments.get(stay.apartment);
    if (!door) throw new AppError(404, 'notFound');
    const behind = stays.get(door.code) ?? [];
    const own = behind.find((one) => one.id === id);
    const facts = { hours: profile.hours, opening, markedAt: readyMarks.get(door.code) ?? null, stays: behind };
    const { access, from } = own ? accessOfStay(own, facts, clock()) : { access: 'ended', from: null };
    if (access === 'ended') throw new AppError(409, 'stayOver');
    if (access === 'early') {
      if (from === null) throw new AppError(409, 'releaseNotReady');
      const words = { time: hourOf(from), day: longDayOf(from, lang) };
      throw new AppError(409, 'releaseEarly', { words, more: { opensAt: new Date(from).toISOString() } });
    }
    // The guest before has left and the lock has not been changed since: the next code is still this guest's.
    const lockWaits = (await codes.toRotate()).some(({ apartment }) => apartment === door.code);
    const { doorCode, codeRevision } = codeOfStay(door, lockWaits);
    if (!door.card && doorCode === secrets.doorCodeDefault) throw new AppError(409, 'releaseNone');
    const sealed = { apartment: door.code, stayId: id, codeRevision, doorCode: door.card ? null : doorCode };
    const code = releaseOf(secret, sealed);
    const check = checkOf(code) ?? '';
    return { code, check, qr: releaseAddress(origin, { apartment: door.code, symbols: code + check, codeRevision }) };
  }
}
