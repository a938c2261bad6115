import { guestDatabase, withGuestDatabase } from '../storage/guest-db';
import { keepingOn } from '../storage/keeping';

/** What the guide shows as data lies in the guest's database. */
export const { readKept, refreshKept } = keepingOn({
  get: (key) => withGuestDatabase(async (db) => (await db.get('documents', key)) ?? null, null),
  put: async (document) => await (await guestDatabase())?.put('documents', document),
});
