import { staleBookingMail } from '../../../domain/mails/still-true';
import type { DroppedReason } from '../../../domain/mails/outcomes';
import { dayInVietNam } from '../../../domain/days';
import type { Database } from '../../platform/db/schema';
import { isForHouse, type MailContent } from '../../platform/mail/content';
import type { MailCheck } from '../../platform/mail/outbox';
import type { StoredMail } from '../../platform/mail/store';
import { hashOf } from '../accounts/module';
import { readBooking } from '../booking-records/store';
import { readStay, readStaysOfBooking } from '../stay-records/desk-store';
import { readStayIdOfKey } from '../stay-records/keys-store';
import { readTourRequestState } from '../tours/module';
import { hasNewerMail } from './store';
import { statusOf, mailOf } from '../booking-records/row-views';
import { readOpenInvitation, readResetOwner } from '../accounts/module';
import { hashOfKey } from '../guest-access/module';

/** A first try so soon, in ms, is no outage: what happens to a booking within moments is told in its order, each by its mail. */
const FRESH_MS = 60_000;

interface Deps {
  db: Database;
  clock: () => number;
}

type OfBooking = Extract<MailContent, { booking: unknown }>;
type OfStay = Extract<MailContent, { stay: unknown }>;
type OfTour = Extract<MailContent, { contact: unknown } | { trip: unknown }>;

/**
 * Looks at a mail again when its turn comes: after an outage it may be days old. What is no longer true is not sent;
 * what is, says days, room, money and address as they are now.
 */
export async function checkMail(deps: Deps, mail: StoredMail): Promise<MailCheck> {
  const { content } = mail;
  if ('booking' in content) return checkBookingMail(deps, mail, content);
  if ('stay' in content) return checkStayMail(deps, content);
  if ('contact' in content || 'trip' in content) return checkTourMail(deps, content);
  if ('enquiry' in content) {
    const today = dayInVietNam(deps.clock());
    return content.kind === 'enquiry' && content.enquiry.checkIn < today ? { dropped: 'ended' } : { content };
  }
  if (content.kind === 'passwordChanged' || content.kind === 'backupForHotel') return { content };
  const read = content.kind === 'passwordReset' ? readResetOwner : readOpenInvitation;
  const found = await read(deps.db, hashOf(content.account.token), deps.clock());
  return found === null ? { dropped: 'linkOver' } : { content };
}

async function checkBookingMail({ db, clock }: Deps, mail: StoredMail, content: OfBooking): Promise<MailCheck> {
  const booking = await readBooking(db, content.booking.id);
  if (!booking) return { dropped: 'gone' };
  const forHouse = isForHouse(content.kind);
  if (!forHouse && booking.guest_email === '') return { dropped: 'noAddress' };
  const now = clock();
  const over = booking.left_at ?? booking.no_show_at;
  const lastDay = dayInVietNam(mail.createdAt) <= booking.check_out && dayInVietNam(now) > booking.check_out;
  const isFresh = mail.tries === 1 && now - mail.createdAt < FRESH_MS;
  const stale = staleBookingMail(content.kind === 'bookingForHotel' ? content.news : content.kind, {
    status: isFresh ? null : statusOf(booking, now),
    // Who asks for a confirmation after the stay gets it: only what has ended since the mail was written counts.
    isOver: lastDay || (over !== null && over > mail.createdAt),
    rooms: booking.quantity,
    doors: (await readStaysOfBooking(db, booking.id)).length,
  });
  if (stale !== null) return { dropped: stale };
  if (await hasNewerMail(db, { ...mail, bookingId: booking.id })) return { dropped: 'newer' };
  if (isFresh && content.booking.to === booking.guest_email) return { content };
  const { fee } = content.booking;
  return { content: { ...content, booking: { ...mailOf(booking), ...(fee !== undefined && { fee }) } } };
}

/** The key opens what the mail says it opens: the stay stands, at this door, on the days that it has now. */
async function checkStayMail({ db }: Deps, content: OfStay): Promise<MailCheck> {
  const key = /#s=([\w-]+)$/.exec(content.stay.link)?.[1] ?? '';
  const stayId = await readStayIdOfKey(db, hashOfKey(key));
  const stay = stayId === null ? null : await readStay(db, stayId);
  if (!stay || stay.revokedAt !== null || stay.endedAt !== null) return { dropped: 'linkOver' };
  if (stay.apartment !== content.stay.apartment) return { dropped: 'doorChanged' };
  return { content: { ...content, stay: { ...content.stay, from: stay.from, until: stay.to } } };
}

/** A request that reception is done with is news to nobody. */
async function checkTourMail({ db }: Deps, content: OfTour): Promise<MailCheck> {
  if (content.request === undefined) return { content };
  const kind = 'contact' in content ? 'tour-contact' : 'tour-booking';
  const state = await readTourRequestState(db, kind, content.request);
  const dropped: Readonly<Record<string, DroppedReason>> = { done: 'settled', gone: 'gone' };
  const reason = dropped[state];
  return reason === undefined ? { content } : { dropped: reason };
}
