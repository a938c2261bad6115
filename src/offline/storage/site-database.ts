import { deleteDB } from 'idb';
import { orNullAfter } from '../network/connection';
import { SITE_DATABASE } from './database-names';

/** Another tab of ours lets go of the database at once; longer means that something holds it. */
const LIMIT_MS = 3000;

/**
 * Removes the site's database with everything in it, without loading the code that reads it: bookings, attempts, the
 * lists and details that were kept.
 *
 * @throws when the browser refuses: it must not be reported as gone
 */
export async function dropSiteDatabase(): Promise<void> {
  const dropped = await orNullAfter(
    LIMIT_MS,
    deleteDB(SITE_DATABASE).then(() => true),
  );
  if (dropped === null) throw new Error('The site database is held by another tab.');
}
