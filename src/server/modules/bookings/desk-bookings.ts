import type {
  DeskBookingDetail,
  DeskBookingPage,
  DeskCancel,
  DeskRefund,
  Undoable,
  WalkIn,
} from '../../../contract/bookings/desk';
import type { BookingSearch } from '../../../contract/desk/search';
import type { Departure } from '../../../contract/bookings/desk-departures';
import { emailKey } from '../../../domain/contact';
import { phoneKey } from '../../../domain/phone';
import { dayInVietNam } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { pageCount } from '../../../domain/paging';
import { agreedPriceOf, priceByHand } from '../booking-records/agreed-price';
import { addLine } from '../money/ledger';
import type { Staff } from '../staff/audit-store';
import {
  type Booking,
  insertHistory,
  lockBooking,
  readBooking,
  readHistory,
  updateBooking,
} from '../booking-records/store';
import { countBookings, findBookings } from '../booking-records/search-store';
import { insertMail, readMailsOfBooking } from '../../platform/mail/store';
import { readAttempts } from '../money/attempts-store';
import { inTransaction } from '../../platform/db/transaction';
import type { Tx } from '../../platform/db/schema';
import { AppError } from '../../errors';
import { changeBooking, settleRefund } from './change-status';
import { emailOf, nameOf, oneLineOf, phoneOf } from '../../platform/text-input';
import { guestsOf } from './input';
import type { DeskBookingDeps } from './move';
import { bookingDetailOf, feeOf } from './desk-detail';
import { departureOf } from './departures';
import { deskBookingOf, searchWords } from '../booking-records/names';
import { takeNights } from './desk-nights';
import { markGuest, seeStays, type WantedMark } from './check-in-out';
import { confirmBooking } from './confirm';
import { mailAt, type undoCancel } from './desk/take-back';
import { answerOnce, type KeyedCall } from '../../platform/db/replay';
import { mailOf } from '../booking-records/row-views';
import { requireSold, requireStay } from '../catalogue/module';
import { readDoorsOf } from '../stay-records/desk-store';
import { followBooking, giveDoor } from '../guest-access/module';

const BOOKINGS_PER_PAGE = 50;

/** Bookings as reception finds, confirms, cancels and makes them. */
export class DeskBookings {
  readonly #deps: DeskBookingDeps;

  constructor(deps: DeskBookingDeps) {
    this.#deps = deps;
  }

  /**
   * @param asked `q`: words of a name, phone, mail address, id, room or house, marks and case aside; `page` from 1; days,
   *   either of them
   */
  async find({ q, filter, page, from, to }: BookingSearch, lang: Language): Promise<DeskBookingPage> {
    const { db, clock, catalogue, hotel } = this.#deps;
    const now = clock();
    const search = { words: searchWords(q, catalogue), filter, days: { from, to }, today: hotel.today(now), now };
    const total = await countBookings(db, search);
    const pages = pageCount(total, BOOKINGS_PER_PAGE);
    const shown = Math.min(page, pages);
    const rows = await findBookings(db, search, BOOKINGS_PER_PAGE, (shown - 1) * BOOKINGS_PER_PAGE);
    const doors = await readDoorsOf(
      db,
      rows.map(({ id }) => id),
    );
    return {
      items: rows.map((row) => ({
        ...deskBookingOf(row, catalogue, lang, now),
        ...(doors.has(row.id) && { doors: doors.get(row.id) }),
      })),
      total,
      page: shown,
      pages,
      serverNow: new Date(now).toISOString(),
    };
  }

  /** @throws AppError 404 */
  async detail(id: string, lang: Language): Promise<DeskBookingDetail> {
    const { db, clock, catalogue, hotel } = this.#deps;
    const now = clock();
    const booking = await readBooking(db, id);
    if (!booking) throw new AppError(404, 'notFound');
    const [history, payments, mails, doors] = await Promise.all([
      readHistory(db, id),
      readAttempts(db, id),
      readMailsOfBooking(db, id),
      readDoorsOf(db, [id]),
    ]);
    const record = { booking, history, payments, mails, doors: doors.get(id) };
    const { checkOut, lateAnHour: anHour = 0 } = hotel.current.profile.hours;
    return bookingDetailOf(record, {
      ...{ catalogue, lang, now, today: hotel.today(now), checkInTime: hotel.checkInTime },
      late: anHour === 0 ? null : { checkOut, anHour },
    });
  }

