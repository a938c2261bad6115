import type { Todo } from '../../../contract/desk/today';
import { bookingNumber } from '../../../domain/bookings/booking-number';
import type { Language } from '../../../domain/languages';
import { FAILED_REASONS } from '../../../domain/mails/outcomes';
import { mailTrouble } from '../../../domain/mails/trouble';
import type { Database } from '../../platform/db/schema';
import { isoOf } from '../../platform/iso';
import { isForHouse, type MailContent, type MailKind } from '../../platform/mail/content';
import { readBooking } from '../booking-records/store';
import type { Catalogue } from '../catalogue/catalogue';
import type { MailRow } from '../mails/store';
import { guestNameOf, placeOf } from '../booking-records/names';
import { nothingKnown } from './nothing-known';
import { readFailedMails, readWaitingMails } from '../mails/module';

/** So many stand on the board; those after them come up as these are seen to. */
const SHOWN = 20;
/** Read so that mails to the house, which are one thing to do, push no guest off the board. */
const READ = 200;

interface Deps {
  db: Database;
  catalogue: Catalogue;
}

/** Tells whether a mail's code tells of all mails that wait, rather than of one that cannot arrive. */
export const isOutage = (code: string | null): boolean => !FAILED_REASONS.some((reason) => reason === code);

/** Mails on the day's board: that none can go out, and each whose reader does not know what it says. */
export async function readMailTodos({ db, catalogue }: Deps, now: number, lang: Language): Promise<Todo[]> {
  const [waiting, failed] = await Promise.all([readWaitingMails(db), readFailedMails(db, READ)]);
  const trouble = mailTrouble(waiting, now);
  const forHouse = failed.filter(({ kind }) => isForHouse(kind));
  const toGuests = failed.filter(({ kind }) => !isForHouse(kind)).slice(0, SHOWN);
  const [first] = forHouse;
  return [
    ...(trouble ? [{ ...base('down', trouble.since), code: trouble.reason, mails: waiting.length }] : []),
    ...(first ? [{ ...base(first.id, first.created_at), ...mailOf(first), mails: forHouse.length }] : []),
    ...(await Promise.all(toGuests.map((mail) => todoOf({ db, catalogue }, mail, lang)))),
  ];
}

async function todoOf({ db, catalogue }: Deps, mail: MailRow, lang: Language): Promise<Todo> {
  const todo = { ...base(mail.id, mail.created_at), ...mailOf(mail) };
  const booking = mail.booking_id === null ? null : await readBooking(db, mail.booking_id);
  if (!booking) return { ...todo, ...writerOf(JSON.parse(mail.body) as MailContent) };
  return {
    ...todo,
    place: placeOf(catalogue, booking, lang),
    who: guestNameOf(booking.guest_name, lang),
    from: booking.check_in,
    to: booking.check_out,
    bookingId: booking.id,
    number: bookingNumber(booking.id),
    ...(booking.guest_phone !== '' && { phone: booking.guest_phone }),
  };
}

const mailOf = ({ kind, reason }: MailRow) => ({ code: reason, mail: kind as MailKind });

/** Names who is without a mail that is about no booking; nobody is known where the body was wiped. */
function writerOf(content: MailContent): Partial<Todo> {
  if ('stay' in content) {
    const { guestName: who, apartment: place, from, until: to } = content.stay;
    return { who, place, from, to };
  }
  if ('enquiry' in content) {
    const { fullName: who, phoneNumber: phone, checkIn: from, checkOut: to } = content.enquiry;
    return { who, phone, from, to };
  }
  if ('trip' in content) return { who: content.trip.fullName, phone: content.trip.phone };
  return 'account' in content ? { who: content.account.name } : {};
}

const base = (id: string, since: number): Todo => ({ ...nothingKnown('mail'), key: `mail:${id}`, at: isoOf(since) });
