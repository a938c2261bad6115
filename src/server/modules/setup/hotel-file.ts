import { randomInt } from 'node:crypto';
import { OWN_CHOICE_NAMES } from '../../../domain/guide/parts/own-choice';
import type { JsonPath } from '../../platform/json-lines';
import type { SetupDraft } from './draft';

export type SetupStep = 'house' | 'legal' | 'doors' | 'rooms' | 'features';

/** Gives a draft as the hotel file that it is. What it does not say is left out, as a file would. */
export function hotelFileOf({ house, legal, doors, rooms, features }: SetupDraft): Record<string, unknown> {
  const spare = spareCode(doors.map(({ doorCode }) => doorCode));
  const address = house && { vi: house.address.vi, en: house.address.en || house.address.vi };
  return {
    ...(house && {
      brand: house.name,
      city: house.city,
      address,
      phones: { reception: house.phones.reception, zalo: house.phones.zalo ?? '', customerService: '', motorbike: '' },
      email: house.email ?? '',
      hours: house.hours,
    }),
    ...(legal && { legal }),
    doorCodeDefault: spare,
    wifiPasswordDefault: '',
    ...featuresOf(features ?? {}),
    guide: doors.map(({ code, tower, doorCode, card, wifi }) => ({
      ...{ code, tower, card },
      // A door that has the house's default code is one whose own code is still to be typed: its guide shows none.
      doorCode: card ? null : (doorCode ?? spare),
      ...(wifi && { wifi }),
    })),
    apartments:
      rooms.length === 0
        ? []
        : [
            {
              name: house?.name,
              city: house?.city,
              location: address,
              rooms: rooms.map(({ name, ...room }) => ({ ...room, name: { vi: name.vi, en: name.en || name.vi } })),
            },
          ],
  };
}

/** Things that have a part of the guide alone stand in the hotel file by that part. */
function featuresOf(chosen: Readonly<Record<string, boolean>>): Record<'features' | 'guideParts', object> {
  const names = Object.entries(OWN_CHOICE_NAMES);
  const isOfGuide = (key: string): boolean => names.some(([, name]) => name === key);
  return {
    features: Object.fromEntries(Object.entries(chosen).filter(([key]) => !isOfGuide(key))),
    guideParts: Object.fromEntries(names.map(([part, name]) => [part, chosen[name] ?? false])),
  };
}

/** Tells which step says what stands at a place of the hotel file, and by which field of its call. */
export function fieldOf(path: JsonPath): { step: SetupStep; field: string } {
  const [first, ...rest] = path;
  const field = (...parts: JsonPath): string => parts.join('.');
  if (first === 'guide') return { step: 'doors', field: field('doors', ...rest) };
  if (first === 'legal') return { step: 'legal', field: field(...rest) };
  if (first === 'features') return { step: 'features', field: field(...rest) };
  if (first === 'brand') return { step: 'house', field: 'name' };
  if (first !== 'apartments') return { step: 'house', field: field(...path) };
  const [, inside, at, key, ...below] = rest;
  if (inside === 'rooms') {
    return {
      step: 'rooms',
      field: field(...['rooms', at, key === 'capacity' ? 'acreage' : key, ...below].filter(isThere)),
    };
  }
  return { step: 'house', field: inside === 'location' ? 'address' : String(inside ?? 'name') };
}

const isThere = (part: string | number | undefined): part is string | number => part !== undefined;

/** A code that is none of the doors'. */
function spareCode(taken: readonly (string | null)[]): string {
  for (;;) {
    const code = `${randomInt(100_000, 1_000_000)}#`;
    if (!taken.includes(code)) return code;
  }
}
