import { bookerPagePath } from '../../../contract/bookings/stay-address';
import type { BookingStatus } from '../../../domain/bookings/booking';
import { bookingNumber } from '../../../domain/bookings/booking-number';
import { dayInVietNam, nightsBetween, timeInVietNam } from '../../../domain/days';
import { type GuideLanguage, productLanguage } from '../../../domain/guide/guide-languages';
import type { Language } from '../../../domain/languages';
import { dayIn } from '../../../domain/stay-words/day-words';
import { formatVnd } from '../../../domain/money';
import type { OutgoingMail } from '../../platform/mail/mailer';
import type { OwnAddress } from '../../platform/own-origin';
import type { BookingMailKind } from '../../../domain/mails/still-true';
import { IN_MAILS } from '../../../domain/stay-words/in-mails';
import type { BookingMail, EnquiryMail } from '../../platform/mail/content';
import { fill } from '../../words';
import type { Catalogue } from '../catalogue/catalogue';
import type { HotelState } from '../hotel/hotel';
import type { RoomLink } from '../guest-access/room-links';
import { nearerAddress } from '../../../domain/catalogue/nearer-address';
import { bodies, type Fact, peopleText } from '../../platform/mail/layout';
import { MAIL_WORDS } from '../../platform/mail/words';
import { calendarOf, roomTitle } from './calendar-file';

/** Dependencies of the words of a mail. */
export interface MailDeps {
  clock: () => number;
  hotel: HotelState;
  catalogue: Catalogue;
  address: OwnAddress;
  /** Says where mails to the house go: its own address, else the one that mails come from. */
  hotelAddress: () => string;
  /** The address that mails come from. */
  from: string;
  /** The links of a booking's rooms, as far as there are any. */
  guideLinks: (bookingId: string) => Promise<readonly RoomLink[]>;
  /** The secret of a booking's link in a mail to this address: derived when the mail goes out, so none lies in the outbox. */
  bookerSecret: (bookingId: string, to: string) => string;
}

/** Mails that bring a calendar file, and what it says of the stay. */
const CALENDAR_OF: Readonly<Partial<Record<BookingMailKind, BookingStatus>>> = {
  confirmed: 'CONFIRMED',
  moved: 'CONFIRMED',
  cancelled: 'CANCELLED',
};

/**
 * Mails that go out after somebody of the hotel or the wallet has had a say. Anybody can type anybody's address into a
 * form: until then nothing that was typed goes to it, not even a name, which can be a sentence with a link.
 */
const NAMES_GUEST: ReadonlySet<BookingMailKind> = new Set([
  'confirmed',
  'moved',
  'doorGiven',
  'doorMoved',
  'doorWaits',
  'doorLost',
  'refundDue',
]);

/**
 * Mails that bring the links to the guides of the rooms: asked for when a mail goes out, so that none lies in the
 * outbox.
 */
const BRINGS_GUIDE: ReadonlySet<BookingMailKind> = new Set([
  'confirmed',
  'moved',
  'doorGiven',
  'doorMoved',
  'doorWaits',
  'doorLost',
]);

/** Mails about a booking that stands, or waits for its payment or confirmation: they say what giving it up costs. */
const STANDS: ReadonlySet<BookingMailKind> = new Set([
  'requested',
  'hold',
  'confirmed',
  'moved',
  'doorGiven',
  'doorMoved',
  'doorWaits',
  'doorLost',
]);

/** Mails that name the door that a guest has: which one they had chosen is no matter any more. */
const NAMES_DOOR: ReadonlySet<BookingMailKind> = new Set(['doorGiven', 'doorMoved']);

/** The sandbox wallet confirms whatever is clicked: that is no confirmation. */
const namesGuest = (kind: BookingMailKind, { method, paid }: BookingMail): boolean =>
  NAMES_GUEST.has(kind) && (method !== 'MOMO' || paid > 0);

/** A mail about a booking, in full. */
export async function bookingMail(
  deps: MailDeps,
  kind: BookingMailKind,
  booking: BookingMail,
  lang: GuideLanguage,
): Promise<OutgoingMail> {
  const words = MAIL_WORDS[lang];
  const { label } = words;
  const endsAt = booking.endsAt === null ? '' : showInstant(booking.endsAt, lang);
  const isOn = STANDS.has(kind);
  const freeUntil = showInstant(booking.freeUntil, lang);
  // A request costs nothing to give up: what is said here is what the booker's page says.
  const late = booking.freeUntil <= deps.clock();
  const lateOf = kind === 'requested' || kind === 'hold' ? 'policyUntilConfirmed' : 'policyLate';
  const policyOf = booking.feePercent === 0 ? 'policyNoFee' : late ? lateOf : 'policy';
  // What was paid and does not come back, told where it is decided.
  const fee = kind === 'cancelled' ? (booking.fee ?? booking.paid - booking.refundDue) : 0;
  const facts: Fact[] = [
    ...stayFacts(deps, booking, lang),
    ...(booking.quantity > 1 ? [[label.rooms, String(booking.quantity)] as const] : []),
    [label.total, formatVnd(booking.total, lang), 'exact'],
    ...(booking.paid > 0 ? [[label.paid, formatVnd(booking.paid, lang), 'exact'] as const] : []),
    ...(isOn && !NAMES_DOOR.has(kind) ? doorFacts(booking, lang) : []),
    ...(fee > 0 ? [[label.fee, formatVnd(fee, lang), 'exact'] as const] : []),
    ...(booking.refundDue > 0 ? [[label.refund, formatVnd(booking.refundDue, lang), 'exact'] as const] : []),
    ...(isOn
      ? [[label.policy, fill(words[policyOf], { freeUntil, percent: String(booking.feePercent) })] as const]
      : []),
    [label.number, bookingNumber(booking.id), 'exact'],
  ];
  // A request that was moved is still a request: it has no end once it is confirmed.
  const guides = BRINGS_GUIDE.has(kind) ? await deps.guideLinks(booking.id) : [];
  const status = kind === 'moved' && booking.endsAt !== null ? undefined : CALENDAR_OF[kind];
  return {
    to: booking.to,
    replyTo: null,
    subject: fill(words.subject[kind], { room: roomTitle(deps.catalogue, booking.apartmentId, booking.roomId, lang) }),
    ...bodies(deps, lang, {
      hello: namesGuest(kind, booking) ? fill(words.hello, { name: booking.guestName }) : words.helloGuest,
      intro: fill(words.intro[IN_MAILS[kind](booking)], {
        endsAt,
        amount: formatVnd(booking.refundDue, lang),
        days: String(deps.hotel.current.profile.refundWorkingDays),
        doors: guides.flatMap(({ door }) => door ?? []).join(', '),
      }),
      facts,
      link: deps.address.public + bookerPagePath(booking.id, deps.bookerSecret(booking.id, booking.to), lang),
      more: guideButtons(guides, words.openGuide, lang),
      keepMore: words.keepGuideLink,
    }),
    calendar: status === undefined ? null : calendarOf(deps, { ...booking, status }, lang, deps.from),
  };
}

