import { expect, it } from 'vitest';
import { inOwnWords } from '../../../src/domain/hotel/own-words';

const WORDS = { about: 'Từ năm {{year}}', deep: { kept: 'a', list: ['x', 'y'] }, rows: [{ text: 'r' }, { text: 's' }] };
const OWN = {
  always: { site: { about: 'Căn hộ', deep: { list: ['z'] }, rows: { '1': { text: 't' } } } },
  cities: { site: { about: 'Căn hộ ở {{cities}}, {{phone}}' } },
  reception: { site: { deep: { kept: 'Lễ tân {{reception}}' } } },
};

it.each([
  ['nothing', { cities: '', reception: '' }, 'Căn hộ', 'a'],
  ['its cities', { cities: 'Đà Nẵng', reception: '' }, 'Căn hộ ở Đà Nẵng, {{phone}}', 'a'],
  ['when reception is there', { cities: '', reception: '24/7' }, 'Căn hộ', 'Lễ tân 24/7'],
])('lays the words over those of a house that tells %s', (_, facts, about, kept) => {
  expect(inOwnWords(WORDS, 'site', OWN, facts)).toEqual({
    about,
    deep: { kept, list: ['z'] },
    rows: [{ text: 'r' }, { text: 't' }],
  });
});

it('leaves alone what it has nothing for, and what it was given', () => {
  const before = structuredClone(WORDS);
  expect(inOwnWords(WORDS, 'home', OWN, { cities: 'Huế', reception: '' })).toEqual(before);
  inOwnWords(WORDS, 'site', OWN, { cities: 'Huế', reception: '' });
  expect(WORDS).toEqual(before);
});
