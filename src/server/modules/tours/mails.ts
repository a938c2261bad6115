import { showDay } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { formatVnd } from '../../../domain/money';
import type { OutgoingMail } from '../../platform/mail/mailer';
import type { MailContent, TourBookingMail, TourContactMail } from '../../platform/mail/content';
import { fill } from '../../words';
import type { HotelState } from '../hotel/hotel';
import { bodies, type Fact, peopleText } from '../../platform/mail/layout';
import { MAIL_WORDS } from '../../platform/mail/words';

interface Deps {
  hotel: HotelState;
  /** Requests go to it. */
  hotelAddress: () => string;
}

/** A mail about a tour request, to reception and to the writer. */
export function tourMail(
  deps: Deps,
  content: Extract<MailContent, { contact: TourContactMail } | { trip: TourBookingMail }>,
  lang: Language,
): OutgoingMail {
  return 'contact' in content
    ? contactMail(deps, content.contact, lang)
    : bookingMail(deps, content.kind, content.trip, lang);
}

function contactMail(deps: Deps, contact: TourContactMail, lang: Language): OutgoingMail {
  const { label, subject, intro } = MAIL_WORDS[lang];
  const facts: Fact[] = [
    [label.tour, contact.tourName],
    [label.name, contact.name],
    [label.phone, contact.phone, 'exact'],
    [label.email, contact.email, 'exact'],
    ...(contact.message === '' ? [] : [[label.message, contact.message] as const]),
  ];
  return {
    to: deps.hotelAddress(),
    replyTo: contact.email,
    subject: fill(subject.tourContactForHotel, { tour: contact.tourName }),
    ...bodies(deps, lang, { hello: '', intro: intro.tourContactForHotel, facts, link: null }),
    calendar: null,
  };
}

function bookingMail(
  deps: Deps,
  kind: 'tourBooking' | 'tourBookingForHotel',
  trip: TourBookingMail,
  lang: Language,
): OutgoingMail {
  const { label, subject, intro, helloGuest, tour } = MAIL_WORDS[lang];
  const home = [trip.address, trip.ward, trip.district, trip.province].filter((part) => part !== '').join(', ');
  const tourName = trip.tourName === '' ? tour.unnamed : trip.tourName;
  const facts: Fact[] = [
    [label.tour, tourName],
    [label.departure, showDay(trip.departureDate)],
    [label.travellers, peopleText(trip, lang)],
    trip.total === null ? [label.total, tour.toBePriced] : [label.total, formatVnd(trip.total, lang), 'exact'],
    [label.payment, tour.payment[trip.paymentMethod]],
  ];
  // What was typed goes to the hotel alone: nobody has shown that the address is the writer's own.
  const typed: Fact[] = [
    [label.name, trip.fullName],
    [label.phone, trip.phone, 'exact'],
    [label.email, trip.email, 'exact'],
    [label.home, home],
    ...(trip.note === '' ? [] : [[label.message, trip.note] as const]),
  ];
  const forHotel = kind === 'tourBookingForHotel';
  return {
    to: forHotel ? deps.hotelAddress() : trip.email,
    replyTo: forHotel ? trip.email : null,
    subject: fill(subject[kind], { tour: tourName }),
    ...bodies(deps, lang, {
      hello: forHotel ? '' : helloGuest,
      intro: intro[kind],
      facts: forHotel ? [...facts, ...typed] : facts,
      link: null,
    }),
    calendar: null,
  };
}
