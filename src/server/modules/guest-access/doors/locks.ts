import type { Day } from '../../../../domain/days';
import { batteryDue } from '../../../../domain/guest-access/battery';
import type { LockSettings } from '../../../../contract/hotel/lock-settings';
import { normalizeApartmentCode } from '../../../../domain/guest-access/apartment-code';
import { AppError } from '../../../errors';
import { bumpParts } from '../../../platform/db/revisions';
import type { Database, Db } from '../../../platform/db/schema';
import { inTransaction } from '../../../platform/db/transaction';
import { lockApartment } from '../../stay-records/desk-store';
import { readDoor } from '../../stay-records/doors-store';
import { markTried, readBatteries, writeBattery } from '../../stay-records/locks-store';

/** Changes what is known of a door's lock. @throws AppError 404, for a retired door too */
async function change(db: Database, raw: string, write: (tx: Db, code: string) => Promise<void>): Promise<void> {
  const code = normalizeApartmentCode(raw);
  await inTransaction(db, async (tx) => {
    await lockApartment(tx, code);
    if (!(await readDoor(tx, code))) throw new AppError(404, 'notFound');
    await write(tx, code);
    await bumpParts(tx, 'guide');
  });
}

/** Notes that somebody has opened a door with the code that its lock has now, or takes that back. */
export const noteTried = (db: Database, door: string, mark: { at: number; by: string } | null): Promise<void> =>
  change(db, door, (tx, code) => markTried(tx, code, mark));

/** Notes the day on which a lock got its battery; `null` for unknown. */
export const noteBattery = (db: Database, door: string, day: Day | null): Promise<void> =>
  change(db, door, (tx, code) => writeBattery(tx, code, day));

/** Batteries as the desk shows them, by their door; of doors that nobody has ever noted one for, the day is `null`. */
export async function batteriesOf(db: Db, { batteryMonths }: LockSettings, today: Day, codes?: readonly string[]) {
  const days = await readBatteries(db, codes);
  return (door: string): { on: Day | null; isDue: boolean } => {
    const on = days.get(door) ?? null;
    return { on, isDue: on !== null && batteryMonths > 0 && batteryDue(on, batteryMonths) <= today };
  };
}

/** Doors whose batteries are due, the longest due first, with the day since which they are. */
export async function readDueBatteries(
  db: Db,
  { batteryMonths }: LockSettings,
  today: Day,
): Promise<{ door: string; since: Day }[]> {
  if (batteryMonths === 0) return [];
  return [...(await readBatteries(db))]
    .map(([door, on]) => ({ door, since: batteryDue(on, batteryMonths) }))
    .filter(({ since }) => since <= today)
    .sort((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0));
}