/** Says which door a guest has chosen, or that it is lost. */
function doorFacts({ chosenDoor, lostDoor }: BookingMail, lang: GuideLanguage): Fact[] {
  const { label, doorLost } = MAIL_WORDS[lang];
  if (chosenDoor !== undefined) return [[label.door, chosenDoor, 'exact']];
  return lostDoor === undefined ? [] : [[label.door, fill(doorLost, { door: lostDoor })]];
}

const guideButtons = (links: readonly RoomLink[], open: string, lang: GuideLanguage): { open: string; url: string }[] =>
  links.map(({ door, link }) => ({
    open: door === null ? open : `${open} ${door}`,
    url: link.replace('#', `?lang=${lang}#`),
  }));

/** A mail about a question of an apartment's page, to the hotel or to the writer. */
export function enquiryMail(
  deps: MailDeps,
  kind: 'enquiry' | 'enquiryForHotel',
  enquiry: EnquiryMail,
  lang: Language,
): OutgoingMail {
  const words = MAIL_WORDS[lang];
  const { label } = words;
  const { adults, children } = enquiry;
  const facts: Fact[] = [
    ...stayFacts(deps, { ...enquiry, roomId: 0 }, lang),
    [label.guests, peopleText({ adults, children }, lang)],
    [label.total, formatVnd(enquiry.total, lang), 'exact'],
  ];
  // What was typed goes to the hotel alone: nobody has shown that the address is the writer's own.
  const typed: Fact[] = [
    [label.name, enquiry.fullName],
    [label.phone, enquiry.phoneNumber, 'exact'],
    [label.email, enquiry.email, 'exact'],
    ...(enquiry.message === '' ? [] : [[label.message, enquiry.message] as const]),
  ];
  const forHotel = kind === 'enquiryForHotel';
  return {
    to: forHotel ? deps.hotelAddress() : enquiry.email,
    replyTo: forHotel ? enquiry.email : null,
    subject: fill(words.subject[kind], { room: roomTitle(deps.catalogue, enquiry.apartmentId, 0, lang) }),
    ...bodies(deps, lang, {
      hello: forHotel ? '' : words.helloGuest,
      intro: words.intro[kind],
      facts: forHotel ? [...facts, ...typed] : facts,
      link: null,
    }),
    calendar: null,
  };
}

function stayFacts(deps: MailDeps, stay: MailedStay, lang: GuideLanguage): Fact[] {
  const { label } = MAIL_WORDS[lang];
  const { catalogue, hotel } = deps;
  const district = catalogue.apartment(stay.apartmentId)?.body.location[productLanguage(lang)] ?? '';
  return [
    [label.room, roomTitle(catalogue, stay.apartmentId, stay.roomId, lang), 'house'],
    [label.address, nearerAddress(district, hotel.current.profile.address[productLanguage(lang)]), 'house'],
    ...stayDays(deps, stay, lang),
  ];
}

type MailedStay = Pick<BookingMail, 'apartmentId' | 'roomId' | 'checkIn' | 'checkOut'>;

/** Says when a stay begins and ends, and its nights. */
export function stayDays(
  { hotel }: Pick<MailDeps, 'hotel'>,
  stay: Pick<MailedStay, 'checkIn' | 'checkOut'>,
  lang: GuideLanguage,
): Fact[] {
  const { label, from, before } = MAIL_WORDS[lang];
  const { hours } = hotel.current.profile;
  return [
    [label.checkIn, fill(from, { date: dayIn(lang, stay.checkIn), time: hotel.checkInTime })],
    [label.checkOut, fill(before, { date: dayIn(lang, stay.checkOut), time: hours.checkOut })],
    [label.nights, String(nightsBetween(stay.checkIn, stay.checkOut))],
  ];
}

/** An instant as clocks in Viet Nam show it. */
function showInstant(instant: number, lang: GuideLanguage): string {
  return fill(MAIL_WORDS[lang].instant, {
    time: timeInVietNam(instant),
    date: dayIn(lang, dayInVietNam(instant)),
  });
}
