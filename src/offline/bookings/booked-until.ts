import type { Day } from '../../domain/days';
import { LOCAL_KEYS, readLocal } from '../storage/storage-keys';

/** Tells whether this phone has something booked from a day on; asked on every page, so it loads nothing. */
export const hasOwnBookings = (today: Day): boolean => (readLocal(LOCAL_KEYS.bookedUntil) ?? '') >= today;
