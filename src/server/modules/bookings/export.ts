import { setImmediate as nextTurn } from 'node:timers/promises';
import Papa from 'papaparse';
import type { BookingFilter, DeskBooking } from '../../../contract/desk/bookings';
import { showDay, nightsBetween } from '../../../domain/days';
import { bookingNumber } from '../../../domain/bookings/booking-number';
import { type ShownStatus, shownStatus } from '../../../domain/bookings/guest-marks';
import type { Language } from '../../../domain/languages';
import type { Booking } from '../booking-records/store';
import { findBookingsAfter } from '../booking-records/desk-store';
import { BYTE_ORDER_MARK, CSV_FORMAT } from '../../platform/csv';
import type { Database } from '../../platform/db/schema';
import { WORDS } from '../../words';
import type { Catalogue } from '../catalogue/catalogue';
import { deskBookingOf, searchWords } from '../booking-records/names';

/** A part that is written in a few milliseconds. */
const ROWS_AT_ONCE = 200;

interface Deps {
  db: Database;
  clock: () => number;
  catalogue: Catalogue;
}

/** Lists as files for a spreadsheet program. */
export class DeskExport {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Bookings that a search finds, as CSV, by their numbers: a file is passed on, and an id opens a page. A cell that a
   * spreadsheet would compute is text (catalogue I-24).
   */
  async bookings(query: string, filter: BookingFilter, lang: Language): Promise<string> {
    const { db, clock, catalogue } = this.#deps;
    const now = clock();
    const search = { words: searchWords(query, catalogue), filter, now };
    const { columns, status } = WORDS[lang].export;
    const parts = [BYTE_ORDER_MARK + Papa.unparse([columns], CSV_FORMAT)];
    let last: Booking | null = null;
    for (;;) {
      const found: Booking[] = await findBookingsAfter(db, search, ROWS_AT_ONCE, last);
      last = found.at(-1) ?? null;
      if (last === null) return parts.join('\r\n');
      const rows = found.map((stored) => cellsOf(deskBookingOf(stored, catalogue, lang, now), status));
      parts.push(Papa.unparse(rows, CSV_FORMAT));
      // SQLite answers synchronously: a guest before a door would wait until the list is written.
      await nextTurn();
    }
  }
}

type Cells = (string | number)[];

function cellsOf(one: DeskBooking, status: Readonly<Record<ShownStatus, string>>): Cells {
  return [
    bookingNumber(one.id),
    status[shownStatus(one)],
    one.apartment,
    one.room,
    one.guestName,
    one.phone,
    one.email,
    showDay(one.checkIn),
    showDay(one.checkOut),
    nightsBetween(one.checkIn, one.checkOut),
    one.quantity,
    one.adults,
    one.children,
    one.babies,
    one.total,
    one.charges,
    one.paid,
    one.balance,
    one.refundDue,
  ];
}
