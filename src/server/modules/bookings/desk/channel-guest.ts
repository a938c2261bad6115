import type { ChannelGuest } from '../../../../contract/bookings/desk';
import { type Day, showDay } from '../../../../domain/days';
import { emailKey } from '../../../../domain/contact';
import type { Language } from '../../../../domain/languages';
import { phoneKey } from '../../../../domain/phone';
import { searchTextOf } from '../../../../domain/bookings/booking-search';
import { AppError } from '../../../errors';
import { answerOnce } from '../../../platform/db/replay';
import type { Tx } from '../../../platform/db/schema';
import { insertMail } from '../../../platform/mail/store';
import { emailOf, nameOf, oneLineOf, phoneOf } from '../../../platform/text-input';
import { agreedPriceOf, priceByHand } from '../../booking-records/agreed-price';
import { mailOf } from '../../booking-records/row-views';
import {
  type Booking,
  type BookingChange,
  insertHistory,
  lockBooking,
  updateBooking,
} from '../../booking-records/store';
import { readRoom } from '../../catalogue/module';
import { followBooking } from '../../guest-access/module';
import type { Staff } from '../../staff/audit-store';
import { guestsOf } from '../input';
import type { DeskBookingDeps } from '../move';
import { movedNights, takeMovedNights } from './moved-nights';

/** Tells whether nights are a channel's guest's of whom nothing is known yet. */
export const isNameless = ({ kind, channel_block: block, status }: Booking): boolean =>
  kind === 'CHANNEL' && block === 0 && status === 'CONFIRMED';

/** Guests whom another channel has sold nights to: named, they are guests as all others are. */
export class ChannelGuests {
  readonly #deps: DeskBookingDeps;

  constructor(deps: DeskBookingDeps) {
    this.#deps = deps;
  }

  /**
   * Says who comes for a channel's nights. They stay joined with the channel's calendar.
   *
   * @param id of the nights
   * @returns the answer as JSON, the same for the same idempotency key
   * @throws AppError 404 for what is no stay of a channel; 409 `bookingChanged` once it has its guest; 422 with the field
   */
  async name(id: string, wanted: ChannelGuest, key: string | null, staff: Staff, lang: Language): Promise<string> {
    const call = { route: `reception-channel-guest-${id}`, key, body: wanted, status: 201 };
    const json = await answerOnce(this.#deps, call, async (tx, now) => {
      const nights = await lockBooking(tx, id);
      if (!nights || nights.channel_id === null || nights.channel_block === 1) throw new AppError(404, 'notFound');
      if (!isNameless(nights)) throw new AppError(409, 'bookingChanged');
      const sequence = nights.sequence + 1;
      const change = { ...(await guestOf(tx, nights, wanted)), kind: 'GUEST' as const, lang, sequence };
      const booking: Booking = { ...nights, ...change };
      await updateBooking(tx, id, { ...change, search: searchTextOf(booking) }, now);
      const row = { booking_id: id, sequence, at: now, status: booking.status };
      await insertHistory(tx, { ...row, staff_name: staff.name, note: nights.guest_name });
      await followBooking(tx, nights, booking, now);
      if (booking.guest_email !== '') {
        await insertMail(tx, { kind: 'confirmed', booking: mailOf(booking) }, lang, now);
      }
      return JSON.stringify({ id });
    });
    this.#deps.mails.trigger();
    return json;
  }
}

/** Columns of a guest whom a channel has sold one room to, cleaned. @throws AppError 422 */
async function guestOf(tx: Tx, nights: Booking, wanted: ChannelGuest): Promise<BookingChange> {
  const room = await readRoom(tx, nights.room_id);
  if (!room) throw new AppError(404, 'notFound');
  const { adults, children } = wanted;
  const guests = guestsOf({ quantity: 1, adults, children, babies: 0 }, room);
  const stay = { ...guests, checkIn: nights.check_in, checkOut: nights.check_out };
  const name = nameOf(wanted.guestName, 'guestName');
  if (name === '') throw new AppError(422, 'required', { field: 'guestName' });
  const phone = phoneOf(wanted.guestPhone ?? '', 'guestPhone');
  const email = wanted.guestEmail ? emailOf(wanted.guestEmail, 'guestEmail') : '';
  return {
    ...{ adults: guests.adults, children: guests.children, babies: guests.babies },
    ...priceByHand(agreedPriceOf(room, stay), 1, wanted.totalPrice),
    payment_method: 'CASH',
    guest_name: name,
    guest_phone: phone,
    phone_key: phoneKey(phone),
    guest_email: email,
    email_key: email === '' ? '' : emailKey(email),
    guest_nationality: oneLineOf(wanted.guestNationality, 'guestNationality'),
    source: nights.guest_name,
  };
}

/**
 * Lets a channel's guest follow the days that the channel has for them now: nights, doors and links move, the price
 * stays as it was told.
 *
 * @returns whether all of the nights were free for them
 */
export async function followChannel(
  tx: Tx,
  id: string,
  { uid, checkIn, checkOut }: { uid: string; checkIn: Day; checkOut: Day },
  now: number,
): Promise<boolean> {
  const booking = await lockBooking(tx, id);
  if (!booking) return false;
  const nights = await movedNights(tx, booking, { roomId: booking.room_id, checkIn, checkOut });
  if ((await takeMovedNights(tx, booking, nights, now)) !== null) return false;
  const change = { check_in: checkIn, check_out: checkOut, channel_uid: uid, sequence: booking.sequence + 1 };
  await updateBooking(tx, id, change, now);
  const row = { booking_id: id, sequence: change.sequence, at: now, status: booking.status };
  await insertHistory(tx, { ...row, staff_name: null, note: `${showDay(checkIn)} – ${showDay(checkOut)}` });
  await followBooking(tx, booking, { ...booking, ...change }, now);
  return true;
}
