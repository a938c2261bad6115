import { randomBytes } from 'node:crypto';
import { type Hotel, type HotelEvents, readHotelFile } from './hotel-file';
import type { Origin } from './origin';
import { addDays, type Day, dayInVietNam, showDay } from '../../../domain/days';
import { writeCatalogue } from './catalogue-seed';
import { readDocument, writeDocument } from '../../platform/db/documents';
import { bumpRevision } from '../../platform/db/revisions';
import type { Database } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import { writeApartments } from '../stay-records/house-store';
import { writeBlog } from '../blog/module';
import { writeTours } from '../tours/module';

/**
 * Reads the hotel file into an empty database; one that has a hotel already is left as it is.
 *
 * @param hotelFile path, or `null` for the demo hotel
 * @param fill what else happens to a hotel that was just read in, in the same transaction
 * @returns keys of the file that was read that only a later version reads
 * @throws StartError when the file cannot be used
 */
export async function seedWhenEmpty(
  db: Database,
  hotelFile: string | null,
  now: number,
  fill?: (tx: Database) => Promise<void>,
): Promise<string[]> {
  if (await readDocument(db, 'profile')) return [];
  const hotel = await readHotelFile(hotelFile);
  await fillDatabase(db, hotel, now, fill);
  return hotel.unread;
}

/**
 * Fills an empty database with a hotel.
 *
 * @param fill what else happens in the same transaction
 * @returns whether it was empty
 */
export async function fillDatabase(
  db: Database,
  hotel: Hotel & { origin: Origin },
  now: number,
  fill?: (tx: Database) => Promise<void>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // Two processes may start on one empty database: bumping first makes the second wait and then find the hotel.
    await bumpRevision(tx, 'guide');
    if (await readDocument(tx, 'profile')) return false;
    await writeDocument(tx, 'profile', hotel.profile, now);
    await writeDocument(tx, 'origin', hotel.origin, now);
    await writeDocument(tx, 'secrets', hotel.secrets, now);
    await writeDocument(
      tx,
      'access',
      { mode: hotel.guideAccess, doors: hotel.doorsGivenBy, choose: hotel.doorsChosen },
      now,
    );
    await writeDocument(tx, 'saleTerms', hotel.saleTerms, now);
    await writeDocument(tx, 'locks', hotel.locks, now);
    await writeDocument(tx, 'events', datedEvents(hotel.events, dayInVietNam(now)), now);
    await writeDocument(tx, 'fingerprint', { key: randomBytes(32).toString('base64url') }, now);
    await writeApartments(tx, hotel.apartments);
    await writeCatalogue(tx, hotel.catalogue, hotel.saleTerms, dayInVietNam(now), now);
    await writeTours(tx, hotel.tours);
    await writeBlog(tx, hotel.blog, now);
    await fill?.(tx);
    return true;
  });
}

/** Tells whether no hotel was ever read into a database. */
export const hasNoHotel = async (db: Database): Promise<boolean> => (await readDocument(db, 'profile')) === null;

const DAYS_AHEAD = /^today\+(\d{1,3})$/;

/**
 * A file may date an event by the day it is read in, `today+3`: the demo hotel has something to come whenever somebody
 * starts it for the first time.
 */
function datedEvents(events: HotelEvents, today: Day): HotelEvents {
  const dated = (row: string[]): string[] =>
    row.map((cell) => {
      const ahead = DAYS_AHEAD.exec(cell)?.[1];
      return ahead === undefined ? cell : showDay(addDays(today, Number(ahead)));
    });
  return events.map(({ vi, en }) => ({ vi: dated(vi), en: dated(en) }));
}
