import { statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Config, NEW_HOUSE } from '../config';
import { noteOrigin, readHeldHotel } from '../modules/hotel/held-hotel-store';
import { readNamedFile, type NamedFile, type Origin, sayOtherHotel, wasReadFrom } from '../modules/hotel/origin';
import { seedWhenEmpty } from '../modules/hotel/seed';
import { isStoreUnavailable } from '../platform/db/failures';
import { DATABASE_FILE } from '../platform/db/place';
import type { Database } from '../platform/db/schema';
import type { SchemaState } from '../platform/db/schema-state';
import { StartError } from '../platform/start-error';
import { requireReady } from './going-live';

/** Says where the hotel lies, in the words of a refusal, and whether there is certainly nothing yet. */
export function placeOfHotel({ dataDir, databaseUrl }: Config): { name: string; isEmpty: boolean } {
  if (databaseUrl !== null) return { name: 'the database of DATABASE_URL', isEmpty: false };
  const name = `the folder ${dataDir}`;
  try {
    return { name, isEmpty: (statSync(path.join(dataDir, DATABASE_FILE), { throwIfNoEntry: false })?.size ?? 0) === 0 };
  } catch {
    // It cannot be looked at; whoever opens it says why.
    return { name, isEmpty: false };
  }
}

/**
 * Refuses to go on with a hotel that is not the one that the settings name, and with one that strangers must not see.
 * It looks at the database before anything is changed in it (decision 124).
 *
 * @param place of the hotel, in the words of a refusal
 * @throws StartError
 */
export async function requireSameHotel(
  db: Database,
  { last }: SchemaState,
  config: Config,
  place: string,
): Promise<void> {
  const held = last === null ? null : await readHeldHotel(db);
  const hotelFile = namedIn(config);
  if (held === null) {
    requireReady(config);
    return;
  }
  // A file that was read is not needed any more: it may have gone.
  if (hotelFile !== null && held.origin?.file?.path !== hotelFile && !wasReadFrom(held, readNamedFile(hotelFile))) {
    throw new StartError(sayOtherHotel(held, place, hotelFile));
  }
  requireReady(config, held.isDemo && (held.origin !== null || hotelFile === null));
}

/**
 * Reads the hotel file into an empty database; where there is a hotel, says what of the file does not count.
 *
 * @param hasGuests the demo hotel gets guests
 */
export async function readHotelIn(
  db: Database,
  config: Config,
  log: FastifyBaseLogger,
  hasGuests = false,
): Promise<void> {
  const hotelFile = namedIn(config);
  const held = await readHeldHotel(db);
  if (held === null) {
    const now = Date.now();
    const isLively = hasGuests && hotelFile === null;
    const fill = async (tx: Database): Promise<void> => {
      // Loaded for the demo alone: it needs every service, and the other programs on a database need none.
      const { playGuests } = await import('../demo/play');
      await playGuests(tx, { config, logger: log, now });
    };
    const unread = await seedWhenEmpty(db, hotelFile, now, isLively ? fill : undefined);
    if (unread.length > 0)
      log.warn({ keys: unread }, 'HOTEL_FILE: these keys are for a later version and are not used');
    return;
  }
  const file = hotelFile === null ? null : readable(hotelFile);
  try {
    if (held.origin === null) await noteOrigin(db, held, file, Date.now());
  } catch (error) {
    // On a full disk the guide opens all the same (decision 89); it is noted at the next start.
    if (!isStoreUnavailable(error)) throw error;
  }
  const read = held.origin?.file?.sha256;
  if (hotelFile !== null && read !== undefined && file?.sha256 !== read) {
    log.warn({ file: hotelFile }, 'HOTEL_FILE has changed since the hotel was read from it; what the desk says counts');
  }
}

/** The file that must be the one of the hotel that is there; `null` for any hotel. */
const namedIn = ({ hotelFile }: Config): string | null => (hotelFile === NEW_HOUSE ? null : hotelFile);

function readable(file: string): Origin['file'] {
  try {
    const { path: at, sha256 }: NamedFile = readNamedFile(file);
    return { path: at, sha256 };
  } catch {
    return null;
  }
}
