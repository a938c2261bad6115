import type { DeskBooking } from '../../../contract/bookings/desk';
import { balanceOf } from '../../../domain/billing/bill';
import { statusAt } from '../../../domain/bookings/booking';
import { presenceOf } from '../../../domain/bookings/guest-marks';
import type { NamedStay } from '../../../domain/bookings/same-guest';
import { searchTerms } from '../../../domain/bookings/booking-search';
import type { Language } from '../../../domain/languages';
import { WALK_IN_NAME } from '../../../domain/desk/own-words';
import { placeName } from '../../../domain/catalogue/place-name';
import type { Booking } from './store';
import { WORDS } from '../../words';
import type { Catalogue } from '../catalogue/catalogue';
import type { StoredStay } from '../stay-records/store';

/** Names a room and its apartment as the desk shows them. */
export function namesOf(
  catalogue: Catalogue,
  { room_id: roomId, apartment_id: apartmentId }: Pick<Booking, 'room_id' | 'apartment_id'>,
  lang: Language,
): { room: string; apartment: string } {
  return {
    room: catalogue.room(roomId)?.body.name[lang] ?? '',
    apartment: catalogue.apartment(apartmentId)?.body.name[lang] ?? '',
  };
}

/** A guest's name; a guest whom the hotel file began with has a word instead. */
export const guestNameOf = (name: string, lang: Language): string =>
  name === WALK_IN_NAME ? WORDS[lang].walkIn : name;

/** Room and house in one line. */
export function placeOf(
  catalogue: Catalogue,
  booking: Pick<Booking, 'room_id' | 'apartment_id'>,
  lang: Language,
): string {
  return placeName(namesOf(catalogue, booking, lang));
}

const marksOf = ({ arrived_at: arrivedAt, left_at: leftAt, no_show_at: noShowAt }: Booking) => ({
  arrived: arrivedAt !== null,
  left: leftAt !== null,
  noShow: noShowAt !== null,
});

/** A booking as reception's lists show it. */
export function deskBookingOf(booking: Booking, catalogue: Catalogue, lang: Language, now: number): DeskBooking {
  const status = statusAt({ status: booking.status, endsAt: booking.ends_at }, now);
  const waits = status === 'HOLD' || status === 'PENDING';
  return {
    id: booking.id,
    kind: booking.kind,
    status,
    ...(booking.no_show_at !== null && { noShow: true }),
    ...(booking.kind === 'GUEST' &&
      (status === 'CONFIRMED' || booking.arrived_at !== null) && {
        presence: presenceOf(marksOf(booking)),
      }),
    roomId: booking.room_id,
    ...namesOf(catalogue, booking, lang),
    guestName: guestNameOf(booking.guest_name, lang),
    phone: booking.guest_phone,
    email: booking.guest_email,
    checkIn: booking.check_in,
    checkOut: booking.check_out,
    quantity: booking.quantity,
    adults: booking.adults,
    children: booking.children,
    babies: booking.babies,
    total: booking.total,
    paid: booking.paid,
    charges: booking.charges,
    balance: balanceOf({ ...booking, status }),
    refundDue: booking.refund_due,
    ...(booking.sandbox_paid > 0 && { sandboxPaid: booking.sandbox_paid }),
    method: booking.payment_method,
    endsAt: waits && booking.ends_at !== null ? new Date(booking.ends_at).toISOString() : null,
    createdAt: new Date(booking.created_at).toISOString(),
    ...(booking.door !== null && { doors: [booking.door] }),
  };
}

/** A search as words, a telephone number as one, each with the rooms whose or whose house's name has it in either language. */
export function searchWords(query: string, catalogue: Catalogue): { word: string; roomIds: number[] }[] {
  return searchTerms(query)
    .slice(0, 8)
    .map((word) => ({ word, roomIds: catalogue.roomsNamed(word) }));
}

/** A booking as names and nights tell whose it is. */
export const namedBooking = (
  booking: Pick<Booking, 'id' | 'guest_name' | 'check_in' | 'check_out'>,
): NamedStay & { id: string } => ({
  id: booking.id,
  guestName: booking.guest_name,
  checkIn: booking.check_in,
  checkOut: booking.check_out,
});

/** The same of a stay of an apartment. */
export const namedStay = (stay: StoredStay): NamedStay & { stay: StoredStay } => ({
  guestName: stay.guestName,
  checkIn: stay.from,
  checkOut: stay.to,
  bookingId: stay.bookingId,
  stay,
});
