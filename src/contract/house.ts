import type { Feature } from '../domain/features';

/** Attribute of the site's document in which the server says what house it is; absent for a demo that has everything. */
export const HOUSE_ATTRIBUTE = 'data-house';

/** What the site has to know of a house before it draws anything. */
export interface House {
  /** Features that the house is without. */
  lacks: readonly Feature[];
  /** Cities that it has apartments in, as its titles name them; absent for the demo, whose own words name its own. */
  own?: string;
}
