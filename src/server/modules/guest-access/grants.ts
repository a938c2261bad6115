import { randomUUID } from 'node:crypto';
import type { DeskStay, MadeStay, NewStay, StayDates, StayMail, StayPage } from '../../../contract/guest-access/stays';
import { isApartmentCode, normalizeApartmentCode } from '../../../domain/guest-access/apartment-code';
import { type Day, dayInVietNam, isDay, nightsBetween } from '../../../domain/days';
import { pageCount } from '../../../domain/paging';
import { pairStays } from '../../../domain/bookings/same-guest';
import type { Place } from '../../../domain/foreign-guests/declared-stay';
import { LONGEST_STAY_NIGHTS, phaseOfStay, STAY_PHASES, type StayPhase } from '../../../domain/bookings/stay-phase';
import {
  countStaysInPhase,
  lockApartment,
  makeStay,
  readStay,
  readStaysInPhase,
  type StayChange,
  updateStay,
} from '../stay-records/desk-store';
import { readStandingBetween } from '../booking-records/desk-store';
import { insertMail } from '../../platform/mail/store';
import { inTransaction } from '../../platform/db/transaction';
import { bumpParts } from '../../platform/db/revisions';
import type { Database, Db } from '../../platform/db/schema';
import { fingerprintOf, type StoredStay } from '../stay-records/store';
import { AppError } from '../../errors';
import { emailOf, nameOf } from '../../platform/text-input';
import { requireFreeDoor, requireUnblocked } from './door-free';
import { requireEmptyDoor, requireLeft } from './presence';
import type { HotelState } from '../hotel/hotel';
import { answerOnce } from '../../platform/db/replay';
import { seal, sealedKey, unseal } from '../../platform/crypto/encrypted-response';
import { hashOfKey, keyOf, linkOf } from './keys';
import { insertKey, readKeys, revokeKeys } from '../stay-records/keys-store';
import { isoOf } from '../../platform/iso';
import { namedBooking, namedStay } from '../booking-records/names';
import { leaveForeignGuests, moveForeignGuests } from '../foreign-guests/module';

const STAYS_PER_PAGE = 50;

/** Dependencies of the links and doors of guests. */
export interface AccessDeps {
  db: Database;
  clock: () => number;
  hotel: HotelState;
  /** The database's own secret, from which keys are derived. */
  secret: string;
  /** Told when a mail lies in the outbox. */
  mails: { trigger(): void };
}

/** Stays and their links, as reception makes, prolongs and ends them. Every change reaches the guide at once (catalogue W-19). */
export class StayGrants {
  readonly #deps: AccessDeps;

  constructor(deps: AccessDeps) {
    this.#deps = deps;
  }

  /** @param page from 1 */
  async list(phase: StayPhase, page: number): Promise<StayPage> {
    const { db, clock, hotel } = this.#deps;
    const now = clock();
    const today = hotel.today(now);
    const [active, coming, past] = await Promise.all(STAY_PHASES.map((one) => countStaysInPhase(db, one, today)));
    const counts = { active: active ?? 0, coming: coming ?? 0, past: past ?? 0 };
    const pages = pageCount(counts[phase], STAYS_PER_PAGE);
    const shown = Math.min(page, pages);
    const window = { limit: STAYS_PER_PAGE, offset: (shown - 1) * STAYS_PER_PAGE };
    const items = await readStaysInPhase(db, phase, today, window);
    const bookings = phase === 'active' ? await this.#bookingsOf(items) : new Map<string, string>();
    return {
      items: items.map((stay) => {
        const bookingId = bookings.get(stay.id);
        return { ...deskStayOf(stay, today), ...(bookingId !== undefined && { bookingId }) };
      }),
      page: shown,
      pages,
      counts,
      access: hotel.current.mode,
      serverNow: new Date(now).toISOString(),
    };
  }

