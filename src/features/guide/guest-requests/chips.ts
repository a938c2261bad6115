import type { GuideContent } from '../../../contract/guide/content';
import type {
  OfferedWish,
  RequestKind,
  WISH_KINDS,
  WishName,
  WishPart,
} from '../../../domain/guest-requests/guest-request';

type ThingName = Exclude<WishName, 'taxi' | 'repair' | 'late'>;

/** Thing that is asked for with a tap, as often as it is wanted. */
interface ThingChip<Wish extends ThingName = ThingName> {
  name: Wish;
  kind: (typeof WISH_KINDS)[Wish];
  sign: string;
  /** Number that a first tap means; `null` where there is nothing to count. */
  first: number | null;
}

/** Request that needs a word more, on a page of its own. */
export interface FormChip {
  name: Exclude<RequestKind, 'TOWELS' | 'CLEANING'> | 'taxi';
  kind: RequestKind;
  sign: string;
}

const thing = <Wish extends ThingName>(
  name: Wish,
  kind: (typeof WISH_KINDS)[Wish],
  sign: string,
  first: number | null = 1,
): ThingChip<Wish> => ({ name, kind, sign, first });
const form = (name: FormChip['name'], sign: string, kind: RequestKind): FormChip => ({ name, sign, kind });

/** Stands alone above all others: who stands before a closed door looks for nothing else. */
export const DOOR_CHIP = form('CODE_FAILS', 'door', 'CODE_FAILS');
export const THINGS: readonly ThingChip[] = [
  thing('towel', 'TOWELS', 'towels', 2),
  thing('pillow', 'TOWELS', 'pillow'),
  thing('paper', 'TOWELS', 'paper'),
  thing('soap', 'TOWELS', 'soap'),
  thing('water', 'TOWELS', 'water', 2),
  thing('cleaning', 'CLEANING', 'clean', null),
  thing('cot', 'TOWELS', 'cot'),
  thing('bed', 'TOWELS', 'bed'),
  thing('breakfast', 'TOWELS', 'breakfast', 2),
  thing('rubbish', 'CLEANING', 'trash', null),
];
export const FORMS: readonly FormChip[] = [
  form('taxi', 'taxi', 'LUGGAGE'),
  form('LUGGAGE', 'bag', 'LUGGAGE'),
  form('LATE_CHECKOUT', 'late', 'LATE_CHECKOUT'),
  form('REPAIR', 'repair', 'REPAIR'),
  form('ARRIVED', 'home', 'ARRIVED'),
  form('DEPARTED', 'exit', 'DEPARTED'),
];

/** Parts that can be out of order, each with its sign. */
export const PARTS: readonly (readonly [part: WishPart, sign: string])[] = [
  ['aircon', 'aircon'],
  ['heater', 'heater'],
  ['toilet', 'toilet'],
  ['lamp', 'lamp'],
  ['television', 'television'],
  ['wifi', 'wifi'],
  ['fridge', 'fridge'],
  ['stove', 'appliances'],
  ['washer', 'washer'],
  ['curtain', 'curtain'],
  ['door', 'door'],
  ['other', 'repair'],
];

/** Written again, and held to the domain's by its type: imported, they would be 270 bytes of every guide. */
const NOT_EVERYWHERE: readonly string[] = [
  'pillow',
  'water',
  'cot',
  'bed',
  'breakfast',
  'rubbish',
  'taxi',
] satisfies OfferedWish[];

/** A house without breakfast has no picture of one. */
export const isOffered = ({ name }: { name: string }, { offers = [] }: GuideContent): boolean =>
  !NOT_EVERYWHERE.includes(name) || offers.includes(name);

/** Key of a page's name. */
export const wordOf = ({ name }: FormChip) => (name === 'taxi' ? 'chips.taxi' : (`kinds.${name}` as const));
