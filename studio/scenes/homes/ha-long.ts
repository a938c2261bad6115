/** Apartments of Ha Long in the order of the list. Neighbours differ in at least three traits. */
import { OVER_THE_BAY } from './ha-long-bay';
import { FACING_THE_TOWN } from './ha-long-town';
import type { Home } from './home';

export const HA_LONG: readonly Home[] = [...OVER_THE_BAY, ...FACING_THE_TOWN].sort((a, b) =>
  a.slug < b.slug ? -1 : 1,
);
