import { database, withDatabase } from '../storage/db';
import { writeMakingRoom } from '../storage/room';

/** Keys among the documents, beside those of the bookings themselves: sign-out and "forget" wipe them with the rest. */
const keyOf = (id: string): string => `booker:${id}`;

/** As long as the page is open; a phone that keeps nothing has these alone. */
const known = new Map<string, string>();

/** Keeps the secret of the link in a mail with the own bookings of this phone, in place of an older one. Never rejects. */
export async function keepBookerSecret(id: string, secret: string): Promise<void> {
  known.set(id, secret);
  const db = await database();
  if (db) await writeMakingRoom(() => db.documents.put({ key: keyOf(id), data: secret, savedAt: Date.now() }));
}

/** Forgets it. */
export async function dropBookerSecret(id: string): Promise<void> {
  known.delete(id);
  await withDatabase((db) => db.documents.delete(keyOf(id)), undefined);
}

/**
 * Headers that show our server whose booking it is, where this phone has the secret of a mail. Without one the
 * browser's cookie or the session may do.
 */
export async function bookerHeaders(id: string): Promise<Record<string, string>> {
  const secret = known.get(id) ?? (await withDatabase(async (db) => (await db.documents.get(keyOf(id)))?.data, null));
  return typeof secret === 'string' ? { authorization: `Booking ${secret}` } : {};
}
