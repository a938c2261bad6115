import { guestDatabase, withGuestDatabase } from '../storage/guest-db';
import { createCache } from '../storage/cache';

/** Reads and keeps the guide's data in the guest's database. */
export const { readCache, fetchAndCache } = createCache({
  get: (key) => withGuestDatabase(async (db) => (await db.get('documents', key)) ?? null, null),
  put: async (document) => await (await guestDatabase())?.put('documents', document),
});
