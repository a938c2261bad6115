import { randomUUID } from 'node:crypto';
import type {
  ForeignGuest,
  ForeignGuestFilter,
  ForeignGuestInput,
  ForeignGuestList,
  ForeignGuestsDeclared,
  StayingGuest,
  WaitingGuest,
} from '../../../contract/foreign-guests/desk';
import { addDays, dayInVietNam, instantInVietNam } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { pageCount } from '../../../domain/paging';
import { isForeign, nationalityOf } from '../../../domain/foreign-guests/countries';
import { declarationState, declareBy, declareFrom, isDeclared } from '../../../domain/foreign-guests/deadline';
import {
  cleanDeclaration,
  type Declaration,
  declarationProblems,
  type DeclarationProblem,
} from '../../../domain/foreign-guests/declaration';
import type { Staff } from '../staff/audit-store';
import { readBooking } from '../booking-records/store';
import { readDoorsInside } from '../stay-records/presence-store';
import { readStaysInPhase } from '../stay-records/desk-store';
import {
  countForeignGuests,
  deleteForeignGuests,
  deleteWaiver,
  insertForeignGuest,
  insertWaiver,
  readForeignGuest,
  readForeignGuests,
  readUndeclaredBookings,
  type StoredForeignGuest,
  untilDayOf,
  updateForeignGuest,
  writeDeclared,
} from './store';
import { inTransaction } from '../../platform/db/transaction';
import type { Database, Db } from '../../platform/db/schema';
import { AppError, type ErrorCode } from '../../errors';
import type { Catalogue } from '../catalogue/catalogue';
import { placeOf } from '../booking-records/names';
import type { HotelState } from '../hotel/hotel';
import { answerOnce } from '../../platform/db/replay';
import { changedForeignGuest } from './follow-moves';
import { type DueParty, dueParties } from './due';
import { isoOf } from '../../platform/iso';

const PER_PAGE = 100;
/** Guests who have left and came longer ago than this are not waited for any more, ms. */
const WAITING_MS = 7 * 86_400_000;
const STAYS_OFFERED = 200;

const REFUSALS: Readonly<Record<DeclarationProblem, ErrorCode>> = {
  required: 'required',
  tooLong: 'tooLong',
  invalid: 'invalid',
  passportName: 'passportName',
  passportNumber: 'passportNumber',
  notForeign: 'notForeign',
  stayOrder: 'checkOutNotAfterCheckIn',
  stayLimitOver: 'stayLimitOver',
};

interface Deps {
  db: Database;
  clock: () => number;
  hotel: HotelState;
  catalogue: Catalogue;
}

/**
 * Foreign guests and their declaration to the police within hours of their arrival (facts 4.4). Every time is the
 * server's; a person's data stands in the answers alone, never in a log or the record of who did what.
 */
