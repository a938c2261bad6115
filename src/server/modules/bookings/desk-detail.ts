import { isNameless } from './desk/channel-guest';
import type { BookingMoney, DeskBookingDetail } from '../../../contract/bookings/desk';
import type { BookingMailLine } from '../../../contract/mails/desk';
import { feeOfCopy, isGivenUp } from '../../../domain/bookings/booking';
import { type Day, dayInVietNam } from '../../../domain/days';
import { canUnmark, type GuestMark, markProblem } from '../../../domain/bookings/guest-marks';
import type { LateTerms } from '../../../domain/bookings/prices/late-hour';
import type { Language } from '../../../domain/languages';
import { isLeftUnseen, mailStateOf } from '../../../domain/mails/outcomes';
import { isForHouse } from '../../platform/mail/content';
import type { readMailsOfBooking } from '../../platform/mail/store';
import type { Booking, readHistory } from '../booking-records/store';
import type { readAttempts } from '../money/attempts-store';
import type { StoredHour } from './desk/hours';
import type { TakenAway } from './change-status';
import { moveOf, type StoredMove } from './move';
import type { Catalogue } from '../catalogue/catalogue';
import { deskBookingOf } from '../booking-records/names';
import { markedBookingOf } from './check-in-out';
import { isoOf } from '../../platform/iso';

/** All that is kept of one booking. */
interface BookingRecord {
  booking: Booking;
  history: Awaited<ReturnType<typeof readHistory>>;
  payments: Awaited<ReturnType<typeof readAttempts>>;
  mails: Awaited<ReturnType<typeof readMailsOfBooking>>;
  doors: readonly string[] | undefined;
}

/** Price of cancelling by the policy that a booking was made under, VND. */
export const feeOf = (booking: Booking, now: number): number =>
  feeOfCopy({ freeUntil: booking.free_until, feePercent: booking.fee_percent, total: booking.total }, now);

/** A booking as reception opens it: its facts, what may be done with it now, and all that has happened to it. */
export function bookingDetailOf(
  { booking, history, payments, mails, doors }: BookingRecord,
  {
    catalogue,
    lang,
    now,
    today,
    checkInTime,
    late,
  }: { catalogue: Catalogue; lang: Language; now: number; today: Day; checkInTime: string; late: LateTerms | null },
): DeskBookingDetail {
  const row = deskBookingOf(booking, catalogue, lang, now);
  const stands = !isGivenUp(row.status);
  const marked = markedBookingOf(booking, checkInTime, now);
  const isGone = booking.left_at !== null || booking.no_show_at !== null;
  const canMark = (mark: GuestMark): boolean =>
    booking.kind === 'GUEST' &&
    !marked[mark] &&
    markProblem(mark, marked, { day: today, date: dayInVietNam(now) }) === null;
  return {
    ...row,
    ...(doors && { doors: [...doors] }),
    nightlyPrice: booking.nightly_price,
    surcharge: booking.surcharge,
    identity: booking.guest_identity,
    birthday: booking.guest_birthday,
    nationality: booking.guest_nationality,
    lang: booking.lang,
    source: booking.source,
    note: booking.note,
    sequence: booking.sequence,
    freeUntil: isoOf(booking.free_until),
    feePercent: booking.fee_percent,
    fee: row.status === 'CONFIRMED' ? feeOf(booking, now) : 0,
    can: {
      confirm: row.status === 'PENDING',
      // Whoever is in the house, or has left it, checks out.
      cancel: stands && booking.kind !== 'CHANNEL' && booking.arrived_at === null,
      refund: row.refundDue > 0,
      correct: booking.kind === 'GUEST' && booking.search !== '',
      mail: booking.kind === 'GUEST' && row.status === 'CONFIRMED' && row.email !== '' && !marked.noShow,
      arrive: canMark('arrived'),
      leave: canMark('left'),
      noShow: canMark('noShow'),
      comeLate: canUnmark('noShow', marked, today),
      move: booking.kind === 'GUEST' && !isGone && stands && row.status !== 'HOLD',
      ...(isNameless(booking) && { name: true }),
    },
    ...(booking.arrival_hour !== null && { arrivalHour: booking.arrival_hour }),
    ...(booking.departure_hour !== null && { departureHour: booking.departure_hour }),
    ...(late && { late }),
    arrivedAt: isoOf(booking.arrived_at),
    leftAt: isoOf(booking.left_at),
    ...(booking.no_show_at !== null && { noShowAt: isoOf(booking.no_show_at) }),
    history: history.map(({ at, status, staff_name: by, note, event, detail }) => ({
      at: isoOf(at),
      status,
      by,
      note,
      event,
      ...((event === 'doorGiven' || event === 'doorReturned') &&
        detail !== null && { door: (JSON.parse(detail) as { door: string }).door }),
      ...((event === null || event === 'refunded') && detail !== null && toldMoney(JSON.parse(detail) as object)),
      ...((event === 'departureHour' || event === 'arrivalHour') &&
        detail !== null &&
        toldHour(JSON.parse(detail) as StoredHour)),
      ...(event === 'corrected' && detail !== null && { correction: JSON.parse(detail) as object }),
      move: event !== 'moved' || detail === null ? null : moveOf(JSON.parse(detail) as StoredMove, catalogue, lang),
    })) as DeskBookingDetail['history'],
    mails: mails.map((mail) => mailLineOf(mail, booking)),
    payments: payments.map((attempt) => ({
      orderId: attempt.order_id,
      amount: attempt.amount,
      state: attempt.state,
      at: isoOf(attempt.created_at),
    })),
    serverNow: isoOf(now),
  };
}

/** Gives what became of the money; beside it, or alone, stands what a change can give back. */
const toldMoney = (detail: Partial<BookingMoney> & Partial<{ taken: TakenAway }>) => {
  const { taken: _, ...money } = detail;
  return money.kept === undefined ? {} : { money };
};

const toldHour = ({ hour, amount }: StoredHour) => ({ hour, ...(amount > 0 && { charge: amount }) });

/** A mail in the history of its booking. */
function mailLineOf(mail: BookingRecord['mails'][number], { guest_email: email }: Booking): BookingMailLine {
  const { outcome, sent_at: sentAt, settled_at: settledAt } = mail;
  const unseen = isLeftUnseen({ outcome, settledAt });
  return {
    id: mail.id,
    kind: mail.kind as BookingMailLine['kind'],
    at: isoOf(mail.created_at),
    state: mailStateOf({ sentAt, outcome }),
    sentAt: isoOf(sentAt),
    // Why the tries before failed is nobody's business once it has gone out.
    reason: sentAt === null ? mail.reason : null,
    answer: sentAt === null ? mail.answer : null,
    settled: settledAt !== null,
    again: unseen && (email !== '' || isForHouse(mail.kind)),
  };
}