  /**
   * Creates a stay and its link. The same idempotency key gets the same link again; without the key it cannot be read.
   *
   * @param origin where the guest's phone finds this server
   * @throws AppError 422 with the field; 409 `doorTaken` when another guest has the door, `doorOccupied` while the
   *   one before has not left, and it was not said that they belong together
   */
  async create(wanted: NewStay, key: string | null, origin: string): Promise<MadeStay> {
    const { hotel } = this.#deps;
    const stay = this.#validate(wanted);
    const call = { route: 'reception-stays', key: key && sealedKey(key), body: wanted, status: 201 };
    const answer = await answerOnce(this.#deps, call, async (tx, now) => {
      await lockApartment(tx, stay.apartment);
      await requireUnblocked(tx, stay);
      if (wanted.alongside !== true) {
        await requireFreeDoor(tx, { ...stay, bookingId: null }, now);
        if (stay.from <= hotel.today(now)) await requireEmptyDoor(tx, { apartment: stay.apartment, bookingId: null });
      }
      const id = randomUUID();
      await makeStay(tx, { ...stay, id, bookingId: null, slot: 0 }, now, wanted.alongside);
      if (wanted.arrived === true) {
        if (stay.from > hotel.today(now)) throw new AppError(422, 'invalid', { field: 'arrived' });
        await updateStay(tx, id, { arrivedAt: now }, wanted.alongside);
      }
      const own = JSON.stringify({ id, key: await this.#newKey(tx, id, now) });
      await bumpParts(tx, 'guide');
      return key === null ? own : seal(key, own);
    });
    const made = JSON.parse(key === null ? answer : unseal(key, answer)) as { id: string; key: string };
    return { id: made.id, link: linkOf(origin, stay.apartment, made.key) };
  }

  /**
   * Moves the day of departure of a stay that was made by hand; a booking's follows its booking.
   *
   * @throws AppError 404; 409 for a stay that is over, `doorTaken`, `stayOfBooking`; 422
   */
  async move(id: string, { to, alongside = false }: StayDates): Promise<DeskStay> {
    return this.#change(id, async (stay, now, tx) => {
      if (stay.revokedAt !== null || stay.endedAt !== null) throw new AppError(409, 'stayOver');
      requireOwnDays(stay);
      requireDates(stay.from, to);
      // Who shares the door already goes on sharing it: only the nights that come along are asked about.
      const more = { apartment: stay.apartment, from: stay.to, to, bookingId: null };
      if (to > stay.to) await (alongside ? requireUnblocked(tx, more) : requireFreeDoor(tx, more, now, id));
      await updateStay(tx, id, { toDay: to }, alongside);
      return {};
    });
  }

  /**
   * Notes that the guest has come, or takes it back.
   *
   * @throws AppError 404; 409 `doorOccupied` while the guest before is still behind the door, `stayOver`
   */
  async arrive(id: string, isSet: boolean): Promise<DeskStay> {
    return this.#change(id, async (stay, now, tx) => {
      if (stay.revokedAt !== null || stay.endedAt !== null) throw new AppError(409, 'stayOver');
      if (isSet && stay.arrivedAt === null) await requireLeft(tx, stay, (at) => this.#deps.hotel.today(at), now);
      return { arrivedAt: isSet ? (stay.arrivedAt ?? now) : null };
    });
  }

  /** The guest has left: the link says so from now on. @throws AppError 404, 409 */
  async end(id: string): Promise<DeskStay> {
    return this.#change(id, (stay, now) => {
      if (stay.revokedAt !== null) throw new AppError(409, 'stayOver');
      return { endedAt: stay.endedAt ?? now };
    });
  }

  /** Takes the key back: a phone that is open masks its codes within 5 s. Twice is as good as once. @throws AppError 404 */
  async revoke(id: string): Promise<DeskStay> {
    return this.#change(id, async (stay, now, tx) => {
      // The booking's next door gets another key.
      if (stay.bookingId !== null) await revokeKeys(tx, keyIds(await readKeys(tx, { stayId: id })), now);
      return { revokedAt: stay.revokedAt ?? now };
    });
  }

  /** Undoes `end` and `revoke`: the link that the guest has works again. @throws AppError 404; 409 `doorTaken`, `stayOfBooking` */
  async restore(id: string): Promise<DeskStay> {
    return this.#change(id, async (stay, now, tx) => {
      requireOwnDays(stay);
      const isOver = stay.revokedAt !== null || stay.endedAt !== null;
      if (isOver) await requireFreeDoor(tx, stay, now, id);
      return { revokedAt: null, endedAt: null };
    });
  }

  /** Makes a new link; the guest's old one is worth nothing from then on. @throws AppError 404, 409 */
  async renew(id: string, origin: string): Promise<MadeStay> {
    let key = '';
    const stay = await this.#change(id, async (before, now, tx) => {
      if (before.revokedAt !== null || before.endedAt !== null) throw new AppError(409, 'stayOver');
      const old = (await readKeys(tx, { stayId: id })).filter(({ kind }) => kind === 'GUEST');
      await revokeKeys(tx, keyIds(old), now);
      key = await this.#newKey(tx, id, now, before);
      return { sentTo: null };
    });
    return { id, link: linkOf(origin, stay.apartment, key) };
  }

  /** Mails the link. @throws AppError 404, 409 when the key is not this stay's (any more), 422 */
  async mail(id: string, { email, lang, key }: StayMail, origin: string): Promise<void> {
    const { db, clock, mails } = this.#deps;
    const to = emailOf(email, 'email');
    const stay = await this.#existing(db, id);
    const keys = await readKeys(db, { stayId: id });
    if (!keys.some(({ keyHash }) => keyHash === hashOfKey(key))) throw new AppError(409, 'stayOver');
    const { apartment, guestName, from, to: until } = stay;
    const link = linkOf(origin, apartment, key);
    await inTransaction(db, async (tx) => {
      await updateStay(tx, id, { sentTo: fingerprintOf(to) });
      await insertMail(tx, { kind: 'stayLink', stay: { to, guestName, apartment, from, until, link } }, lang, clock());
    });
    mails.trigger();
  }

  /** Makes a key that opens a stay. */
  async #newKey(
    tx: Db,
    stayId: string,
    now: number,
    { bookingId, slot }: Pick<StoredStay, 'bookingId' | 'slot'> = { bookingId: null, slot: 0 },
  ): Promise<string> {
    const id = randomUUID();
    const key = keyOf(this.#deps.secret, id);
    await insertKey(tx, { id, keyHash: hashOfKey(key), kind: 'GUEST', bookingId, slot, stayId, label: '' }, now);
    return key;
  }

  async #change(
    id: string,
    changeOf: (stay: StoredStay, now: number, tx: Db) => StayChange | Promise<StayChange>,
  ): Promise<DeskStay> {
    const { db, clock, hotel } = this.#deps;
    const now = clock();
    const changed = await inTransaction(db, async (tx) => {
      await lockApartment(tx, (await this.#existing(tx, id)).apartment);
      const before = await this.#existing(tx, id);
      await updateStay(tx, id, await changeOf(before, now, tx));
      await bumpParts(tx, 'guide');
      const after = await this.#existing(tx, id);
      await moveForeignGuests(tx, { stayId: id }, { before: placeOf(before), after: placeOf(after) }, now);
      const ended = after.endedAt ?? before.endedAt;
      if (ended !== null && after.endedAt !== before.endedAt) {
        await leaveForeignGuests(tx, { stayId: id }, { day: dayInVietNam(ended), isSet: after.endedAt !== null }, now);
      }
      return after;
    });
    return deskStayOf(changed, hotel.today(now));
  }

  /** The bookings that stays belong to, by the id of the stay. */
  async #bookingsOf(stays: readonly StoredStay[]): Promise<Map<string, string>> {
    const from = stays.map((stay) => stay.from).sort()[0];
    const until = stays
      .map((stay) => stay.to)
      .sort()
      .at(-1);
    if (from === undefined || until === undefined) return new Map();
    const bookings = (await readStandingBetween(this.#deps.db, from, until)).map(namedBooking);
    const pairs = [...pairStays(bookings, stays.map(namedStay))];
    return new Map(pairs.flatMap(([id, own]) => own.map(({ stay }) => [stay.id, id] as const)));
  }

  async #existing(db: Db, id: string): Promise<StoredStay> {
    const stay = await readStay(db, id);
    if (!stay) throw new AppError(404, 'notFound');
    return stay;
  }

  #validate({ apartment, guestName, from, to }: NewStay): { apartment: string; guestName: string; from: Day; to: Day } {
    const code = normalizeApartmentCode(apartment);
    if (!isApartmentCode(code) || !this.#deps.hotel.current.apartments.has(code)) {
      throw new AppError(422, 'unknownApartment', { field: 'apartment' });
    }
    if (!isDay(from)) throw new AppError(422, 'invalid', { field: 'from' });
    requireDates(from, to);
    return { apartment: code, guestName: nameOf(guestName, 'guestName'), from, to };
  }
}

