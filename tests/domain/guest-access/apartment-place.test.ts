import { expect, it } from 'vitest';
import { placeOfApartment } from '../../../src/domain/guest-access/apartment-code';

it.each([
  ['B902', undefined, { tower: 'B', floor: 9, unit: '02' }],
  ['B3310', null, { tower: 'B', floor: 33, unit: '10' }],
  ['R1801', undefined, { tower: 'R', floor: 18, unit: '01' }],
  ['R1801', 'R1', { tower: 'R1', floor: 8, unit: '01' }],
  ['R11208', 'R1', { tower: 'R1', floor: 12, unit: '08' }],
  ['A902', 'B', { tower: 'B', floor: 9, unit: '02' }],
  ['GARDEN', 'B', null],
  ['B002', 'B', null],
  ['', null, null],
])('%s of tower %s lies where the door’s own tower says', (code, tower, place) => {
  expect(placeOfApartment(code, tower)).toEqual(place);
});
