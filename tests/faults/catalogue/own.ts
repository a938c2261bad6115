import { casesOf } from './shape';

/** What the catalogue forgot. */
export const OWN = casesOf([]);
