/** What the site reads network-first, and attempts to book: Dexie's. */
export const SITE_DATABASE = 'hien';
/** What a guest needs at the door, and what a guest has sent: small enough in code to open before the guide is drawn. */
export const GUEST_DATABASE = 'hien-guest';
