import { normalizeApartmentCode } from '../../../domain/guest-access/apartment-code';
import { type JsonPath, placeOf } from '../../platform/json-lines';
import type { FileFault } from './hotel-file-keys';

/** Smaller rooms are none, in m²: a number below tells of guests or beds. */
const SMALLEST_M2 = 5;

interface Room {
  path: JsonPath;
  value: Readonly<Record<string, unknown>>;
}

/**
 * Looks for what would sell a door twice, or a door that is not there. It reads the file as it was written, so that this
 * is told together with everything else that is wrong in it.
 */
export function saleFaults(file: unknown): FileFault[] {
  const guide = codesOf(asList(asObject(file)['guide']).map((door) => asObject(door)['code']));
  const inGuide = new Set(guide.map(({ code }) => code));
  const soldAt = new Map<string, JsonPath>();
  return roomsOf(file).flatMap(({ path, value }) => {
    const faults: FileFault[] = [];
    const doors = codesOf(asList(value['doors']));
    for (const { code, index } of doors) {
      const place = [...path, 'doors', index];
      const before = soldAt.get(code);
      if (before) faults.push({ path: place, say: `is ${code}, which ${placeOf(before)} sells already` });
      else soldAt.set(code, path);
      if (!inGuide.has(code)) faults.push({ path: place, say: `is ${code}, which is no door of guide` });
    }
    const { maxRooms, capacity } = value;
    if (doors.length > 0 && typeof maxRooms === 'number' && maxRooms > doors.length) {
      const say = `is ${maxRooms}, but its doors are ${doors.length}: no more rooms can be sold than there are doors`;
      faults.push({ path: [...path, 'maxRooms'], say });
    }
    if (typeof capacity === 'number' && capacity > 0 && capacity < SMALLEST_M2) {
      const say = `is ${capacity}: that is the room's size in m²; how many guests it takes is maxAdults and maxChildren`;
      faults.push({ path: [...path, 'capacity'], say });
    }
    return faults;
  });
}

const roomsOf = (file: unknown): Room[] =>
  asList(asObject(file)['apartments']).flatMap((apartment, at) =>
    asList(asObject(apartment)['rooms']).map((room, index) => ({
      path: ['apartments', at, 'rooms', index],
      value: asObject(room),
    })),
  );

const codesOf = (values: readonly unknown[]): { code: string; index: number }[] =>
  values.flatMap((value, index) => (typeof value === 'string' ? [{ code: normalizeApartmentCode(value), index }] : []));

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
