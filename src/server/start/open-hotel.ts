import path from 'node:path';
import { composeHotel, type OpenHotel } from './compose-hotel';
import { requireReady } from './going-live';
import { NEW_HOUSE, readConfig, type Config } from '../config';
import { type DocumentSource, readDocumentSource } from '../modules/guide/document/build';
import { readDocument } from '../platform/db/documents';
import { isStoreUnavailable } from '../platform/db/failures';
import { openDatabase } from '../platform/db/open';
import { hasNoHotel } from '../modules/hotel/seed';
import { placeOfHotel, readHotelIn, requireSameHotel } from './same-hotel';
import { refuseLeftBehind, whyUnusable } from '../platform/db/sound';
import { createLogger } from '../platform/logger';
import { misspelt } from './misspelt';
import { examineApart } from './examine-apart';
import { forgetSetupCode, type NewHouse, waitForHouse } from './new-house';
import { closeDataFolder } from './own-only';
import { StartError } from '../platform/start-error';
import { steadyClock } from './steady-clock';
import { tryApart } from './try-apart';

/** Files and programs that a build left behind. */
export interface Build {
  clientDir: string;
  /** The page of `/setup`. */
  setupDir: string;
  documentSource: DocumentSource | null;
  /** Program that tries a copy of everything; absent where only the sources are. */
  trial?: string;
  /** Program that looks at what the house runs on; absent likewise. */
  doctor?: string;
}

/** The build in a folder such as `dist`. */
export function buildIn(folder: string): Build {
  const clientDir = path.join(folder, 'client');
  const setupDir = path.join(folder, 'setup');
  const documentSource = readDocumentSource(clientDir, path.join(folder, 'shell', 'guide-document.js'));
  const program = (name: string): string => path.join(folder, 'server', `${name}.js`);
  return { clientDir, setupDir, documentSource, trial: program('try-copy'), doctor: program('doctor') };
}

/**
 * Opens a hotel in this process: database, services, port. Several may be open beside each other (decision 118).
 *
 * @returns with `HOTEL_FILE=new` and nothing there a house that waits for `/setup`
 * @param hasGuests the demo hotel, read in for the first time, gets guests around this day
 * @param restart closes it and opens it again, once something else lies in its place
 * @throws StartError saying what keeps it from opening
 */
export async function openHotel(
  environment: NodeJS.ProcessEnv,
  { clientDir, setupDir, documentSource, trial, doctor }: Build,
  hasGuests = false,
  restart?: () => void,
): Promise<OpenHotel | NewHouse> {
  const { config, place } = readSettings(environment);
  if (!documentSource) throw new StartError('Nothing is built yet: run "npm run build" first.');
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config, {
    log: logger,
    inspect: (db, state) => requireSameHotel(db, state, config, place.name),
  });
  closeDataFolder(config.dataDir);
  const clock = steadyClock();
  const tryCopy = trial === undefined ? undefined : tryApart(trial);
  const examine = doctor === undefined ? undefined : examineApart(doctor, environment);
  const parts = { config, database, logger, clock, clientDir, documentSource, tryCopy, examine, restart };
  try {
    const isEmpty = await hasNoHotel(database.db);
    // One that waits for `/setup` has been told so: what lies beside it is of the demo that made room.
    const isWaiting = isEmpty && (await readDocument(database.db, 'setup')) !== null;
    if (isEmpty && !isWaiting) refuseLeftBehind(config.dataDir, "the hotel's database");
    if (isEmpty && (config.hotelFile === NEW_HOUSE || (isWaiting && config.hotelFile === null)))
      return await waitForHouse(parts, setupDir);
    forgetSetupCode(config);
    await readHotelIn(database.db, config, logger, hasGuests);
    return await composeHotel(parts);
  } catch (error) {
    await database.close();
    throw error instanceof StartError || !isStoreUnavailable(error)
      ? error
      : new StartError(`${config.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL'}: ${whyUnusable(error)}`);
  }
}

/**
 * Reads the settings and looks where they lead. A server that is refused leaves nothing behind: of an empty place no
 * database has to say which hotel it holds.
 *
 * @throws StartError with every reason why a server cannot start by them, a line each
 */
function readSettings(environment: NodeJS.ProcessEnv): { config: Config; place: ReturnType<typeof placeOfHotel> } {
  try {
    const config = readConfig(environment);
    const place = placeOfHotel(config);
    if (place.isEmpty) requireReady(config);
    return { config, place };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new StartError([error.message, ...misspelt(environment)].join('\n'));
  }
}
