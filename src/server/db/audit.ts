import { randomUUID } from 'node:crypto';
import type { Db } from './schema';

/** Somebody of the staff, as the session says. */
export interface Staff {
  id: string;
  name: string;
}

export interface AuditEntry {
  action: string;
  subject: string;
}

/** Notes who did what; never the value of a code (catalogue W-27). */
export async function insertAudit(db: Db, staff: Staff, { action, subject }: AuditEntry, now: number): Promise<void> {
  const row = { id: randomUUID(), at: now, staff_id: staff.id, staff_name: staff.name, action, subject };
  await db.insertInto('audit').values(row).execute();
}

/** The newest entries before an instant. */
export async function readAudit(
  db: Db,
  before: number,
  limit: number,
): Promise<{ id: string; at: number; staffName: string; action: string; subject: string }[]> {
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .where('at', '<', before)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    staffName: row.staff_name,
    action: row.action,
    subject: row.subject,
  }));
}