export class ForeignGuests {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @param page from 1; one beyond the end is the last */
  async list(filter: ForeignGuestFilter, page: number, lang: Language): Promise<ForeignGuestList> {
    const { db, clock, hotel } = this.#deps;
    const now = clock();
    const { declareWithinHours: within, retentionDays } = hotel.current.privacy;
    const counts = await countForeignGuests(db);
    const pages = pageCount(counts[filter], PER_PAGE);
    const shown = Math.min(page, pages);
    const [items, waiting, staying] = await Promise.all([
      readForeignGuests(db, filter, { limit: PER_PAGE, offset: (shown - 1) * PER_PAGE }),
      this.waiting(lang),
      this.#staying(),
    ]);
    return {
      items: items.map((one) => this.#shown(one, now)),
      page: shown,
      pages,
      waiting,
      staying,
      counts,
      checkInTime: hotel.checkInTime,
      within,
      keptDays: retentionDays.foreignGuests,
      serverNow: new Date(now).toISOString(),
    };
  }

  /** Bookings of foreign guests who have come and are not all written down yet, the first who came first. */
  async waiting(lang: Language): Promise<WaitingGuest[]> {
    const { db, clock, hotel, catalogue } = this.#deps;
    const now = clock();
    const { declareWithinHours: within } = hotel.current.privacy;
    const undeclared = await readUndeclaredBookings(db, now - WAITING_MS);
    const bookings = undeclared.filter(({ guest_nationality: nationality }) => isForeign(nationality));
    const doorsOf = await readDoorsInside(
      db,
      bookings.map(({ id }) => id),
    );
    return bookings.map((booking): WaitingGuest => {
      const arrivedAt = booking.arrived_at ?? now;
      return {
        bookingId: booking.id,
        place: placeOf(catalogue, booking, lang),
        guestName: booking.guest_name,
        people: booking.adults + booking.children + booking.babies,
        written: booking.written,
        doors: doorsOf.get(booking.id) ?? [],
        arrivedAt: new Date(arrivedAt).toISOString(),
        from: booking.check_in,
        to: booking.check_out,
        nationality: booking.guest_nationality,
        nationalityCode: nationalityOf(booking.guest_nationality),
        identity: booking.guest_identity ?? '',
        birthday: booking.guest_birthday ?? '',
        state: declarationState({ arrivedAt, declaredAt: null, dueSince: null }, within, now),
        declareBy: new Date(declareBy(arrivedAt, within)).toISOString(),
      };
    });
  }

  /**
   * Lists the guests who are here and not declared, without what stands in their passports. Guests who came by one
   * booking or stay and live at one place are one thing to do, until the first of them runs out of time.
   */
  async due(lang: Language): Promise<DueParty[]> {
    const { db, clock } = this.#deps;
    const now = clock();
    const written = (await readForeignGuests(db, 'open')).map((one) => this.#shown(one, now));
    return dueParties(db, written, await this.waiting(lang));
  }

  /** Bookings and hand-made stays some of whose guests are to be declared now, by their ids. */
  async dueIds(lang: Language): Promise<Set<string>> {
    const { db, clock } = this.#deps;
    const now = clock();
    const written = (await readForeignGuests(db, 'open')).map((one) => this.#shown(one, now));
    const due = [...written, ...(await this.waiting(lang))].filter(({ state }) => state !== 'later');
    return new Set(due.flatMap((one) => [one.bookingId, 'stayId' in one ? one.stayId : null]).filter(isId));
  }

  /** Guests as the files want them, in the order of the list. */
  async toExport(filter: ForeignGuestFilter): Promise<{ declarations: Declaration[]; people: string[] }> {
    const found = await readForeignGuests(this.#deps.db, filter);
    return {
      declarations: found.map(({ declaration }) => declaration),
      // By their booking, which is still there when the passport has been forgotten.
      people: [...new Set(found.map(({ id, bookingId, stayId }) => bookingId ?? stayId ?? id))],
    };
  }

  /**
   * Writes a guest down.
   *
   * @param key idempotency key: the same one makes no second guest
   * @throws AppError 422 with the first field that is wrong, 404 for a booking that is not there
   */
  async create(input: ForeignGuestInput, key: string | null, staff: Staff): Promise<ForeignGuest> {
    const now = this.#deps.clock();
    const checked = this.#checked(input, now);
    const call = { route: 'desk-residents', key, body: input, status: 201 };
    const json = await answerOnce(this.#deps, call, async (tx) => {
      if (input.bookingId !== null && !(await readBooking(tx, input.bookingId))) throw new AppError(404, 'notFound');
      const own = randomUUID();
      await insertForeignGuest(tx, {
        id: own,
        bookingId: input.bookingId,
        stayId: input.stayId,
        ...checked,
        createdAt: now,
        createdBy: staff.name,
        declaredAt: null,
        declaredBy: null,
        declaredStay: null,
        dueSince: null,
      });
      // The answer holds no personal data: the kept response outlives the guest's data.
      return JSON.stringify({ id: own });
    });
    return this.read((JSON.parse(json) as { id: string }).id);
  }

  /** Corrects a guest; who was declared with another stay is to be declared again. @throws AppError 404, 422 */
  async change(id: string, input: ForeignGuestInput): Promise<ForeignGuest> {
    const { db, clock } = this.#deps;
    const now = clock();
    const checked = this.#checked(input, now);
    await inTransaction(db, async (tx) => {
      const before = await this.#existing(tx, id);
      await updateForeignGuest(tx, id, changedForeignGuest(before, checked.declaration, now), now);
    });
    return this.read(id);
  }

  /** @throws AppError 404 */
  async read(id: string): Promise<ForeignGuest> {
    const { db, clock } = this.#deps;
    return this.#shown(await this.#existing(db, id), clock());
  }

  /** Deletes a guest who was written down by mistake, and gives what there was, to be taken back. @throws AppError 404 */
  async remove(id: string): Promise<ForeignGuest> {
    const { db, clock } = this.#deps;
    const foreignGuest = await inTransaction(db, async (tx) => {
      const before = await this.#existing(tx, id);
      await deleteForeignGuests(tx, [id]);
      return before;
    });
    return this.#shown(foreignGuest, clock());
  }

  /** Notes that guests have been declared on the portal, or takes that back. Unknown ids are passed over. */
  async declare({ ids, declared }: ForeignGuestsDeclared, staff: Staff): Promise<void> {
    const { db, clock } = this.#deps;
    await writeDeclared(db, ids, declared ? staff.name : null, clock());
  }

  /** Exempts the guests of a booking from declaration. @throws AppError 404 */
  async exempt(bookingId: string, staff: Staff): Promise<void> {
    const { db, clock } = this.#deps;
    if (!(await readBooking(db, bookingId))) throw new AppError(404, 'notFound');
    await insertWaiver(db, bookingId, staff.name, clock());
  }

  /** Undoes `exempt`. */
  async endExemption(bookingId: string): Promise<void> {
    await deleteWaiver(this.#deps.db, bookingId);
  }

  async #staying(): Promise<StayingGuest[]> {
    const { db, clock, hotel } = this.#deps;
    const today = hotel.today(clock());
    const stays = await readStaysInPhase(db, 'active', today, { limit: STAYS_OFFERED, offset: 0 });
    return stays.map(({ id, apartment, guestName, from, to }) => ({ stayId: id, apartment, guestName, from, to }));
  }

  #checked({ declaration }: ForeignGuestInput, now: number): Pick<StoredForeignGuest, 'declaration' | 'arrivedAt'> {
    const cleaned = cleanDeclaration(declaration);
    const [problem] = declarationProblems(cleaned, dayInVietNam(now));
    if (problem) throw new AppError(422, REFUSALS[problem.code], { field: problem.field });
    return { declaration: cleaned, arrivedAt: instantInVietNam(cleaned.from, cleaned.arrivedAt) };
  }

  async #existing(db: Db, id: string): Promise<StoredForeignGuest> {
    const foreignGuest = await readForeignGuest(db, id);
    if (!foreignGuest) throw new AppError(404, 'notFound');
    return foreignGuest;
  }

  #shown(one: StoredForeignGuest, now: number): ForeignGuest {
    const { declareWithinHours: within, retentionDays } = this.#deps.hotel.current.privacy;
    return {
      id: one.id,
      declaration: one.declaration,
      bookingId: one.bookingId,
      stayId: one.stayId,
      state: declarationState(one, within, now),
      declareBy: new Date(declareBy(declareFrom(one), within)).toISOString(),
      toldBefore: isDeclared(one) ? null : one.declaredStay,
      declaredAt: isoOf(one.declaredAt),
      declaredBy: one.declaredBy,
      createdBy: one.createdBy,
      deleteOn: addDays(untilDayOf(one.declaration), retentionDays.foreignGuests),
    };
  }
}

const isId = (id: string | null): id is string => id !== null;
