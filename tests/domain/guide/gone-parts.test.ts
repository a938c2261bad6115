import { describe, expect, it } from 'vitest';
import demo from '../../../src/server/demo/hotel.json';
import { parseHotel } from '../../../src/server/modules/hotel/hotel-file';
import { type GuideHouse, goneParts } from '../../../src/domain/guide/parts/gone-parts';
import type { HouseSection, PartWords } from '../../../src/domain/guide/parts/house-sections';
import { smallestHotel } from '../../support/hotel';

const DEMO: GuideHouse = parseHotel(demo, 'demo').profile;
const NEW: GuideHouse = parseHotel(smallestHotel(), 'new').profile;
const ROW = { vi: 'x', en: 'x', note: 'x', name: 'x', phone: '1' };
const sections = (house: GuideHouse): string[] => goneParts(house, false).filter((part) => !part.startsWith('film'));
const films = (house: GuideHouse): string[] => goneParts(house, false).filter((part) => part.startsWith('film'));

it('of the demo hotel are none', () => {
  expect(goneParts(DEMO, true)).toEqual([]);
});

it('of the demo hotel are no films of it, whatever it has switched off', () => {
  const features = { ...DEMO.features, reviews: false };
  expect(goneParts({ ...DEMO, features }, true)).toEqual([]);
});

it('of a new house are all but the door, the rules of a stay, the Wi-Fi and the way out', () => {
  expect(sections(NEW).filter((part) => !part.includes('-'))).toEqual(['0', '2', '3', '5', '6', '8', '10', '11', '12']);
});

describe('what a house gets comes back', () => {
  const withFeature = (name: keyof GuideHouse['features']): Partial<GuideHouse> => ({
    features: { ...NEW.features, [name]: true },
  });
  const withPart = (name: keyof GuideHouse['guideParts']): Partial<GuideHouse> => ({
    guideParts: { ...NEW.guideParts, [name]: true },
  });
  const table = (at: number): Partial<GuideHouse> => ({
    compensation: NEW.compensation.map((rows, index) => (index === at ? [ROW] : rows)),
  });
  const groups = (kind: 'food' | 'drinks'): Partial<GuideHouse> => ({ dining: [{ kind, places: [ROW] }] });
  it.each<[string, Partial<GuideHouse>, string[]]>([
    ['a lift', withFeature('lift'), ['3']],
    ['a bathtub', withFeature('bathtub'), ['8', '8-1']],
    ['a power card', withPart('2-1'), ['2', '2-1']],
    ['a stove', withPart('2-2'), ['2', '2-2']],
    ['a microwave', withPart('8-5'), ['8', '8-5']],
    ['a place for trash', withPart('11'), ['11']],
    ['prices of the kitchen', table(0), ['5', '5-1']],
    ['prices of the last table', table(3), ['5', '5-4']],
    ['bedding with prices', { bedding: [ROW] }, ['5', '5-5']],
    ['floors', { floors: [ROW] }, ['6']],
    ['motorbikes', { motorbikes: [ROW] }, ['10', '10-1']],
    ['a chat group', { groupUrl: 'https://m.me/x' }, ['10', '10-1']],
    ['delivery', { delivery: [ROW] }, ['10', '10-2']],
    ['places to eat', groups('food'), ['12', '12-1']],
    ['places to drink', groups('drinks'), ['12', '12-2']],
    ['a feature with nothing to show', withFeature('ownership'), []],
    ['curtains, and no tower that has them', withFeature('curtain'), []],
    [
      'curtains in a tower',
      { ...withFeature('curtain'), towers: [{ electricCurtain: false }, { electricCurtain: true }] },
      ['8', '8-2'],
    ],
    ['apartments for sale', { ...withFeature('ownership'), ownership: { price: { vi: 'x' } } }, ['0']],
  ])('%s', (_name, change, back) => {
    const without = new Set(sections({ ...NEW, ...change }));
    expect(
      sections(NEW)
        .filter((part) => !without.has(part))
        .sort(),
    ).toEqual([...back].sort());
  });
});

it('films that show the demo hotel stay its own, until a house makes one itself', () => {
  expect(films(NEW)).toEqual(expect.arrayContaining(['film 1', 'film 3', 'film 4', 'film 9', 'film 11']));
  expect(films({ ...NEW, ownFilms: ['door-opening', 'tour-intro'] })).not.toEqual(expect.arrayContaining(['film 1']));
  const stove = { ...NEW, guideParts: { ...NEW.guideParts, '2-2': true } };
  expect(films(stove)).not.toContain('film 2-2');
});

describe('what a house says itself', () => {
  const NOTHING = { vi: '', en: '' };
  const TEXT = { vi: 'x', en: '' };
  const told = (words: PartWords, id: string): HouseSection => {
    const [section = ''] = id.split('-');
    const row = { section, title: NOTHING, parts: [] };
    return id === section
      ? { ...row, words, text: TEXT }
      : { ...row, words: 'built', text: NOTHING, parts: [{ part: id, words, text: TEXT }] };
  };
  const goneIn = (house: GuideHouse, words: PartWords, id: string): string[] =>
    goneParts({ ...house, guideSections: [told(words, id)] }, house !== NEW);

  it.each<[string, PartWords, string, string[]]>([
    ['under the product’s words takes nothing away', 'under', '2-3', []],
    ['alone takes the product’s words and their film', 'own', '2-3', ['words 2-3', 'film 2-3']],
    ['nothing of a part takes it away with its film', 'hidden', '2-3', ['2-3', 'film 2-3']],
    ['nothing of a section takes its parts too', 'hidden', '10', ['10', '10-1', '10-2']],
    ['alone of a section takes its parts', 'own', '12', ['words 12', '12-1', '12-2']],
    ['alone of a map takes the map', 'own', '6', ['words 6']],
    ['alone of the rules takes the rules, and not the walk through the house', 'own', '4', ['words 4']],
  ])('%s', (_, words, id, gone) => {
    expect(goneIn(DEMO, words, id).sort()).toEqual([...gone].sort());
  });

  it('alone leaves a film that the house has made', () => {
    expect(goneIn({ ...DEMO, ownFilms: ['washing-machine'] }, 'own', '2-3')).toEqual(['words 2-3']);
  });

  it('stands where nothing is filled in, and not where something is switched off', () => {
    const parts = (words: PartWords, id: string): string[] =>
      goneIn(NEW, words, id).filter((part) => part.replace(/^\w+ /, '').split('-')[0] === id.split('-')[0]);
    expect(parts('under', '6')).toEqual(['words 6']);
    expect(parts('under', '12-1').sort()).toEqual(['12-2', 'words 12-1']);
    expect(parts('under', '2').sort()).toEqual([
      '2-1',
      '2-2',
      '2-3',
      '2-4',
      'film 2-1',
      'film 2-2',
      'film 2-3',
      'film 2-4',
      'words 2',
    ]);
    expect(parts('own', '3').sort()).toEqual(['3', 'film 3']);
    expect(parts('own', '11').sort()).toEqual(['11', 'film 11']);
  });
});
