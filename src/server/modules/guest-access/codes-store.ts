import type { Db } from '../../platform/db/schema';

export interface CodeColumns {
  door_code?: string;
  wifi_name?: string;
  wifi_password?: string;
}

/** @param rotatedAt when the lock itself got another code; absent when it did not */
export async function updateCodes(db: Db, code: string, columns: CodeColumns, rotatedAt?: number): Promise<void> {
  await db
    .updateTable('guide_apartments')
    .set({ ...columns, ...(rotatedAt === undefined ? {} : { rotated_at: rotatedAt }) })
    .where('code', '=', code)
    .execute();
}

/** @returns whether there is such an apartment */
export async function markRotated(db: Db, code: string, at: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('guide_apartments')
    .set({ rotated_at: at })
    .where('code', '=', code)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** When each door's code was last changed on its lock. */
export async function readRotations(db: Db): Promise<Map<string, number | null>> {
  const rows = await db.selectFrom('guide_apartments').select(['code', 'rotated_at']).execute();
  return new Map(rows.map((row) => [row.code, row.rotated_at]));
}

/** Gives every door that stands at the default code the new one. */
export async function moveDefaultCode(db: Db, before: string, after: string, now: number): Promise<void> {
  await db
    .updateTable('guide_apartments')
    .set({ door_code: after, rotated_at: now })
    .where('door_code', '=', before)
    .where('card', '=', 0)
    .execute();
}
