import type { CodeRow } from '../../../../contract/guest-access/codes';
import { towerOfCode } from '../../../../domain/guest-access/apartment-code';
import type { Db } from '../../../platform/db/schema';
import { updateCodes } from '../../stay-records/codes-store';
import { type DoorValues, insertDoors, readStoredDoors, retireDoors, updateDoor } from '../../stay-records/doors-store';
import { keepTowers } from './towers';

interface Imported {
  code: string;
  values: Partial<CodeRow>;
}

/**
 * Makes doors that a file names and that are not there; a retired one comes back into use as the file says. A door whose
 * file names no tower stands in the one that its code begins with; without a code it gets the hotel's default one.
 */
export async function makeImported(
  tx: Db,
  doors: readonly Imported[],
  { spare, now }: { spare: string; now: number },
): Promise<void> {
  if (doors.length === 0) return;
  const retired = new Map((await readStoredDoors(tx)).map((door) => [door.code, door]));
  const all = doors.map(({ code, values }) => {
    const before = retired.get(code);
    return {
      code,
      before,
      tower: given(values.tower) ?? before?.tower ?? towerOfCode(code),
      doorCode: before?.card === true ? null : (given(values.doorCode) ?? before?.doorCode ?? spare),
      card: before?.card ?? false,
      wifiName: given(values.wifiName) ?? before?.wifiName ?? null,
      wifiPassword: given(values.wifiPassword) ?? before?.wifiPassword ?? null,
      roomId: before?.roomId ?? null,
    } satisfies DoorValues & { code: string; before: unknown };
  });
  const fresh = all.filter(({ before }) => !before).map(({ before: _none, ...door }) => door);
  await insertDoors(tx, fresh);
  for (const { code, before, ...values } of all) {
    if (!before) continue;
    await retireDoors(tx, [code], null);
    await updateDoor(tx, code, values);
    if (values.doorCode !== before.doorCode) await updateCodes(tx, code, { door_code: values.doorCode }, now);
  }
  await keepTowers(tx, all, now);
}

const given = (value: string | null | undefined): string | undefined =>
  value === null || value === undefined || value === '' ? undefined : value;
