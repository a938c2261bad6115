import { isGivenUp } from '../../../domain/bookings/booking';
import type { Exported, People, PersonalRows } from '../../people';
import { isoOf } from '../../platform/iso';
import type { Tx } from '../../platform/db/schema';
import {
  forgetIdentities,
  isVouched,
  pseudonymiseBookings,
  readBookingsOfPerson,
  readNamedBookingsOver,
} from '../booking-records/people-store';
import type { Booking } from '../booking-records/store';
import { deleteReviews } from '../reviews/module';
import { type BillLine, blankNotes, readLinesOf } from '../money/bill-store';
import { blankLabels } from '../stay-records/people-store';

/** A booking with its bill. */
type BilledBooking = Booking & { lines: readonly BillLine[] };

const bookings: PersonalRows<BilledBooking> = {
  kind: 'bookings',
  async find(db, known) {
    const found = await readBookingsOfPerson(
      db,
      known,
      known.clues('account').map(({ id }) => id),
    );
    const lines = await readLinesOf(
      db,
      found.map(({ id }) => id),
    );
    return { rows: found.map((row) => ({ ...row, lines: lines.filter((line) => line.booking_id === row.id) })) };
  },
  clue: (row) => ({
    name: row.guest_name,
    birth: row.guest_birthday,
    paper: row.guest_identity,
    vouched: isVouched(row) ? { guestName: row.guest_name, checkIn: row.check_in, checkOut: row.check_out } : null,
  }),
  export: exportBooking,
  fate({ status, check_out: checkOut, refund_due: refundDue }, today) {
    if (refundDue > 0 || status === 'PAID_NEEDS_REFUND') return { fate: 'stay', reason: 'refund' };
    if (!isGivenUp(status) && checkOut >= today) return { fate: 'stay', reason: 'running' };
    return { fate: 'blank', reason: 'accounts' };
  },
  async erase({ tx }, { blank }) {
    await blankBookings(
      tx,
      blank.map(({ id }) => id),
    );
  },
};

/** Guests' bookings, their bills and their companions' links. They are kept without the guest, for the accounts. */
export const bookingPeople: People = {
  rows: [bookings],
  retain: {
    identity: ({ tx }, { day }) => forgetIdentities(tx, day),
    bookings: async ({ tx }, { day }) => blankBookings(tx, await readNamedBookingsOver(tx, day)),
  },
};

async function blankBookings(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  await blankLabels(tx, ids);
  await blankNotes(tx, ids);
  await deleteReviews(tx, ids);
  return pseudonymiseBookings(tx, ids);
}

function exportBooking(row: BilledBooking): Exported {
  return {
    number: row.id,
    name: row.guest_name,
    email: row.guest_email,
    phone: row.guest_phone,
    identityNumber: row.guest_identity,
    birthday: row.guest_birthday,
    nationality: row.guest_nationality,
    from: row.check_in,
    to: row.check_out,
    rooms: row.quantity,
    adults: row.adults,
    children: row.children,
    babies: row.babies,
    total: row.total,
    paid: row.paid,
    refundDue: row.refund_due,
    status: row.status,
    bill: row.lines.map(lineText).join('; '),
    source: row.source,
    note: row.note,
    createdAt: isoOf(row.created_at),
  };
}

/** A line of a bill in one line of text. */
const lineText = (line: BillLine): string =>
  [
    isoOf(line.created_at).slice(0, 10),
    line.kind,
    line.amount,
    line.text,
    line.reference,
    line.voided_at === null ? '' : `× ${line.void_reason ?? ''}`.trim(),
  ]
    .filter((part) => part !== '')
    .join(' ');
