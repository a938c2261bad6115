import type words from '../../../../locales/vi/reception-content.json';
import { AROUND_AREAS } from './areas/around-areas';
import { PRICE_AREAS } from './areas/price-areas';
import { REACH_AREAS } from './areas/reach-areas';
import { STAY_AREAS } from './areas/stay-areas';
import type { ContentArea } from './content-inputs';

/** Areas of what the guide shows as data, and of the terms of sale, in the order in which the desk lists them. */
export const CONTENT_GROUPS: readonly { name: keyof (typeof words)['groups']; areas: readonly ContentArea[] }[] = [
  { name: 'stay', areas: STAY_AREAS },
  { name: 'prices', areas: PRICE_AREAS },
  { name: 'reach', areas: REACH_AREAS },
  { name: 'around', areas: AROUND_AREAS },
];

export const CONTENT_AREAS: readonly ContentArea[] = CONTENT_GROUPS.flatMap(({ areas }) => areas);
