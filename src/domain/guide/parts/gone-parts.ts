import type { Feature } from '../../features';
import { FILM_OF_POPUP, type FilmName, type FilmPopupId } from '../films';
import { type SectionId, SECTIONS, type SubSectionId } from '../outline';
import { OWN_CHOICE, type OwnChoice } from './own-choice';

/** Something of the guide that a house may be without: a section, one inside it, a film (`film 2-1`). */
export type GuidePart = SectionId | SubSectionId | `film ${FilmPopupId}`;

/** Facts of a house that decide which parts its guide has. */
export interface GuideHouse {
  /** Features that the house has and can show. */
  features: Readonly<Record<Feature, boolean>>;
  guideParts: Readonly<Record<OwnChoice, boolean>>;
  towers: readonly { electricCurtain: boolean }[];
  compensation: readonly (readonly unknown[])[];
  bedding: readonly unknown[];
  floors: readonly unknown[];
  dining: readonly { kind: 'food' | 'drinks'; places: readonly unknown[] }[];
  motorbikes: readonly unknown[];
  delivery: readonly unknown[];
  groupUrl: string;
  ownership: { price: { vi: string } };
  /** Films that the house has made itself. */
  ownFilms?: readonly FilmName[];
}

type Rule = (house: GuideHouse) => boolean;

const hasDining =
  (kind: 'food' | 'drinks'): Rule =>
  ({ dining }) =>
    dining.some((group) => group.kind === kind && group.places.length > 0);
const hasTable =
  (at: number): Rule =>
  ({ compensation }) =>
    (compensation[at]?.length ?? 0) > 0;
const chosen =
  (part: OwnChoice): Rule =>
  ({ guideParts }) =>
    guideParts[part];

/** Conditions of the parts; one that is not listed, every house has. */
const HAS: Partial<Record<SectionId | SubSectionId, Rule>> = {
  '0': ({ features, ownership }) => features.ownership && ownership.price.vi !== '',
  ...Object.fromEntries(OWN_CHOICE.map((part) => [part, chosen(part)])),
  '3': ({ features }) => features.lift,
  '5-1': hasTable(0),
  '5-2': hasTable(1),
  '5-3': hasTable(2),
  '5-4': hasTable(3),
  '5-5': ({ bedding }) => bedding.length > 0,
  '6': ({ floors }) => floors.length > 0,
  '8-1': ({ features }) => features.bathtub,
  '8-2': ({ features, towers }) => features.curtain && towers.some(({ electricCurtain }) => electricCurtain),
  '10-1': ({ motorbikes, groupUrl }) => motorbikes.length > 0 || groupUrl !== '',
  '10-2': ({ delivery }) => delivery.length > 0,
  '12-1': hasDining('food'),
  '12-2': hasDining('drinks'),
};

/** Films that show the demo hotel itself and not a thing that other houses have too; the fourth is the walk through it. */
const DEMO_FILMS: readonly FilmPopupId[] = ['1', '2-1', '3', '4', '9', '11'];

const lostFilms = ({ ownFilms = [] }: GuideHouse, isDemo: boolean): readonly FilmPopupId[] =>
  isDemo ? [] : DEMO_FILMS.filter((id) => !ownFilms.includes(FILM_OF_POPUP[id]));

/**
 * The parts that a house's guide is without: what is switched off or empty, a section whose parts are all gone, and the
 * films of both.
 *
 * @param isDemo whether it is the demo hotel, which its films show
 */
export function goneParts(house: GuideHouse, isDemo: boolean): GuidePart[] {
  const isGone = (id: SectionId | SubSectionId): boolean => HAS[id]?.(house) === false;
  const gone = new Set<GuidePart>(lostFilms(house, isDemo).map((id) => `film ${id}` as const));
  const lose = ({ id, film }: { id: SectionId | SubSectionId; film?: FilmPopupId }): void => {
    gone.add(id);
    if (film !== undefined) gone.add(`film ${film}`);
  };
  for (const section of Object.values(SECTIONS)) {
    const { id, subs } = section;
    const lost = subs?.filter((sub) => isGone(sub.id)) ?? [];
    lost.forEach(lose);
    if (isGone(id) || (subs && lost.length === subs.length)) lose(section);
  }
  return [...gone];
}
