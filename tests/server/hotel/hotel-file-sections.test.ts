import { describe, expect, it } from 'vitest';
import { checkHotel, parseHotel } from '../../../src/server/modules/hotel/hotel-file';
import { placeOf } from '../../../src/server/platform/json-lines';
import { smallestHotel } from '../../support/hotel';

const file = (guideSections: unknown): Record<string, unknown> => ({ ...smallestHotel(), guideSections });
const faultsIn = (guideSections: unknown): string[] =>
  (checkHotel(file(guideSections)).faults ?? []).map(({ path, say }) => `${placeOf(path)} ${say}`);

it('a hotel file says only what differs, and the list is made whole', () => {
  const { guideSections } = parseHotel(
    file([
      { section: '11', words: 'own', text: 'Rác để ngoài cửa.\n- trước 8:00' },
      { title: { vi: 'Đỗ xe', en: 'Parking' }, text: { vi: 'Xe để ở sân.', en: 'Park in the yard.' } },
      { section: '2', parts: [{ part: '2-3', words: 'hidden' }] },
    ]),
    'x',
  ).profile;
  expect(guideSections.map(({ section }) => section).join(' ')).toBe('1 11 own1 2 3 4 5 6 7 8 9 10 12 0');
  expect(guideSections[1]).toEqual({
    section: '11',
    words: 'own',
    title: { vi: '', en: '' },
    text: { vi: 'Rác để ngoài cửa.\n- trước 8:00', en: '' },
    parts: [],
  });
  expect(guideSections[3]?.parts.map(({ part, words }) => `${part} ${words}`)).toEqual([
    '2-1 built',
    '2-2 built',
    '2-3 hidden',
    '2-4 built',
  ]);
});

describe('what is wrong with the sections of a hotel file is told with its place', () => {
  it.each([
    [
      'no section',
      [{ section: '13', words: 'hidden' }],
      'guideSections[0].section must be the number of a section, "0" to "12"; one of your own has none',
    ],
    ['one that stands twice', [{ section: '4' }, { section: '4' }], 'guideSections[1].section stands twice'],
    [
      'a part of another section',
      [{ section: '2', parts: [{ part: '8-1' }] }],
      'guideSections[0].parts[0].part is no part of this section',
    ],
    [
      'a part that stands twice',
      [{ section: '2', parts: [{ part: '2-1' }, { part: '2-1' }] }],
      'guideSections[0].parts[1].part stands twice',
    ],
    [
      'words of no kind',
      [{ section: '4', words: 'mine' }],
      'guideSections[0].words must be one of "built", "under", "own", "hidden"',
    ],
    [
      'words that are not there',
      [{ section: '4', words: 'own' }],
      'guideSections[0].text is missing: a text, or one for each language: {"vi": "…", "en": "…"}',
    ],
    [
      'an English text alone',
      [{ section: '4', words: 'under', text: { vi: '', en: 'x' } }],
      'guideSections[0].text.vi must not be empty',
    ],
    [
      'a way out that is hidden',
      [{ section: '9', words: 'hidden' }],
      'guideSections[0].words must not be "hidden": how to open the door and how to get out stay in every guide',
    ],
    [
      'an own one without a heading',
      [{ text: 'x' }],
      'guideSections[0].title is missing: a text, or one for each language: {"vi": "…", "en": "…"}',
    ],
    ['a heading of two lines', [{ title: 'Đỗ\nxe', text: 'x' }], 'guideSections[0].title.vi must be another value'],
    [
      'an English text under a Vietnamese heading',
      [{ title: { vi: 'Đỗ xe', en: '' }, text: { vi: 'x', en: 'y' } }],
      'guideSections[0].title.en must not be empty',
    ],
    [
      'a misspelt key',
      [{ section: '4', word: 'own' }],
      'guideSections[0].word is no key of a hotel file: did you mean "words"?',
    ],
  ])('%s', (_, sections, fault) => {
    expect(faultsIn(sections)).toEqual([fault]);
  });
});
