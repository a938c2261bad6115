import { describe, expect, it } from 'vitest';
import { SECTION_ORDER } from '../../../src/domain/guide/outline';
import {
  type HouseSection,
  orderOf,
  ownWords,
  type PartWords,
  wholeSections,
} from '../../../src/domain/guide/parts/house-sections';
import { LANGUAGES } from '../../../src/domain/languages';

const NOTHING = { vi: '', en: '' };
const section = (id: string, changes: Partial<HouseSection> = {}): HouseSection => ({
  ...{ section: id, words: 'built', title: NOTHING, text: NOTHING, parts: [] },
  ...changes,
});
const listed = (...ids: string[]): HouseSection[] => ids.map((id) => section(id));
const ids = (rows: readonly HouseSection[]): string => rows.map((row) => row.section).join(' ');

const SPECIFIED = '1 2 3 4 5 6 7 8 9 10 11 12 0';

describe('a list of sections is made whole', () => {
  it.each([
    ['from nothing', '', SPECIFIED],
    ['from one that only says something of itself', '11', SPECIFIED],
    ['from two the other way round', '4 1', '4 1 2 3 5 6 7 8 9 10 11 12 0'],
    ['with one of the house’s own alone, at the end', 'own1', `${SPECIFIED} own1`],
    ['with one behind another', '4 own1', '1 2 3 4 own1 5 6 7 8 9 10 11 12 0'],
    ['with one before all that is listed', 'own1 4', '1 2 3 own1 4 5 6 7 8 9 10 11 12 0'],
    ['with one before all', 'own1 1', 'own1 1 2 3 4 5 6 7 8 9 10 11 12 0'],
  ])('%s', (_, from, whole) => {
    const rows = wholeSections(from === '' ? [] : listed(...from.split(' ')));
    expect(ids(rows)).toBe(whole);
    expect(wholeSections(rows)).toEqual(rows);
  });

  it('with every part of a section, in their order, and what was said of one', () => {
    const stove = { part: '2-2', words: 'own' as const, text: { vi: 'Bếp ga', en: '' } };
    const rows = wholeSections([section('2', { parts: [stove] })]);
    const parts = rows.find((row) => row.section === '2')?.parts ?? [];
    expect(parts.map(({ part }) => part)).toEqual(['2-1', '2-2', '2-3', '2-4']);
    expect(parts[1]).toEqual(stove);
  });

  it('gives what has no number the next one, and never one that is taken', () => {
    expect(ids(wholeSections(listed('own3', '', '1', '')).filter((row) => row.section.startsWith('own')))).toBe(
      'own3 own4 own5',
    );
  });
});

describe('the order of a guide', () => {
  it.each(LANGUAGES)('is the specification’s until something is moved, %s', (lang) => {
    expect(orderOf([], lang)).toEqual(SECTION_ORDER[lang]);
    expect(orderOf(listed('4', '11'), lang)).toEqual(SECTION_ORDER[lang]);
  });

  it('has a section of the house’s own behind the one it is listed behind, in each language’s order', () => {
    const rows = listed('6', 'own1', '0', 'own2');
    const [vi, en] = [orderOf(rows, 'vi'), orderOf(rows, 'en')];
    expect([vi.main.join(' '), vi.more.join(' ')]).toEqual(['1 2 3 4 5 6 own1', '7 8 9 10 11 12 0 own2']);
    expect([en.main.join(' '), en.more]).toEqual(['1 2 8 7 3 9 11 4 5 6 own1 10 12 0 own2', []]);
  });

  it.each(LANGUAGES)('is the list’s as soon as a section is moved, %s', (lang) => {
    const { main, more } = orderOf(wholeSections(listed('1', '4', 'own1', '2', '3')), lang);
    expect([main.join(' '), more]).toEqual(['1 4 own1 2 3 5 6 7 8 9 10 11 12 0', []]);
  });
});

describe('the house’s own words', () => {
  const text = { vi: 'Rác để ngoài cửa.\n- trước 8:00', en: '' };
  const both = { vi: 'Xe để ở sân.', en: 'Park in the yard.' };
  const title = { vi: 'Đỗ xe', en: 'Parking' };

  it('are Vietnamese in the English guide where nobody has translated them, and say so', () => {
    const rows = [section('11', { words: 'under', text }), section('own1', { title, text: both })];
    const blocks = [
      ['p', 'Rác để ngoài cửa.'],
      ['ul', 'trước 8:00'],
    ];
    expect(ownWords(rows, 'vi', [])).toEqual([
      { part: '11', text: blocks },
      { part: 'own1', title: 'Đỗ xe', text: [['p', 'Xe để ở sân.']] },
    ]);
    expect(ownWords(rows, 'en', [])).toEqual([
      { part: '11', lang: 'vi', text: blocks },
      { part: 'own1', title: 'Parking', text: [['p', 'Park in the yard.']] },
    ]);
  });

  it.each<[PartWords, boolean]>([
    ['built', false],
    ['under', true],
    ['own', true],
    ['hidden', false],
  ])('of a part that is told as %s are shown: %s', (words, isShown) => {
    const rows = [section('2', { parts: [{ part: '2-2', words, text }] })];
    expect(ownWords(rows, 'vi', []).map(({ part }) => part)).toEqual(isShown ? ['2-2'] : []);
  });

  it('go with the part that they are of', () => {
    expect(ownWords([section('11', { words: 'own', text })], 'vi', ['11'])).toEqual([]);
  });
});
