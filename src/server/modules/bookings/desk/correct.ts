import type { CorrectBooking, CorrectedField } from '../../../../contract/bookings/desk-corrections';
import { isGivenUp } from '../../../../domain/bookings/booking';
import { searchTextOf } from '../../../../domain/bookings/booking-search';
import { guestProblem } from '../../../../domain/bookings/guests';
import { quoteRoom } from '../../../../domain/bookings/pricing';
import { emailKey } from '../../../../domain/contact';
import { phoneKey } from '../../../../domain/phone';
import { AppError } from '../../../errors';
import { insertMail } from '../../../platform/mail/store';
import { answerOnce } from '../../../platform/db/replay';
import { bumpParts } from '../../../platform/db/revisions';
import type { Db, Tx } from '../../../platform/db/schema';
import { emailOf, nameOf, oneLineOf, phoneOf } from '../../../platform/text-input';
import type { Staff } from '../../staff/audit-store';
import { updateStay } from '../../stay-records/desk-store';
import { countMails } from '../../booking-records/desk-store';
import { staysOfGuest } from '../departures';
import type { DeskBookingDeps } from '../move';
import { type Booking, type Corrections, insertHistory, lockBooking, updateBooking } from '../../booking-records/store';
import { mailOf, statusOf } from '../../booking-records/row-views';
import { readRoom } from '../../catalogue/module';
import { renameForeignGuests } from '../../foreign-guests/module';

/** Confirmations that go out again within an hour: enough for a typing error, too few to be a nuisance. */
const CONFIRMATIONS_AN_HOUR = 3;
const HOUR_MS = 3_600_000;
const PEOPLE = ['adults', 'children', 'babies'] as const;

/** Corrects bookings that were typed wrong or have changed. No mail goes out by itself. */
export class BookingCorrections {
  readonly #deps: DeskBookingDeps;

  constructor(deps: DeskBookingDeps) {
    this.#deps = deps;
  }

  /**
   * Puts right what a booking says of its guest. The history tells which of it, never what stood there before.
   *
   * @throws AppError 404; 409 `bookingChanged` when another change came first, `priceChanged` with the right total when
   *   other people cost something else than was agreed to, `notCorrectable` for a booking whose guest is forgotten,
   *   `payingNow` for people of a hold; 422 with the field
   */
  async correct(id: string, wanted: CorrectBooking, key: string | null, staff: Staff): Promise<void> {
    const call = { route: `reception-correct-${id}`, key, body: wanted };
    await answerOnce(this.#deps, call, async (tx, now) => {
      const booking = await lockBooking(tx, id);
      if (booking?.kind !== 'GUEST') throw new AppError(404, 'notFound');
      if (booking.search === '') throw new AppError(409, 'notCorrectable');
      if (booking.sequence !== wanted.sequence) {
        throw new AppError(409, 'bookingChanged', { more: { sequence: booking.sequence } });
      }
      await this.#correctIn(tx, booking, wanted, staff, now);
      return JSON.stringify({ id });
    });
  }

  /**
   * Sends the confirmation once more.
   *
   * @throws AppError 404; 409 `notConfirmed`, `noEmail`; 429 after as many as an hour takes
   */
  async confirmAgain(id: string, key: string | null, staff: Staff): Promise<void> {
    const call = { route: `reception-confirmation-${id}`, key, body: null };
    await answerOnce(this.#deps, call, async (tx, now) => {
      const booking = await lockBooking(tx, id);
      if (booking?.kind !== 'GUEST') throw new AppError(404, 'notFound');
      if (statusOf(booking, now) !== 'CONFIRMED') throw new AppError(409, 'notConfirmed');
      if (booking.guest_email === '') throw new AppError(409, 'noEmail');
      const sent = await countMails(tx, id, 'confirmed', now - HOUR_MS);
      if (sent >= CONFIRMATIONS_AN_HOUR) throw new AppError(429, 'tooMany', { retryAfter: HOUR_MS / 1000 });
      const next = { ...booking, sequence: booking.sequence + 1 };
      await updateBooking(tx, id, { sequence: next.sequence }, now);
      await insertMail(tx, { kind: 'confirmed', booking: mailOf(next) }, booking.lang, now);
      await this.#note(tx, next, { event: 'mailed', detail: null }, staff, now);
      return JSON.stringify({ id });
    });
    this.#deps.mails.trigger();
  }

  async #correctIn(tx: Tx, booking: Booking, wanted: CorrectBooking, staff: Staff, now: number): Promise<void> {
    const price = await newPrice(tx, booking, wanted, now);
    const typed = { ...contactOf(booking, wanted), ...wordsOf(wanted), ...peopleOf(wanted), ...price };
    const fields = changedFields(booking, typed);
    if (fields.length === 0) return;
    const corrected = { ...booking, ...typed };
    const sequence = booking.sequence + 1;
    const change = { ...typed, search: searchTextOf(corrected), sequence };
    if (corrected.guest_name !== booking.guest_name) await this.#rename(tx, booking, corrected.guest_name, now);
    await updateBooking(tx, booking.id, change, now);
    const total = corrected.total === booking.total ? {} : { from: booking.total, to: corrected.total };
    const detail = JSON.stringify({ fields, ...total });
    await this.#note(tx, { ...corrected, sequence }, { event: 'corrected', detail }, staff, now);
  }

  /** The links to the guide and the declarations that are the guest's follow the name. */
  async #rename(tx: Tx, booking: Booking, name: string, now: number): Promise<void> {
    const own = (await staysOfGuest(tx, booking)).filter(({ sure }) => sure);
    for (const { id } of own) await updateStay(tx, id, { guestName: name });
    if (own.length > 0) await bumpParts(tx, 'guide');
    await renameForeignGuests(tx, { bookingId: booking.id }, { before: booking.guest_name, after: name }, now);
    for (const { id } of own)
      await renameForeignGuests(tx, { stayId: id }, { before: booking.guest_name, after: name }, now);
  }

  #note(
    tx: Db,
    { id, sequence, ...booking }: Booking,
    told: { event: 'corrected' | 'mailed'; detail: string | null },
    staff: Staff,
    now: number,
  ): Promise<void> {
    const status = statusOf(booking, now);
    const by = { staff_name: staff.name, note: '' };
    return insertHistory(tx, { booking_id: id, sequence, at: now, status, ...by, ...told });
  }
}

