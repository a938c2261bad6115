import { expect, it } from 'vitest';
import {
  apartmentCodeFromPath,
  isApartmentCode,
  normalizeApartmentCode,
  placeOfDoor,
  towerOfCode,
} from '../../../src/domain/guest-access/apartment-code';
import { guideAddress } from '../../../src/domain/guide/address';

it.each([
  'B902',
  'b902',
  ' b902 ',
  'B 902',
  'b-902',
  'B.902',
  'B – 902',
  'Căn B902',
  'căn hộ b 902',
  'Can ho b902',
  'CĂN HỘ SỐ B902',
  'can B-902',
  'Phòng B902',
  'phong b902',
  'Apartment B902',
  'apt. B902',
  'room b 902',
  'Unit B902',
  'Căn hộ B902'.normalize('NFD'),
  'B902.',
  'b-902!',
  'B902)',
  'B902”',
  'B902, ',
  'B902。',
  'B902号',
  'B902\u200b',
  'B902\u00ad.',
  'căn: B902',
])('"%s" is the apartment B902, in every place that reads codes', (typed) => {
  expect(normalizeApartmentCode(typed)).toBe('B902');
  expect(guideAddress(typed)).toBe('/hiden-page/B902');
  expect(apartmentCodeFromPath(`/hiden-page/${encodeURIComponent(typed)}`)).toBe('B902');
});

it.each([
  'B5/16',
  'ß902',
  'ı902',
  '902',
  'Căn 902',
  'B 902 hoặc A101',
  'B902 x',
  'Cần',
  '',
  'B902/1',
  'B902_',
  'Lô 902',
])('"%s" stays what it is and names no door', (typed) => {
  expect(isApartmentCode(normalizeApartmentCode(typed)) && normalizeApartmentCode(typed) === 'B902').toBe(false);
});

it.each([
  ['B902', 'B'],
  ['C1001', 'C'],
  ['VIP7', 'VIP'],
  ['PENTHOUSE', 'PENTHOUSE'],
])('the tower of %s is %s', (code, tower) => {
  expect(towerOfCode(code)).toBe(tower);
});

it.each(['703', ' 703 ', 'Căn 703', 'phòng số 703', 'Room 703.', '703号'])('"%s" is the plate 703', (typed) => {
  expect(normalizeApartmentCode(typed)).toBe('703');
  expect(apartmentCodeFromPath(`/hiden-page/${encodeURIComponent(typed)}`)).toBe('703');
});

it.each<[string, boolean, string, { floor: number; unit: string } | null]>([
  ['703', true, '', { floor: 7, unit: '03' }],
  ['1203', true, '', { floor: 12, unit: '03' }],
  ['12', true, '', null],
  ['001', true, '', null],
  ['120345', true, '', null],
  ['1203456', false, '', null],
  ['7', false, '', null],
  ['7B', false, '', null],
  ['S703', true, 'S', { floor: 7, unit: '03' }],
])('"%s" as a plate: %s, of tower "%s", at %o', (code, is, tower, place) => {
  expect(isApartmentCode(code)).toBe(is);
  expect(towerOfCode(code)).toBe(tower);
  expect(placeOfDoor(code, tower)).toEqual(place && expect.objectContaining(place));
});
