import type { People } from '../../people';
import { forgetReadings } from './store';

/** Counts of what is read hold no personal data; older ones only take up room. */
export const readingPeople: People = { retain: { reading: ({ tx }, { day }) => forgetReadings(tx, day) } };
