import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { requireReady } from './going-live';
import { createApp } from '../app';
import { readConfig, type Config } from '../config';
import { type DocumentSource, readDocumentSource } from '../modules/guide/document/build';
import { DISK_FULL, isDiskFull, isStoreUnavailable } from '../platform/db/failures';
import { openDatabase } from '../platform/db/open';
import { isDemoHotel } from '../modules/hotel/held-hotel-store';
import { hasNoHotel } from '../modules/hotel/seed';
import { placeOfHotel, readHotelIn, requireSameHotel } from './same-hotel';
import { refuseLeftBehind, whyUnusable } from '../platform/db/sound';
import { createLogger } from '../platform/logger';
import { AnswerCounts } from '../platform/metrics/answer-counts';
import { AppError } from '../errors';
import { serveMetrics } from './metrics-server';
import { misspelt } from './misspelt';
import { closeDataFolder } from './own-only';
import type { FirstStaff } from '../modules/accounts/staff';
import { StartError, oneLine } from '../platform/start-error';
import { steadyClock } from './steady-clock';
import { tryApart } from './try-apart';
import { WORDS } from '../words';

/** What a build left behind. */
export interface Build {
  clientDir: string;
  documentSource: DocumentSource | null;
  /** Program that tries a copy of everything; absent where only the sources are. */
  trial?: string;
}

/** The build in a folder such as `dist`. */
export function buildIn(folder: string): Build {
  const clientDir = path.join(folder, 'client');
  const documentSource = readDocumentSource(clientDir, path.join(folder, 'shell', 'guide-document.js'));
  return { clientDir, documentSource, trial: path.join(folder, 'server', 'try-copy.js') };
}

/** A hotel that answers. */
export interface OpenHotel {
  app: FastifyInstance;
  config: Config;
  logger: FastifyBaseLogger;
  /** The disk was full when its database was opened. */
  isCramped: boolean;
  /** Sign-in of the desk's first account that was made just now. */
  firstStaff: FirstStaff | null;
  /** For tabs of earlier builds: keeps this one's files. Without room for them the hotel stays open all the same. */
  keepRelease: () => Promise<void>;
  /** Finishes what is being answered, then lets go of port and database. */
  close: () => Promise<void>;
}

/**
 * Opens a hotel in this process: database, services, port. Several may be open beside each other (decision 118).
 *
 * @param hasGuests the demo hotel, read in for the first time, gets guests around this day
 * @throws StartError saying what keeps it from opening
 */
export async function openHotel(
  environment: NodeJS.ProcessEnv,
  { clientDir, documentSource, trial }: Build,
  hasGuests = false,
): Promise<OpenHotel> {
  const { config, place } = readSettings(environment);
  if (!documentSource) throw new StartError('Nothing is built yet: run "npm run build" first.');
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config, {
    log: logger,
    inspect: (db, state) => requireSameHotel(db, state, config, place.name),
  });
  closeDataFolder(config.dataDir);
  try {
    if (await hasNoHotel(database.db)) refuseLeftBehind(config.dataDir, "the hotel's database");
    await readHotelIn(database.db, config, logger, hasGuests);
    const { db } = database;
    const answers = config.metricsPort === null ? undefined : new AnswerCounts();
    const tryCopy = trial === undefined ? undefined : tryApart(trial);
    const clock = steadyClock();
    const app = await createApp({ config, db, clock, logger, clientDir, documentSource, answers, tryCopy });
    await app.services.publicPages.releases.open();
    const firstStaff = await ensureStaff(app, config, logger);
    await listen(app, config);
    const stopMetrics = answers && (await serveMetrics(app, config, answers));
    logger.info({ engine: database.engine, version: database.version }, 'database opened');
    return {
      app,
      config,
      logger,
      isCramped: database.isCramped,
      firstStaff,
      keepRelease: () => keepRelease(app, documentSource.buildId, clientDir, logger),
      async close() {
        await stopMetrics?.();
        await app.close();
        await database.close();
      },
    };
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

async function keepRelease(
  app: FastifyInstance,
  buildId: string,
  clientDir: string,
  logger: FastifyBaseLogger,
): Promise<void> {
  try {
    await app.services.publicPages.releases.keep(buildId, clientDir, Date.now());
  } catch (error) {
    logger.warn({ reason: oneLine(error) }, 'release not kept');
  }
}

/** The reception desk's first account: the configured one, or the demo hotel's own, whose password is told once. */
async function ensureStaff(
  app: FastifyInstance,
  { reception }: Config,
  logger: FastifyBaseLogger,
): Promise<FirstStaff | null> {
  const { staff } = app.services.accounts;
  try {
    if (reception === null) return (await isDemoHotel(app.services.db)) ? await staff.ensureDemo() : null;
    const { hasLeft } = await staff.ensure(reception);
    if (hasLeft) {
      logger.warn('RECEPTION_EMAIL names somebody who has left: "npm run staff -- add" would take them back.');
    }
  } catch (error) {
    if (isDiskFull(error)) {
      logger.warn(`RECEPTION_EMAIL: no account of the desk could be made (${DISK_FULL}); make room and start again.`);
      return null;
    }
    if (!(error instanceof AppError)) throw error;
    throw new StartError(`RECEPTION_PASSWORD: ${WORDS.en.error[error.code]}`);
  }
  return null;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartError(`PORT: ${port} on ${host} is in use by another program.`);
    throw new StartError(`HOST, PORT: cannot listen on ${host}:${port} (${oneLine(error)}).`);
  }
}
