import { expect, it } from 'vitest';
import { cardSize, cardsPerSheet, type FormatName, PRINT_FORMATS } from '../../../src/domain/print/formats';

it.each<[FormatName, number, number, number]>([
  ['a4-8', 8, 95, 70],
  ['a4-12', 12, 95, 46.667],
  ['a6', 1, 105, 148],
  ['door', 4, 95, 140],
  ['table', 12, 63.333, 70],
  ['appliance', 21, 63.333, 40],
])('%s has %i cards of %d by %d mm on a sheet', (name, cards, width, height) => {
  const format = PRINT_FORMATS[name];
  expect(cardsPerSheet(format)).toBe(cards);
  const size = cardSize(format);
  expect(size[0]).toBeCloseTo(width, 2);
  expect(size[1]).toBeCloseTo(height, 2);
});
