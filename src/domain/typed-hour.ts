import { plainSigns } from './plain-signs';

const HOUR = /^(\d{1,2}) ?(?:[:.h] ?)?(\d{2})$/i;

/**
 * Reads an hour as a person types it: 14:30, 9.05, 14h30, and 1430 from keys that have digits alone.
 *
 * @returns `HH:mm`, or `null` when no clock shows it
 */
export function readHour(typed: string): string | null {
  const [, hours = '', minutes = ''] = HOUR.exec(plainSigns(typed)) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
