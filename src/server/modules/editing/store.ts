import type { Selectable } from 'kysely';
import type { EditingTables } from './tables';
import { hasPart } from '../../platform/db/like';
import type { Db } from '../../platform/db/schema';

export type ChangeRow = Selectable<EditingTables['content_changes']>;

/** One thing that is changed as a whole. */
export interface ChangedThing {
  area: string;
  subject: string;
}

export async function insertChange(tx: Db, row: ChangeRow): Promise<void> {
  await tx.insertInto('content_changes').values(row).execute();
}

/** The changes of a thing, newest first. @param before only those of an earlier sequence; `null` for all */
export function readChanges(db: Db, thing: ChangedThing, before: number | null, limit: number): Promise<ChangeRow[]> {
  let query = db
    .selectFrom('content_changes')
    .selectAll()
    .where('area', '=', thing.area)
    .where('subject', '=', thing.subject);
  if (before !== null) query = query.where('sequence', '<', before);
  return query.orderBy('sequence', 'desc').limit(limit).execute();
}

/** The newest change of a thing that was not undone. */
export async function readStanding(db: Db, thing: ChangedThing): Promise<ChangeRow | null> {
  const row = await db
    .selectFrom('content_changes')
    .selectAll()
    .where('area', '=', thing.area)
    .where('subject', '=', thing.subject)
    .where('undone_at', 'is', null)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Reads who last changed a thing or took a change of it back, and when; `null` when nobody did. */
export async function readTouch(db: Db, thing: ChangedThing): Promise<{ at: number; staffName: string } | null> {
  const rows = await db
    .selectFrom('content_changes')
    .select(['at', 'staff_name', 'undone_at', 'undone_by'])
    .where('area', '=', thing.area)
    .where('subject', '=', thing.subject)
    .orderBy('sequence', 'desc')
    .limit(TOUCHES_LOOKED_AT)
    .execute();
  const touches = rows.flatMap((row) => [
    { at: row.at, staffName: row.staff_name },
    ...(row.undone_at === null ? [] : [{ at: row.undone_at, staffName: row.undone_by ?? '' }]),
  ]);
  return touches.reduce<(typeof touches)[number] | null>(
    (last, touch) => (last === null || touch.at > last.at ? touch : last),
    null,
  );
}

/** Only the newest changes can be taken back, one after the other: the last touch is among so many of them. */
const TOUCHES_LOOKED_AT = 50;

export async function markUndone(tx: Db, id: string, staffName: string, now: number): Promise<void> {
  await tx.updateTable('content_changes').set({ undone_at: now, undone_by: staffName }).where('id', '=', id).execute();
}

/** The newest change of each subject of an area. */
export async function readNewest(db: Db, area: string): Promise<Pick<ChangeRow, 'subject' | 'at' | 'staff_name'>[]> {
  return db
    .selectFrom('content_changes as change')
    .select(['change.subject', 'change.at', 'change.staff_name'])
    .where('change.area', '=', area)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('content_changes as newer')
            .select('newer.id')
            .whereRef('newer.area', '=', 'change.area')
            .whereRef('newer.subject', '=', 'change.subject')
            .whereRef('newer.sequence', '>', 'change.sequence'),
        ),
      ),
    )
    .execute();
}

/** Tells whether a text stands in a change that is younger than an instant (UTC ms) or can still be taken back. */
export async function namesInChanges(db: Db, text: string, since: number): Promise<boolean> {
  const change = await db
    .selectFrom('content_changes as change')
    .select('change.id')
    .where((where) => where.or([hasPart(where.ref('change.before'), text), hasPart(where.ref('change.after'), text)]))
    .where((where) =>
      where.or([
        where('change.at', '>=', since),
        where('change.undone_at', '>=', since),
        where.and([
          where('change.undone_at', 'is', null),
          where.not(
            where.exists(
              where
                .selectFrom('content_changes as later')
                .select('later.id')
                .whereRef('later.area', '=', 'change.area')
                .whereRef('later.subject', '=', 'change.subject')
                .whereRef('later.sequence', '>', 'change.sequence')
                .where('later.undone_at', 'is', null),
            ),
          ),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}
