import { randomBytes } from 'node:crypto';
import { readHotelFile } from '../hotel-file';
import { dayInVietNam } from '../../domain/days';
import { writeApartments } from './apartments';
import { writeBlog } from './blog';
import { writeCatalogue } from './catalogue-seed';
import { readDocument, writeDocument } from './documents';
import { bumpRevision } from './revisions';
import { writeTours } from './tours';
import type { Database } from './schema';

/**
 * Reads the hotel file into an empty database; one that has a hotel already is left as it is.
 *
 * @param hotelFile path, or `null` for the demo hotel
 * @throws StartError when the file cannot be used
 */
export async function seedWhenEmpty(db: Database, hotelFile: string | null, now: number): Promise<void> {
  if (await readDocument(db, 'profile')) return;
  const hotel = await readHotelFile(hotelFile);
  await db.transaction().execute(async (tx) => {
    // Two processes may start on one empty database: bumping first makes the second wait and then find the hotel.
    await bumpRevision(tx, 'guide');
    if (await readDocument(tx, 'profile')) return;
    await writeDocument(tx, 'profile', hotel.profile, now);
    await writeDocument(tx, 'secrets', hotel.secrets, now);
    await writeDocument(tx, 'access', { mode: hotel.guideAccess }, now);
    await writeDocument(tx, 'events', hotel.events, now);
    await writeDocument(tx, 'fingerprint', { key: randomBytes(32).toString('base64url') }, now);
    await writeApartments(tx, hotel.apartments);
    await writeCatalogue(tx, hotel.catalogue, dayInVietNam(now), now);
    await writeTours(tx, hotel.tours);
    await writeBlog(tx, hotel.blog, now);
  });
}
