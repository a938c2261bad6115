import type { StaffTables } from './tables';
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AuditKind } from '../../../contract/desk/audit';
import { SERVER_NAME } from '../../../domain/desk/own-words';
import { hasPart } from '../../platform/db/like';
import type { Db } from '../../platform/db/schema';

/** The staff member of a session. */
export interface Staff {
  id: string;
  name: string;
}

export interface AuditEntry {
  action: string;
  subject: string;
  /** From where, as far as it may be written down. */
  address?: string;
  /** Ids of those whose data were opened or taken along. */
  people?: readonly string[];
}

/** Stands in the record for who works on the server itself. */
export const SERVER_STAFF: Staff = { id: 'server', name: SERVER_NAME };

/** Notes who did what; never the value of a code (catalogue W-27). */
export async function insertAudit(
  db: Db,
  staff: Staff,
  { action, subject, address = '', people = [] }: AuditEntry,
  now: number,
): Promise<void> {
  const who = { staff_id: staff.id, staff_name: staff.name };
  const row = { id: randomUUID(), at: now, ...who, action, subject, address, people: people.join(' ') };
  await db.insertInto('audit').values(row).execute();
}

/** Verbs of actions that only looked at something. */
const READING_VERBS = ['read', 'list', 'find', 'export', 'history', 'preview', 'free'] as const;
/** Things that are about who may sign in, from where they do, and who tried. */
const ACCESS_THINGS = ['session', 'staff', 'factor', 'passkey', 'password'] as const;

interface AuditFilter {
  staffId: string | null;
  /** UTC ms; `until` is no longer part of it. */
  from: number | null;
  until: number | null;
  /** Part of what it was about, in any case. */
  about: string;
  /** Ids of bookings that it may be about instead. */
  bookings: readonly string[];
  /** Without what was only read; or only who signed in, came and went. */
  kind: AuditKind;
}

/** Entries that pass a filter, the newest first, and how many there are in all. */
export async function readAudit(
  db: Db,
  filter: AuditFilter,
  offset: number,
  limit: number,
): Promise<{ rows: Selectable<StaffTables['audit']>[]; total: number }> {
  const passing = filtered(db, filter);
  const [rows, count] = await Promise.all([
    passing.selectAll().orderBy('at', 'desc').orderBy('id').offset(offset).limit(limit).execute(),
    passing.select((row) => row.fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(count.total) };
}

/** Everybody who stands in the record, by the name they had last. */
export async function readAuditStaff(db: Db): Promise<Staff[]> {
  const rows = await db
    .selectFrom('audit')
    .select(['staff_id', 'staff_name'])
    .groupBy(['staff_id', 'staff_name'])
    .orderBy((row) => row.fn.max('at'))
    .execute();
  return [...new Map(rows.map((row) => [row.staff_id, { id: row.staff_id, name: row.staff_name }])).values()];
}

function filtered(db: Db, { staffId, from, until, about, bookings, kind }: AuditFilter) {
  let query = db.selectFrom('audit');
  if (staffId !== null) query = query.where('staff_id', '=', staffId);
  if (from !== null) query = query.where('at', '>=', from);
  if (until !== null) query = query.where('at', '<', until);
  if (about !== '') {
    const part = about.toLowerCase();
    query = query.where((row) =>
      row.or([
        ...(['subject', 'people', 'address'] as const).map((column) =>
          hasPart(row.fn<string>('lower', [column]), part),
        ),
        ...bookings.flatMap((id) => (['subject', 'people'] as const).map((column) => hasPart(row.ref(column), id))),
      ]),
    );
  }
  if (kind !== 'all') for (const verb of READING_VERBS) query = query.where('action', 'not like', `%.${verb}`);
  if (kind !== 'all') {
    const like = kind === 'access' ? 'like' : 'not like';
    query = query.where((row) => {
      const things = ACCESS_THINGS.map((thing) => row('action', like, `${thing}.%`));
      return kind === 'access' ? row.or(things) : row.and(things);
    });
  }
  return query;
}

/** Deletes what was noted before an instant, UTC ms. @returns how many entries */
export async function forgetAudit(tx: Db, before: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('audit').where('at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