const keyIds = (keys: readonly { id: string }[]): string[] => keys.map(({ id }) => id);

/**
 * Refuses a stay that belongs to a booking: what becomes of it is decided with the booking (`fateOfStay`).
 *
 * @throws AppError 409 `stayOfBooking`
 */
function requireOwnDays({ bookingId }: StoredStay): void {
  if (bookingId !== null) throw new AppError(409, 'stayOfBooking');
}

/** A stay keeps its apartment. */
const placeOf = ({ from, to }: StoredStay): Place => ({ from, to, roomId: null, names: [] });

function requireDates(from: Day, to: string): void {
  if (!isDay(to)) throw new AppError(422, 'invalid', { field: 'to' });
  if (to <= from) throw new AppError(422, 'checkOutNotAfterCheckIn', { field: 'to' });
  if (nightsBetween(from, to) > LONGEST_STAY_NIGHTS) throw new AppError(422, 'tooFarAhead', { field: 'to' });
}

function deskStayOf(stay: StoredStay, today: Day): DeskStay {
  return {
    id: stay.id,
    apartment: stay.apartment,
    guestName: stay.guestName,
    from: stay.from,
    to: stay.to,
    phase: phaseOfStay(stay, today),
    revokedAt: isoOf(stay.revokedAt),
    endedAt: isoOf(stay.endedAt),
    ...(stay.bookingId !== null && { ofBooking: stay.bookingId }),
    createdAt: new Date(stay.createdAt).toISOString(),
  };
}