/** The contact fields of a correction, cleaned; absent ones stay absent. */
function contactOf(booking: Booking, { guestName, guestPhone, guestEmail }: CorrectBooking): Corrections {
  const phone = guestPhone === undefined ? booking.guest_phone : phoneOf(guestPhone, 'guestPhone');
  const email = guestEmail === undefined || guestEmail === '' ? guestEmail : emailOf(guestEmail, 'guestEmail');
  return {
    ...(guestName !== undefined && { guest_name: requiredName(guestName) }),
    ...(guestPhone !== undefined && { guest_phone: phone, phone_key: phoneKey(phone) }),
    ...(email !== undefined && { guest_email: email, email_key: email === '' ? '' : emailKey(email) }),
  };
}

/** @throws AppError 422 for a name that is nothing to be read */
function requiredName(typed: string): string {
  const name = nameOf(typed, 'guestName');
  if (name === '') throw new AppError(422, 'required', { field: 'guestName' });
  return name;
}

const wordsOf = ({ nationality, source, note }: CorrectBooking): Corrections => ({
  ...(nationality !== undefined && { guest_nationality: oneLineOf(nationality, 'nationality') }),
  ...(source !== undefined && { source: oneLineOf(source, 'source') }),
  ...(note !== undefined && { note }),
});

const peopleOf = (wanted: CorrectBooking): Corrections =>
  Object.fromEntries(PEOPLE.flatMap((kind) => (wanted[kind] === undefined ? [] : [[kind, wanted[kind]]])));

/**
 * Prices another number of guests: the surcharge follows by the rules, everything else stays as agreed.
 *
 * @throws AppError 409 `priceChanged`, `payingNow`; 422 with the field
 */
async function newPrice(tx: Db, booking: Booking, wanted: CorrectBooking, now: number): Promise<Corrections> {
  if (PEOPLE.every((kind) => (wanted[kind] ?? booking[kind]) === booking[kind])) return {};
  const status = statusOf(booking, now);
  if (status === 'HOLD') throw new AppError(409, 'payingNow');
  const room = await readRoom(tx, booking.room_id);
  if (!room) throw new AppError(409, 'notCorrectable');
  const { quantity, check_in: checkIn, check_out: checkOut } = booking;
  const { adults = booking.adults, children = booking.children, babies = booking.babies } = wanted;
  const problem = guestProblem({ quantity, adults, children, babies }, room);
  if (problem) throw new AppError(422, problem.code, { field: problem.field });
  if (isGivenUp(status)) return {};
  const { surcharge } = quoteRoom(room, { quantity, adults, children, checkIn, checkOut });
  const total = booking.total - booking.surcharge + surcharge;
  if (total !== booking.total && wanted.totalPrice !== total) {
    throw new AppError(409, 'priceChanged', { field: 'totalPrice', more: { totalPrice: total } });
  }
  return { surcharge, total };
}

/** Lists the fields that differ from before, by their names in the history. */
function changedFields(booking: Booking, typed: Corrections): CorrectedField[] {
  const isNew = (column: keyof Corrections): boolean =>
    typed[column] !== undefined && typed[column] !== booking[column];
  const found: [CorrectedField, boolean][] = [
    ['name', isNew('guest_name')],
    ['phone', isNew('guest_phone')],
    ['email', isNew('guest_email')],
    ['people', PEOPLE.some(isNew)],
    ['nationality', isNew('guest_nationality')],
    ['source', isNew('source')],
    ['note', isNew('note')],
    ['total', isNew('total')],
  ];
  return found.flatMap(([field, is]) => (is ? [field] : []));
}
