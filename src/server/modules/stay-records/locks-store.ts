import type { Day } from '../../../domain/days';
import { compareDoors } from '../../../domain/guest-access/door-order';
import type { Db } from '../../platform/db/schema';
import { noteDoors } from './changed-parts';

/** Notes who has opened a door with its code and when, and which of its codes that was; `null` for nobody. */
export async function markTried(tx: Db, code: string, mark: { at: number; by: string } | null): Promise<void> {
  noteDoors(tx, [code]);
  await tx
    .updateTable('guide_apartments')
    .set((row) => ({
      tried_at: mark?.at ?? null,
      tried_by: mark?.by ?? null,
      tried_revision: mark ? row.ref('code_revision') : null,
    }))
    .where('code', '=', code)
    .execute();
}

/** Notes the day of a lock's battery; `null` for unknown. */
export async function writeBattery(tx: Db, code: string, day: Day | null): Promise<void> {
  noteDoors(tx, [code]);
  await tx.updateTable('guide_apartments').set({ battery_on: day }).where('code', '=', code).execute();
}

/** Days of batteries by their doors in use, in the order of the house; doors without one are left out. */
export async function readBatteries(db: Db, codes?: readonly string[]): Promise<Map<string, Day>> {
  if (codes?.length === 0) return new Map();
  let doors = db
    .selectFrom('guide_apartments')
    .select(['code', 'battery_on'])
    .where('battery_on', 'is not', null)
    .where('retired_at', 'is', null);
  if (codes !== undefined) doors = doors.where('code', 'in', [...codes]);
  const rows = (await doors.execute()).sort((a, b) => compareDoors(a.code, b.code));
  return new Map(rows.map((row) => [row.code, row.battery_on ?? '']));
}
