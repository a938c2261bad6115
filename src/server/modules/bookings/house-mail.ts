import { deskBookingPath } from '../../../contract/bookings/desk-address';
import { bookingNumber } from '../../../domain/bookings/booking-number';
import type { Language } from '../../../domain/languages';
import type { HouseNews } from '../../../domain/mails/still-true';
import { formatVnd } from '../../../domain/money';
import type { BookingMail } from '../../platform/mail/content';
import { bodies, type Fact } from '../../platform/mail/layout';
import type { OutgoingMail } from '../../platform/mail/mailer';
import { MAIL_WORDS } from '../../platform/mail/words';
import { fill } from '../../words';
import { roomTitle } from './calendar-file';
import { type MailDeps, stayDays } from './mails';

/**
 * The mail that tells the house of a booking: who comes when, into which room, for how much. No identity, no code, and
 * no link that opens anything without the desk's own sign-in: mails are forwarded.
 */
export function houseMail(deps: MailDeps, news: HouseNews, booking: BookingMail, lang: Language): OutgoingMail {
  const { label, house } = MAIL_WORDS[lang];
  const number = bookingNumber(booking.id);
  const facts: Fact[] = [
    [label.number, number],
    [label.name, booking.guestName],
    [label.room, roomTitle(deps.catalogue, booking.apartmentId, booking.roomId, lang)],
    ...(booking.quantity > 1 ? [[label.rooms, String(booking.quantity)] as const] : []),
    ...stayDays(deps, booking, lang),
    [label.total, formatVnd(booking.total, lang), 'exact'],
    ...(booking.paid > 0 ? [[label.paid, formatVnd(booking.paid, lang)] as const] : []),
    ...(booking.refundDue > 0 ? [[label.refund, formatVnd(booking.refundDue, lang)] as const] : []),
  ];
  return {
    to: deps.hotelAddress(),
    replyTo: null,
    subject: fill(house.subject[news], { number, name: booking.guestName }),
    ...bodies(deps, lang, {
      hello: '',
      intro: house.intro[news],
      facts,
      link: deps.address.public + deskBookingPath(booking.id),
      linkWords: { open: house.open, keep: house.keepLink },
    }),
    calendar: null,
  };
}
