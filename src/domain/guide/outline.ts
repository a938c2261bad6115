import type { Language } from '../languages';
import type { FilmPopupId } from './films';

/** Names of the picture signs, `/pictures/guide/signs.svg#sign-<name>`. */
type SignName =
  | 'door'
  | 'appliances'
  | 'lift'
  | 'rules'
  | 'prices'
  | 'map'
  | 'wifi'
  | 'device'
  | 'exit'
  | 'motorbike'
  | 'trash'
  | 'food'
  | 'home';

export type SectionId = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12';
export type SubSectionId =
  | '2-1'
  | '2-2'
  | '2-3'
  | '2-4'
  | '5-1'
  | '5-2'
  | '5-3'
  | '5-4'
  | '5-5'
  | '8-1'
  | '8-2'
  | '8-3'
  | '8-4'
  | '8-5'
  | '10-1'
  | '10-2'
  | '12-1'
  | '12-2';

export interface SubSection {
  id: SubSectionId;
  film?: FilmPopupId;
}

export interface Section {
  id: SectionId;
  sign: SignName;
  film?: FilmPopupId;
  subs?: readonly SubSection[];
}

/** Every section of the two guides, by the number the specification gives it. */
export const SECTIONS: Readonly<Record<SectionId, Section>> = {
  '0': { id: '0', sign: 'home' },
  '1': { id: '1', sign: 'door', film: '1' },
  '2': {
    id: '2',
    sign: 'appliances',
    subs: [
      { id: '2-1', film: '2-1' },
      { id: '2-2', film: '2-2' },
      { id: '2-3', film: '2-3' },
      { id: '2-4', film: '2-4' },
    ],
  },
  '3': { id: '3', sign: 'lift', film: '3' },
  '4': { id: '4', sign: 'rules' },
  '5': { id: '5', sign: 'prices', subs: [{ id: '5-1' }, { id: '5-2' }, { id: '5-3' }, { id: '5-4' }, { id: '5-5' }] },
  '6': { id: '6', sign: 'map' },
  '7': { id: '7', sign: 'wifi' },
  '8': {
    id: '8',
    sign: 'device',
    subs: [
      { id: '8-1', film: '8-1' },
      { id: '8-2', film: '8-2' },
      // Not in the specification: what guests ask most after the four of section 2.
      { id: '8-3' },
      { id: '8-4' },
      { id: '8-5' },
    ],
  },
  '9': { id: '9', sign: 'exit', film: '9' },
  '10': { id: '10', sign: 'motorbike', subs: [{ id: '10-1' }, { id: '10-2' }] },
  '11': { id: '11', sign: 'trash', film: '11' },
  '12': { id: '12', sign: 'food', subs: [{ id: '12-1' }, { id: '12-2' }] },
};

/**
 * The order of each guide. English: as the specification lists it. Vietnamese: its six sections, then (after the
 * events) those that the specification lists in English only (ruling 21).
 */
export const SECTION_ORDER: Readonly<Record<Language, { main: readonly SectionId[]; more: readonly SectionId[] }>> = {
  vi: { main: ['1', '2', '3', '4', '5', '6'], more: ['7', '8', '9', '10', '11', '12', '0'] },
  en: { main: ['1', '2', '8', '7', '3', '9', '11', '4', '5', '6', '10', '12', '0'], more: [] },
};

/** Sections that are open at first (specification §2: section 0 of the English one). */
export const OPEN_AT_START: Readonly<Record<Language, readonly SectionId[]>> = { vi: [], en: ['0'] };

/** Numbers that do not change from hotel to hotel, all from the specification §9. */
export const STOVE_LEVELS = { from: 1, to: 9 } as const;
export const WATER_HEATER_MINUTES = 30;
export const EVENTS_SHOWN_COLLAPSED = 3;
export const EVENTS_ROTATE_MS = 5000;
