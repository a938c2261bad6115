import { describe, expect, it } from 'vitest';
import { cardText, hasPlace, stickerPlaces, typedAddress, type CodeTarget } from '../../../src/domain/print/card-text';

const HIEN = 'https://hien.example';

describe('the text of a printed code', () => {
  it.each<[string, CodeTarget, string, string]>([
    [HIEN, { opens: 'guide' }, 'B902', 'https://hien.example/hiden-page/B902'],
    [HIEN, { opens: 'guide' }, 'b902', 'https://hien.example/hiden-page/B902'],
    [HIEN, { opens: 'guide', place: '2-3' }, 'B902', 'https://hien.example/hiden-page/B902#2-3'],
    [HIEN, { opens: 'guide', place: '11' }, 'A1509', 'https://hien.example/hiden-page/A1509#11'],
    [HIEN, { opens: 'form' }, 'B902', 'https://hien.example/form-qr?apartment=B902'],
    ['http://localhost:4173', { opens: 'guide' }, 'B902', 'http://localhost:4173/hiden-page/B902'],
    [HIEN, { opens: 'form' }, 'B&2', 'https://hien.example/form-qr?apartment=B%262'],
  ])('on %s opening %o of %s is %s', (origin, target, apartment, text) => {
    expect(cardText(origin, apartment, target)).toBe(text);
  });

  it('is printed beside the code without its protocol, to be typed by hand', () => {
    expect(typedAddress('https://hien.example/hiden-page/B902')).toBe('hien.example/hiden-page/B902');
  });
});

it('offers a sticker for each place with a film that the house has', () => {
  const idsOf = (house: Parameters<typeof stickerPlaces>[0]): string[] => stickerPlaces(house).map(({ id }) => id);
  expect(idsOf({})).toEqual(['1', '2-1', '2-2', '2-3', '2-4', '3', '8-1', '8-2', '9', '11']);
  expect(idsOf({ gone: ['3', '8-1', 'film 9'] })).toEqual(['1', '2-1', '2-2', '2-3', '2-4', '8-2', '9', '11']);
});

it('offers the electric curtain to the towers that have it', () => {
  const curtain = stickerPlaces({ curtainTowers: ['A'] }).find(({ id }) => id === '8-2');
  expect(curtain && [hasPlace(curtain, 'A'), hasPlace(curtain, 'B')]).toEqual([true, false]);
  expect(hasPlace({ id: '2-3' }, 'B')).toBe(true);
});
