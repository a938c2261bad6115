import Papa from 'papaparse';
import type { BookingFilter } from '../../contract/desk-bookings';
import { showDay, nightsBetween } from '../../domain/days';
import type { Language } from '../../domain/languages';
import { countBookings, findBookings } from '../db/desk-bookings';
import type { Database } from '../db/schema';
import { WORDS } from '../words';
import type { Catalogue } from './catalogue';
import { deskBookingOf, searchWords } from './desk-names';

const ROWS_AT_ONCE = 1000;
/** Spreadsheet programs take a file for Latin-1 without it, and every mark turns into two letters. */
const BYTE_ORDER_MARK = '\uFEFF';

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

  /** Bookings that a search finds, as CSV. A cell that a spreadsheet would compute is text (catalogue I-24). */
  async bookings(query: string, filter: BookingFilter, lang: Language): Promise<string> {
    const { db, clock, catalogue } = this.#deps;
    const now = clock();
    const search = { words: searchWords(query, catalogue), filter, now };
    const { columns, status } = WORDS[lang].export;
    const rows: (string | number)[][] = [];
    const total = await countBookings(db, search);
    while (rows.length < total) {
      const found = await findBookings(db, search, ROWS_AT_ONCE, rows.length);
      if (found.length === 0) break;
      for (const stored of found) {
        const one = deskBookingOf(stored, catalogue, lang, now);
        rows.push([
          one.id,
          status[one.status],
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
          one.paid,
          one.refundDue,
        ]);
      }
    }
    return BYTE_ORDER_MARK + Papa.unparse({ fields: columns, data: rows }, { escapeFormulae: true, newline: '\r\n' });
  }
}
