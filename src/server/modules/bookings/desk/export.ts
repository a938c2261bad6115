import { setTimeout as pause } from 'node:timers/promises';
import Papa from 'papaparse';
import type { DeskBooking } from '../../../../contract/bookings/desk';
import type { BookingSearch } from '../../../../contract/desk/search';
import { dayInVietNam, showDay, nightsBetween } from '../../../../domain/days';
import { bookingNumber } from '../../../../domain/bookings/booking-number';
import { type ShownStatus, shownStatus } from '../../../../domain/bookings/guest-marks';
import type { Language } from '../../../../domain/languages';
import type { Booking } from '../../booking-records/store';
import { findBookingsAfter } from '../../booking-records/search-store';
import { BYTE_ORDER_MARK, CSV_FORMAT } from '../../../platform/csv';
import type { Database } from '../../../platform/db/schema';
import { type Cell, ROWS_AT_ONCE, workbookParts } from '../../../platform/workbook';
import { WORDS } from '../../../words';
import type { Catalogue } from '../../catalogue/catalogue';
import type { HotelState } from '../../hotel/hotel';
import { deskBookingOf, searchWords } from '../../booking-records/names';
import { readDoorsOf } from '../../stay-records/desk-store';

/** Names the part of a list that goes into a file. */
type ExportSearch = Omit<BookingSearch, 'page'>;

interface Deps {
  db: Database;
  clock: () => number;
  catalogue: Catalogue;
  hotel: Pick<HotelState, 'today'>;
}

/** Bookings that a search finds as files, by their numbers: a file is passed on, and an id opens a page. */
export class DeskExport {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** For people: a workbook that every Excel opens with its zeros and days. Written while it is read, as the CSV. */
  workbook(asked: ExportSearch, lang: Language): AsyncGenerator<Uint8Array> {
    const { sheet, columns } = WORDS[lang].export;
    return workbookParts({ name: sheet, columns, rows: this.#rows(asked, lang) });
  }

  /**
   * For programs: CSV, in which a cell that a spreadsheet would compute is text (catalogue I-24). Written while it is
   * read, a part at a time: it has the bookings that were made before it was begun, each once, and each as it was when
   * its part was read. A state of one instant would be held in the database for as long as the slowest reader takes.
   */
  async *csv(asked: ExportSearch, lang: Language): AsyncGenerator<string> {
    let before = BYTE_ORDER_MARK + Papa.unparse([WORDS[lang].export.columns], CSV_FORMAT);
    for await (const rows of this.#rows(asked, lang)) {
      const cells = rows.map((row) => row.map((cell) => (typeof cell === 'object' ? showDay(cell.day) : cell)));
      yield `${before}\r\n${Papa.unparse(cells, CSV_FORMAT)}`;
      before = '';
    }
    if (before !== '') yield before;
  }

  async *#rows({ q, filter, from, to }: ExportSearch, lang: Language): AsyncGenerator<Cell[][]> {
    const { db, clock, catalogue, hotel } = this.#deps;
    const now = clock();
    const search = { words: searchWords(q, catalogue), filter, days: { from, to }, today: hotel.today(now), now };
    const words = WORDS[lang].export;
    let last: Booking | null = null;
    for (;;) {
      const began = performance.now();
      const found: Booking[] = await findBookingsAfter(db, search, ROWS_AT_ONCE, last);
      last = found.at(-1) ?? null;
      if (last === null) return;
      const doors = await readDoorsOf(
        db,
        found.map(({ id }) => id),
      );
      const rows = found.map((stored): Cell[] => [
        ...cellsOf(deskBookingOf(stored, catalogue, lang, now), words.status),
        doors.get(stored.id)?.join(' ') ?? '',
        stored.payment_method === null ? '' : words.method[stored.payment_method],
        stored.source,
        { day: dayInVietNam(stored.created_at) },
      ]);
      const took = performance.now() - began;
      yield rows;
      // SQLite answers synchronously, and a guest's question takes several turns: half of the time is theirs.
      await pause(took);
    }
  }
}

function cellsOf(one: DeskBooking, status: Readonly<Record<ShownStatus, string>>): Cell[] {
  return [
    bookingNumber(one.id),
    status[shownStatus(one)],
    one.apartment,
    one.room,
    one.guestName,
    one.phone,
    one.email,
    { day: one.checkIn },
    { day: one.checkOut },
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
