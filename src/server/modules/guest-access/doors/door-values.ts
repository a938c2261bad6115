import { isApartmentCode, towerOfCode } from '../../../../domain/guest-access/apartment-code';
import { typedApartmentCode } from '../../../../domain/guest-access/typed-apartment-code';
import { isCodeValue } from '../../../../domain/guest-access/door-code';
import { AppError } from '../../../errors';
import type { DoorValues } from '../../stay-records/doors-store';

/** Values of a door that come from outside; what is absent, `null` or empty stays as it was. */
interface Typed {
  tower?: string | undefined;
  doorCode?: string | null | undefined;
  card?: boolean | undefined;
  wifi?: { name?: string | null | undefined; password?: string | null | undefined } | undefined;
  roomId?: number | null | undefined;
}

/** A code as it stands on the door. @throws AppError 422 `code` */
export function doorCodeOf(raw: string): string {
  const code = typedApartmentCode(raw);
  if (!isApartmentCode(code)) throw new AppError(422, 'invalid', { field: 'code' });
  return code;
}

/**
 * A door with what was said of it.
 *
 * @param code whose plate needs a tower when it begins with letters
 * @param before the door as it is; for a new one everything empty
 * @param spare the hotel's default code, for a door with a keypad and no code of its own
 * @param isRoom whether there is a room type of that id
 * @throws AppError 422 with the field
 */
export function doorValues(
  code: string,
  typed: Typed,
  before: DoorValues,
  { spare, isRoom }: { spare: string; isRoom: (id: number) => boolean },
): DoorValues {
  const tower = typed.tower ?? before.tower;
  if (tower === '' && towerOfCode(code) !== '') throw new AppError(422, 'required', { field: 'tower' });
  const card = typed.card ?? before.card;
  const kept = (value: string | null | undefined, old: string | null): string | null =>
    value === null || value === undefined || value === '' ? old : value;
  const doorCode = card ? null : (kept(typed.doorCode, before.doorCode) ?? spare);
  const wifiName = kept(typed.wifi?.name, before.wifiName);
  const wifiPassword = kept(typed.wifi?.password, before.wifiPassword);
  const roomId = typed.roomId === undefined ? before.roomId : typed.roomId;
  for (const [field, name, value, old] of [
    ['doorCode', 'doorCode', doorCode, before.doorCode],
    ['wifiName', 'wifi.name', wifiName, before.wifiName],
    ['wifiPassword', 'wifi.password', wifiPassword, before.wifiPassword],
  ] as const) {
    const isSpare = field === 'doorCode' && value === spare;
    if (value === null || value === old || isSpare) continue;
    if (!isCodeValue(field, value)) throw new AppError(422, 'invalid', { field: name });
  }
  if (roomId !== null && !isRoom(roomId)) throw new AppError(422, 'invalid', { field: 'roomId' });
  return { tower, doorCode, card, wifiName, wifiPassword, roomId };
}

/** Values that a door begins with. */
export const NO_VALUES: DoorValues = {
  tower: '',
  doorCode: null,
  card: false,
  wifiName: null,
  wifiPassword: null,
  roomId: null,
};
