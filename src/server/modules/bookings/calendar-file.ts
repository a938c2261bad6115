import { createHash } from 'node:crypto';
import { OWN_BOOKINGS_PAGE } from '../../../contract/bookings/stay-address';
import { bookingNumber } from '../../../domain/bookings/booking-number';
import { type BookingStatus } from '../../../domain/bookings/booking';
import { nearerAddress } from '../../../domain/catalogue/nearer-address';
import { stayCalendar, type CalendarStay } from '../../../domain/bookings/calendar';
import type { Day } from '../../../domain/days';
import { type GuideLanguage, productLanguage } from '../../../domain/guide/guide-languages';
import type { OwnAddress } from '../../platform/own-origin';
import { MAIL_WORDS } from '../../platform/mail/words';
import { fill } from '../../words';
import type { Catalogue } from '../catalogue/catalogue';
import type { HotelState } from '../hotel/hotel';

const CALENDAR_STATUS: Readonly<Record<BookingStatus, CalendarStay['status']>> = {
  HOLD: 'TENTATIVE',
  PENDING: 'TENTATIVE',
  CONFIRMED: 'CONFIRMED',
  EXPIRED: 'CANCELLED',
  PAYMENT_FAILED: 'CANCELLED',
  CANCELLED: 'CANCELLED',
  LAPSED: 'CANCELLED',
  PAID_NEEDS_REFUND: 'CANCELLED',
  REFUNDED: 'CANCELLED',
};

/** Stay that a calendar file is made from. */
interface StayOfFile {
  id: string;
  apartmentId: number;
  roomId: number;
  checkIn: Day;
  checkOut: Day;
  sequence: number;
  status: BookingStatus;
}

interface Deps {
  clock: () => number;
  hotel: HotelState;
  catalogue: Catalogue;
  address: OwnAddress;
}

/** Names a room and its house to a guest. */
export function roomTitle(catalogue: Catalogue, apartmentId: number, roomId: number, lang: GuideLanguage): string {
  const told = productLanguage(lang);
  const apartment = catalogue.apartment(apartmentId)?.body.name[told] ?? '';
  const room = catalogue.room(roomId)?.body.name[told] ?? '';
  return [apartment, room].filter((name) => name !== '').join(', ');
}

/**
 * A stay as a calendar file in the guest's language; nothing in it names the guest.
 *
 * @param sender the address that it is mailed from; `null` for a file that one opens oneself
 */
export function calendarOf(
  { clock, hotel, catalogue, address }: Deps,
  stay: StayOfFile,
  lang: GuideLanguage,
  sender: string | null = null,
): string {
  const { brand, phones, hours, address: house } = hotel.current.profile;
  const words = MAIL_WORDS[lang].calendar;
  const values = {
    brand,
    room: roomTitle(catalogue, stay.apartmentId, stay.roomId, lang),
    checkInTime: hotel.checkInTime,
    checkOutTime: hours.checkOut,
    phone: phones.reception,
    number: bookingNumber(stay.id),
  };
  return stayCalendar({
    // The id opens the booker's page; a calendar is shown to others.
    uid: `${createHash('sha256').update(stay.id).digest('hex').slice(0, 32)}@${new URL(address.public).hostname}`,
    sequence: stay.sequence,
    writtenAt: clock(),
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    summary: fill(words.summary, values),
    location: nearerAddress(
      catalogue.apartment(stay.apartmentId)?.body.location[productLanguage(lang)] ?? '',
      house[productLanguage(lang)],
    ),
    description: fill(words.description, values),
    // Calendars are shared and copied to other services: the booker's page opens for anyone with its address.
    url: address.public + OWN_BOOKINGS_PAGE,
    status: CALENDAR_STATUS[stay.status],
    organizer: sender === null ? null : { name: brand, address: sender },
  });
}
