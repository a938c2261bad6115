import type { Apartment, Room } from '../../contract/catalogue/apartments';
import type { BookingRequest } from '../../contract/bookings/bookings';
import type { Day } from '../../domain/days';
import type { GuideLanguage } from '../../domain/guide/guide-languages';
import { bookerOf, type BookingFormValues } from '../../domain/validation/booking-form';
import type { GuestCounts } from './booking-draft';
import type { Method } from './method-dialog';

interface Filled {
  apartment: Apartment;
  room: Room;
  checkIn: Day;
  checkOut: Day;
  quantity: number;
  guests: GuestCounts;
  /** VND, as the screen shows it. */
  total: number;
  typed: BookingFormValues;
  /** The very door; `null` where that is left to the house. */
  door: string | null;
  /** Of mails and the booking's page. */
  lang: GuideLanguage;
}

/** The booking as it is sent (specification §3): a hold for the wallet, a request for pay on site. */
export function requestOf(filled: Filled, method: Method): BookingRequest {
  const { apartment, room, checkIn, checkOut, quantity, guests, total, typed, door, lang } = filled;
  return {
    apartmentId: apartment.id,
    roomId: room.id,
    checkIn,
    checkOut,
    totalPrice: total,
    status: method === 'wallet' ? 'HOLD' : 'PENDING',
    ...bookerOf(typed),
    guestIdentityNumber: null,
    guestBirthday: null,
    quantity,
    adults: guests.adults,
    children: guests.children,
    babies: guests.babies,
    ...(door !== null && { door }),
    lang,
  };
}
