import type { AuditKind, AuditPage } from '../../../contract/desk/audit';
import { addDays, type Day, instantInVietNam } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { readAudit, readAuditStaff } from './audit-store';
import type { Database } from '../../platform/db/schema';

const PAGE_SIZE = 50;

interface AuditQuestion {
  staffId: string | null;
  /** A day in Viet Nam. */
  day: Day | null;
  /** Part of what it was about. */
  about: string;
  kind: AuditKind;
  /** From 1. */
  page: number;
  lang: Language;
}

/** Things whose subject is an id of the catalogue, or two: an apartment, and a room type in it. */
const LISTED: Readonly<Record<string, readonly ('apartment' | 'room')[]>> = {
  prices: ['room'],
  feed: ['room'],
  homes: ['apartment'],
  homeRooms: ['apartment', 'room'],
};

interface Listed {
  body: { name: Record<Language, string> };
}

interface Deps {
  db: Database;
  /** Bookings by the number that is said of them; none for a text that is no number. */
  bookingsNumbered: (db: Database, number: string) => Promise<readonly { id: string }[]>;
  /** Finds what was ever offered, removed or not. */
  catalogue: {
    apartment: (id: number) => Listed | null;
    room: (id: number) => (Listed & { apartmentId: number }) | null;
  };
}

/** The record of who read or changed what at the desk (catalogue W-27). */
export class DeskAudit {
  readonly #db: Database;
  readonly #bookingsNumbered: Deps['bookingsNumbered'];
  readonly #catalogue: Deps['catalogue'];

  constructor({ db, bookingsNumbered, catalogue }: Deps) {
    this.#db = db;
    this.#bookingsNumbered = bookingsNumbered;
    this.#catalogue = catalogue;
  }

  /** A page of the record; one beyond its end is its last. */
  async page({ staffId, day, about, kind, page, lang }: AuditQuestion): Promise<AuditPage> {
    const filter = {
      staffId,
      from: day === null ? null : instantInVietNam(day, '00:00'),
      until: day === null ? null : instantInVietNam(addDays(day, 1), '00:00'),
      about,
      bookings: (await this.#bookingsNumbered(this.#db, about)).map(({ id }) => id),
      kind,
    };
    const [first, staff] = await Promise.all([
      readAudit(this.#db, filter, (page - 1) * PAGE_SIZE, PAGE_SIZE),
      readAuditStaff(this.#db),
    ]);
    const pages = Math.max(1, Math.ceil(first.total / PAGE_SIZE));
    const shown = Math.min(page, pages);
    const { rows } = shown === page ? first : await readAudit(this.#db, filter, (shown - 1) * PAGE_SIZE, PAGE_SIZE);
    return {
      items: rows.map((row) => ({
        id: row.id,
        at: new Date(row.at).toISOString(),
        staffName: row.staff_name,
        action: row.action,
        subject: row.subject,
        ...this.#nameOf(row.action, row.subject, lang),
        address: row.address,
        people: row.people === '' ? [] : row.people.split(' '),
      })),
      staff,
      total: first.total,
      page: shown,
      pages,
    };
  }

  #nameOf(action: string, subject: string, lang: Language): { name?: string } {
    const ids = subject.split(' ');
    const named = (kind: 'apartment' | 'room', id: number): string | undefined => {
      const listed = this.#catalogue[kind](id);
      return listed?.body.name[lang] || listed?.body.name.vi;
    };
    const kinds = (LISTED[action.split('.')[0] ?? ''] ?? []).slice(0, ids.length);
    const names = kinds.map((kind, at) => named(kind, Number(ids[at])));
    // Many apartments have a "Studio".
    const alone = kinds[0] === 'room' ? this.#catalogue.room(Number(ids[0])) : null;
    if (alone) names.push(named('apartment', alone.apartmentId));
    return names.length > 0 && names.every((name) => name !== undefined) ? { name: names.join(', ') } : {};
  }
}
