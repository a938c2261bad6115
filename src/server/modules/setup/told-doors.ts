import type { SetupDoors, SetupState } from '../../../contract/setup/setup';
import { isCodeValue } from '../../../domain/guest-access/door-code';
import { readDoorPattern } from '../../../domain/guest-access/door-pattern';
import { AppError } from '../../errors';

/** Reads the doors that a pattern names. @throws AppError 422 `required`, `wrongPattern` */
export function doorsOf(pattern: string | undefined): NonNullable<SetupDoors['doors']> {
  if (pattern === undefined) throw new AppError(422, 'required', { field: 'doors' });
  const read = readDoorPattern(pattern);
  if ('problem' in read) throw new AppError(422, 'wrongPattern', { field: 'pattern' });
  return read.doors;
}

/** Gives the Wi-Fi that a door was told to have; one without a name is none. */
export const wifiOf = (told: NonNullable<SetupDoors['doors']>[number]['wifi']): SetupState['doors'][number]['wifi'] =>
  told?.name ? { name: told.name, password: told.password || null } : null;

/** Refuses what no lock and no phone takes. @throws AppError 422 */
export function requireCodes({ doorCode, wifi }: SetupState['doors'][number], field: string): void {
  if (doorCode !== null && !isCodeValue('doorCode', doorCode)) {
    throw new AppError(422, 'invalid', { field: `${field}.doorCode` });
  }
  if (wifi === null) return;
  if (wifi.name !== null && !isCodeValue('wifiName', wifi.name)) {
    throw new AppError(422, 'invalid', { field: `${field}.wifi.name` });
  }
  if (wifi.password !== null && !isCodeValue('wifiPassword', wifi.password)) {
    throw new AppError(422, 'invalid', { field: `${field}.wifi.password` });
  }
}
