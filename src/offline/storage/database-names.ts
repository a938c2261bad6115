/** Name of the site's database, opened by Dexie: data that the site reads network-first, and attempts to book. */
export const SITE_DATABASE = 'hien';
/**
 * Name of the guest's database: data needed at the door, and submissions. Its code is small enough to open it before
 * the guide is drawn.
 */
export const GUEST_DATABASE = 'hien-guest';
