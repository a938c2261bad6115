import type { Feature } from '../../features';
import { hasOwn } from '../../has-own';
import { FILM_OF_POPUP, type FilmName, type FilmPopupId } from '../films';
import { type SectionId, SECTIONS, type SubSectionId } from '../outline';
import { type HouseSection, isOwnSection, wordsOfParts } from './house-sections';
import { OWN_CHOICE, type OwnChoice } from './own-choice';

/**
 * Something of the guide that a house may be without: a section, one inside it, a film (`film 2-1`), what the product
 * itself says in a part (`words 2-1`).
 */
export type GuidePart = PlaceId | `film ${FilmPopupId}` | `words ${string}`;
export type PlaceId = SectionId | SubSectionId;

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
  /** Its own words and order; a house from before it could has none. */
  guideSections?: readonly HouseSection[];
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

type Rules = Partial<Record<PlaceId, Rule>>;

/** Parts with a switch at the desk; off, one is gone whatever the house says of it. */
const SWITCHED: Rules = {
  '0': ({ features, ownership }) => features.ownership && ownership.price.vi !== '',
  ...Object.fromEntries(OWN_CHOICE.map((part) => [part, chosen(part)])),
  '3': ({ features }) => features.lift,
  '8-1': ({ features }) => features.bathtub,
  '8-2': ({ features, towers }) => features.curtain && towers.some(({ electricCurtain }) => electricCurtain),
};
/** Parts that show something filled in; while that is empty, the house's own words can stand there. */
const FILLED: Rules = {
  '5-1': hasTable(0),
  '5-2': hasTable(1),
  '5-3': hasTable(2),
  '5-4': hasTable(3),
  '5-5': ({ bedding }) => bedding.length > 0,
  '6': ({ floors }) => floors.length > 0,
  '10-1': ({ motorbikes, groupUrl }) => motorbikes.length > 0 || groupUrl !== '',
  '10-2': ({ delivery }) => delivery.length > 0,
  '12-1': hasDining('food'),
  '12-2': hasDining('drinks'),
};

/** Tells whether a part comes and goes with a switch at the desk. */
export const isSwitched = (part: string): boolean => hasOwn(SWITCHED, part);

/** Films that show the demo hotel itself and not a thing that other houses have too; the fourth is the walk through it. */
const DEMO_FILMS: readonly FilmPopupId[] = ['1', '2-1', '3', '4', '9', '11'];

const lostFilms = ({ ownFilms = [] }: GuideHouse, isDemo: boolean): readonly FilmPopupId[] =>
  isDemo ? [] : DEMO_FILMS.filter((id) => !ownFilms.includes(FILM_OF_POPUP[id]));

/**
 * The parts that a house's guide is without: what is switched off, empty or hidden, a section whose parts are all gone,
 * the films of both; and what the product says where the house's own words stand alone, with a film that is not its own.
 *
 * @param isDemo whether it is the demo hotel, which its films show
 */
export function goneParts(house: GuideHouse, isDemo: boolean): GuidePart[] {
  const words = wordsOfParts(house.guideSections ?? []);
  const isHidden = (id: PlaceId): boolean => words.get(id) === 'hidden' || SWITCHED[id]?.(house) === false;
  const isTold = (id: PlaceId): boolean => words.get(id) === 'own' || words.get(id) === 'under';
  const isEmpty = (id: PlaceId): boolean => FILLED[id]?.(house) === false;
  const gone = new Set<GuidePart>(lostFilms(house, isDemo).map((id) => `film ${id}` as const));
  const lose = ({ id, film }: { id: PlaceId; film?: FilmPopupId }): void => {
    gone.add(id);
    if (film !== undefined) gone.add(`film ${film}`);
  };
  const tellOwn = ({ id, film }: { id: PlaceId; film?: FilmPopupId }): void => {
    gone.add(`words ${id}`);
    if (film !== undefined && !house.ownFilms?.includes(FILM_OF_POPUP[film])) gone.add(`film ${film}`);
  };
  for (const section of Object.values(SECTIONS)) {
    const { id, subs = [] } = section;
    const isAlone = isHidden(id) || words.get(id) === 'own';
    const lost = subs.filter((sub) => isAlone || isHidden(sub.id) || (isEmpty(sub.id) && !isTold(sub.id)));
    lost.forEach(lose);
    subs.filter((sub) => !lost.includes(sub) && (isEmpty(sub.id) || words.get(sub.id) === 'own')).forEach(tellOwn);
    const isBare = isEmpty(id) || (subs.length > 0 && lost.length === subs.length);
    if (isHidden(id) || (isBare && !isTold(id))) lose(section);
    else if (isBare || words.get(id) === 'own') tellOwn(section);
  }
  (house.guideSections ?? [])
    .filter(({ section }) => isOwnSection(section))
    .forEach(({ section }) => gone.add(`words ${section}`));
  return [...gone];
}
