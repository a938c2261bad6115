import { sql } from 'kysely';
import type { Db } from '../../platform/db/schema';
import { noteDoors } from './changed-parts';

export interface CodeColumns {
  door_code?: string | null;
  wifi_name?: string;
  wifi_password?: string;
}

/** Set with every change of a door's code. */
const ANOTHER_CODE = { code_revision: sql<number>`code_revision + 1` };

/** @param rotatedAt when the lock itself got another code; absent when it did not */
export async function updateCodes(db: Db, code: string, columns: CodeColumns, rotatedAt?: number): Promise<void> {
  const { door_code: doorCode } = columns;
  noteDoors(db, [code]);
  await db
    .updateTable('guide_apartments')
    .set({
      ...columns,
      ...(rotatedAt === undefined ? {} : { rotated_at: rotatedAt }),
      ...(doorCode === undefined ? {} : { ...ANOTHER_CODE, code_before: null }),
    })
    .where('code', '=', code)
    .execute();
  if (doorCode === undefined) return;
  // What was chosen for later is there already, or there is no keypad any more.
  let done = db.updateTable('guide_apartments').set({ next_door_code: null }).where('code', '=', code);
  if (doorCode !== null) done = done.where('next_door_code', '=', doorCode);
  await done.execute();
}

/** State of a lock besides its code. */
interface LockState {
  rotatedAt: number | null;
  /** Code after the next change. */
  next: string | null;
  /** Code before the last such change. */
  before: string | null;
}

/** The locks of all doors, or of some. */
export async function readLockStates(db: Db, codes: readonly string[] | null = null): Promise<Map<string, LockState>> {
  let doors = db.selectFrom('guide_apartments').select(['code', 'rotated_at', 'next_door_code', 'code_before']);
  if (codes?.length === 0) return new Map();
  if (codes !== null) doors = doors.where('code', 'in', codes);
  const rows = await doors.execute();
  return new Map(
    rows.map((row) => [row.code, { rotatedAt: row.rotated_at, next: row.next_door_code, before: row.code_before }]),
  );
}

/** Another one in place of a code that waits is for the same guests. @param now UTC ms */
export async function writeNextCode(db: Db, code: string, next: string | null, now: number): Promise<void> {
  noteDoors(db, [code]);
  await db
    .updateTable('guide_apartments')
    .set({
      next_door_code: next,
      next_chosen_at:
        next === null
          ? null
          : sql<number>`case when next_door_code is null then ${now} else coalesce(next_chosen_at, ${now}) end`,
    })
    .where('code', '=', code)
    .execute();
}

/** Notes when the lock got another code, `null` for not yet, without a word about which. */
export async function markRotated(db: Db, code: string, at: number | null): Promise<void> {
  noteDoors(db, [code]);
  await db.updateTable('guide_apartments').set({ rotated_at: at }).where('code', '=', code).execute();
}

/** The next code is in the lock: from now on it is the door's. */
export async function takeNextCode(db: Db, code: string, at: number): Promise<void> {
  noteDoors(db, [code]);
  await db
    .updateTable('guide_apartments')
    .set((row) => ({
      door_code: row.ref('next_door_code'),
      code_before: row.ref('door_code'),
      next_door_code: null,
      rotated_at: at,
      ...ANOTHER_CODE,
    }))
    .where('code', '=', code)
    .where('next_door_code', 'is not', null)
    .execute();
}

/** It is not after all: the code before it is the door's again, and it waits. */
export async function giveNextCodeBack(db: Db, code: string): Promise<void> {
  noteDoors(db, [code]);
  await db
    .updateTable('guide_apartments')
    .set((row) => ({
      door_code: row.ref('code_before'),
      next_door_code: row.ref('door_code'),
      code_before: null,
      rotated_at: null,
      ...ANOTHER_CODE,
    }))
    .where('code', '=', code)
    .where('code_before', 'is not', null)
    .execute();
}

/** Gives every door that stands at the default code the new one. */
export async function moveDefaultCode(db: Db, before: string, after: string, now: number): Promise<void> {
  await db
    .updateTable('guide_apartments')
    .set({ door_code: after, rotated_at: now, code_before: null, ...ANOTHER_CODE })
    .where('door_code', '=', before)
    .where('card', '=', 0)
    .execute();
}

/** Says what differs once a code was changed on its lock. */
export const codeChanges = (db: Db): Promise<unknown> =>
  db
    .selectFrom('guide_apartments')
    .select(({ fn }) => fn.max('rotated_at').as('last'))
    .executeTakeFirst();
