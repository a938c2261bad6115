import { describe, expect, it } from 'vitest';
import { EMERGENCY_NUMBERS } from '../../../src/domain/guide/emergency';
import { FILM_NAMES, FILM_OF_POPUP } from '../../../src/domain/guide/films';
import {
  EVENTS_ROTATE_MS,
  EVENTS_SHOWN_COLLAPSED,
  OPEN_AT_START,
  SECTIONS,
  SECTION_ORDER,
  STOVE_LEVELS,
  WATER_HEATER_MINUTES,
} from '../../../src/domain/guide/outline';
import { LANGUAGES } from '../../../src/domain/languages';

describe('the order of the sections', () => {
  it('is the specification’s in English, and its six first in Vietnamese', () => {
    expect(SECTION_ORDER.en.main).toEqual(['1', '2', '8', '7', '3', '9', '11', '4', '5', '6', '10', '12', '0']);
    expect(SECTION_ORDER.vi.main).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it.each(LANGUAGES)('leaves out no section and repeats none in %s', (language) => {
    const { main, more } = SECTION_ORDER[language];
    expect([...main, ...more].sort()).toEqual(Object.keys(SECTIONS).sort());
  });

  it('opens section 0 of the English guide at the start and nothing of the Vietnamese one', () => {
    expect(OPEN_AT_START).toEqual({ vi: [], en: ['0'] });
  });
});

describe('sub-sections', () => {
  it('are numbered after their section, in order, without a gap', () => {
    for (const { id, subs = [] } of Object.values(SECTIONS)) {
      expect(subs.map((sub) => sub.id)).toEqual(subs.map((_, index) => `${id}-${index + 1}`));
    }
  });
});

describe('films', () => {
  it('belong to the popup ids of the specification, 8-3 to none', () => {
    expect(FILM_OF_POPUP).toEqual({
      '1': 'door-opening',
      '2-1': 'power',
      '2-2': 'stove',
      '2-3': 'washing-machine',
      '2-4': 'hot-water',
      '3': 'elevator',
      '4': 'tour-intro',
      '8-1': 'hot-water',
      '8-2': 'curtain',
      '9': 'emergency-ladder',
      '11': 'trash-room',
    });
  });

  it('all load, each once, the door first and the tour last', () => {
    expect([...FILM_NAMES].sort()).toEqual([...new Set(Object.values(FILM_OF_POPUP))].sort());
    expect([FILM_NAMES[0], FILM_NAMES.at(-1)]).toEqual(['door-opening', 'tour-intro']);
  });

  it('stand at the section or sub-section of the same number; the tour’s popup 4 stands at none', () => {
    const placed = Object.values(SECTIONS).flatMap((section) =>
      [section, ...(section.subs ?? [])].flatMap(({ id, film }) => (film ? [[id, film]] : [])),
    );
    expect(placed.filter(([id, film]) => id !== film)).toEqual([]);
    const unplaced = Object.keys(FILM_OF_POPUP).filter((popup) => !placed.some(([, film]) => film === popup));
    expect(unplaced).toEqual(['4']);
  });
});

it('shows the emergency numbers that are right in Viet Nam, not the specification’s 114 for the police', () => {
  expect(EMERGENCY_NUMBERS).toEqual([
    { number: '113', who: 'police' },
    { number: '114', who: 'fire' },
    { number: '115', who: 'ambulance' },
    { number: '112', who: 'rescue' },
  ]);
});

it('keeps the figures of the specification', () => {
  expect([STOVE_LEVELS.from, STOVE_LEVELS.to]).toEqual([1, 9]);
  expect([WATER_HEATER_MINUTES, EVENTS_SHOWN_COLLAPSED, EVENTS_ROTATE_MS]).toEqual([30, 3, 5000]);
});
