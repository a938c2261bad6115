import { addDays, dayInVietNam } from '../../domain/days';
import { LANGUAGES } from '../../domain/languages';
import { BOOKING_MAIL_KINDS } from '../../domain/mails/still-true';
import { mailText } from '../mail-texts';
import type { BookingMail, MailContent } from '../platform/mail/content';
import type { Services } from '../services';

/** Writes every mail that a booking brings, a sign-in and a failed copy, in both languages: one text each, none is sent. */
export async function mailsOf({ clock, hotel, catalogue, address }: Services): Promise<string[]> {
  const now = clock();
  const checkIn = dayInVietNam(now);
  const [sold] = catalogue.apartments;
  const booking: BookingMail = {
    ...{ id: '0'.repeat(22), to: '', guestName: '', quantity: 1, total: 0, paid: 0, refundDue: 0 },
    ...{ apartmentId: sold?.id ?? 0, roomId: sold?.rooms[0]?.id ?? 0, checkIn, checkOut: addDays(checkIn, 1) },
    ...{ policy: 'onArrival', freeUntil: now, feePercent: 0, endsAt: now, sequence: 0 },
  };
  const account = { to: '', name: '', token: '' };
  const contents: MailContent[] = [
    ...BOOKING_MAIL_KINDS.map((kind) => ({ kind, booking })),
    { kind: 'bookingForHotel', news: 'requested', booking },
    { kind: 'passwordReset', account },
    { kind: 'staffInvitation', account: { ...account, role: 'RECEPTION', by: '' } },
    { kind: 'backupForHotel', backup: { at: now, fault: 'copy', good: null } },
  ];
  const deps = {
    ...{ clock, hotel, catalogue, address, from: '', hotelAddress: () => '', bookerSecret: () => '' },
    guideLinks: () => Promise.resolve([]),
  };
  const written = contents.flatMap((content) => LANGUAGES.map((lang) => mailText(deps, content, lang)));
  return (await Promise.all(written)).map(({ subject, text, html }) => [subject, text, html].join('\n'));
}