  /** Confirms a pay-on-site booking; see `confirmBooking`. @throws AppError 404, 409 */
  async confirm(id: string, { undo = false }: Undoable, staff: Staff): Promise<void> {
    await this.#change(id, async (tx, booking, now) => {
      await confirmBooking(tx, booking, staff, now, mailAt(undo, now));
    });
  }

  /** Takes back what the desk has done; see `undoConfirm`, `undoCancel`. @throws AppError 404, 409 */
  async takeBack(id: string, undo: typeof undoCancel, staff: Staff): Promise<void> {
    await this.#change(id, (tx, booking, now) => undo(tx, booking, staff, now));
  }

  /** Previews a departure now; see `departureOf`. @throws AppError 404 */
  async departure(id: string): Promise<Departure> {
    const { db, clock } = this.#deps;
    const booking = await readBooking(db, id);
    if (booking?.kind !== 'GUEST') throw new AppError(404, 'notFound');
    return departureOf(db, booking, clock());
  }

  /** Notes that the guest has come, gone or not come, or takes it back; see `markGuest`. @throws AppError 404, 409 */
  async mark(id: string, wanted: WantedMark, staff: Staff): Promise<void> {
    await markGuest(this.#deps, id, wanted, staff);
    this.#deps.mails.trigger();
  }

  /** Cancels for the guest, or takes a block away. @throws AppError 404, 409 `notCancellable` when it is over */
  async cancel(id: string, { note = '', waiveFee = false, undo = false }: DeskCancel, staff: Staff): Promise<void> {
    await this.#change(id, async (tx, booking, now) => {
      if (booking.status === 'CANCELLED') return;
      // What another channel has sold is sold; it is free again when that channel's calendar says so.
      if (booking.kind === 'CHANNEL') throw new AppError(409, 'notCancellable');
      const fee = booking.status === 'CONFIRMED' && !waiveFee ? feeOf(booking, now) : 0;
      const by = { name: staff.name, note, mailAt: mailAt(undo, now) };
      const changed = await changeBooking(tx, id, 'cancelled', now, { fee }, by);
      if (changed?.after.status !== 'CANCELLED') throw new AppError(409, 'notCancellable');
    });
  }

  /** Notes that the guest has the money back: how much, and by what transfer. @throws AppError 404, 409 `nothingDue` */
  async refunded(id: string, { note = '', reference = '', means }: DeskRefund, staff: Staff): Promise<void> {
    await this.#change(id, async (tx, booking, now) => {
      if (booking.status === 'REFUNDED') return;
      const changed = await settleRefund(tx, id, now, { name: staff.name, note, reference, ...(means && { means }) });
      if (changed === null || changed.before.refund_due === 0) throw new AppError(409, 'nothingDue');
    });
  }

  /**
   * Books for a guest at the desk: confirmed at once, paid on site.
   *
   * @returns the answer as JSON, the same for the same idempotency key
   * @throws AppError 422 with the field; 409 `nightsTaken`; 409 `priceChanged` with the right total
   */
  async walkIn(wanted: WalkIn, key: string | null, staff: Staff, lang: Language): Promise<string> {
    const { catalogue, hotel } = this.#deps;
    const room = catalogue.standing(wanted.roomId);
    if (!room) throw new AppError(422, 'invalid', { field: 'roomId' });
    return this.#take({ route: 'reception-bookings', key, body: wanted, status: 201 }, async (tx, now) => {
      // Before anything is counted: a day that is none has no nights.
      const today = hotel.today(now);
      requireStay(wanted.checkIn, wanted.checkOut, today);
      const guests = guestsOf(wanted, room);
      if (wanted.notSoldReason === undefined) requireSold(room, wanted);
      const quoted = agreedPriceOf(room, { ...guests, checkIn: wanted.checkIn, checkOut: wanted.checkOut });
      const isByHand = wanted.priceReason !== undefined && wanted.totalPrice !== quoted.total;
      const price = isByHand ? priceByHand(quoted, guests.quantity, wanted.totalPrice) : quoted;
      const email = wanted.guestEmail ?? '';
      const phone = phoneOf(wanted.guestPhone ?? '', 'guestPhone');
      const guest = {
        ...guests,
        ...price,
        payment_method: 'CASH' as const,
        guest_phone: phone,
        guest_email: email === '' ? '' : emailOf(email, 'guestEmail'),
        guest_nationality: oneLineOf(wanted.guestNationality, 'guestNationality'),
        email_key: email === '' ? '' : emailKey(email),
        phone_key: phoneKey(phone),
      };
      if (wanted.arrived === true && wanted.checkIn !== today && wanted.checkIn !== dayInVietNam(now)) {
        throw new AppError(422, 'invalid', { field: 'arrived' });
      }
      if (wanted.totalPrice !== price.total) {
        throw new AppError(409, 'priceChanged', { field: 'totalPrice', more: { totalPrice: price.total } });
      }
      const { checkIn, checkOut, roomId } = wanted;
      const name = nameOf(wanted.guestName, 'guestName');
      const nights = {
        kind: 'GUEST' as const,
        roomId,
        checkIn,
        checkOut,
        quantity: guests.quantity,
        name,
        lang,
        guest,
      };
      const reasons = [wanted.notSoldReason, isByHand ? wanted.priceReason : undefined].filter(
        (one) => one !== undefined,
      );
      const by = { checkInTime: hotel.checkInTime, staffName: staff.name, note: reasons.join(' · '), now };
      const booking = await takeNights(tx, nights, by);
      if (booking) {
        await followBooking(tx, booking, booking, now);
        const { door, anyway } = wanted;
        if (door !== undefined) {
          const given = { door, ...(anyway !== undefined && { anyway }) };
          await giveDoor(tx, booking, given, { staff, now, today, tells: false });
        }
        await settleWalkIn(tx, booking, wanted, staff, now);
      }
      if (booking && booking.guest_email !== '') {
        await insertMail(tx, { kind: 'confirmed', booking: mailOf(booking) }, lang, now);
      }
      return booking;
    });
  }

  async #take(call: KeyedCall, take: (tx: Tx, now: number) => Promise<Booking | null>): Promise<string> {
    const json = await answerOnce(this.#deps, call, async (tx, now) => {
      const booking = await take(tx, now);
      if (!booking) throw new AppError(409, 'nightsTaken');
      return JSON.stringify({ id: booking.id });
    });
    this.#deps.mails.trigger();
    return json;
  }

  async #change(id: string, change: (tx: Tx, booking: Booking, now: number) => Promise<void>): Promise<void> {
    const { db, clock, mails } = this.#deps;
    await inTransaction(db, async (tx) => {
      const booking = await lockBooking(tx, id);
      if (!booking) throw new AppError(404, 'notFound');
      await change(tx, booking, clock());
    });
    mails.trigger();
  }
}

/** Takes the money of a guest who books at the desk, and checks them in. */
async function settleWalkIn(
  tx: Tx,
  booking: Booking,
  { payment, arrived = false }: WalkIn,
  { name }: Staff,
  now: number,
): Promise<void> {
  if (payment !== undefined && booking.total > 0) {
    await addLine(tx, booking, { kind: payment, amount: booking.total, by: name }, now);
  }
  if (!arrived) return;
  const { id, status } = booking;
  // A door that was given has its own entry in the history.
  const sequence = ((await readBooking(tx, id)) ?? booking).sequence + 1;
  await updateBooking(tx, id, { arrived_at: now, sequence }, now);
  await seeStays(tx, id, now);
  const row = { booking_id: id, sequence, at: now, status, staff_name: name, note: '', event: 'arrived' as const };
  await insertHistory(tx, row);
}
