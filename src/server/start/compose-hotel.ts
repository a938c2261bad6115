import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createApp } from '../app';
import type { Config } from '../config';
import { AppError } from '../errors';
import type { FirstStaff } from '../modules/accounts/staff';
import type { DocumentSource } from '../modules/guide/document/build';
import { isDemoHotel } from '../modules/hotel/held-hotel-store';
import type { TryCopy } from '../modules/backups/copy-maker';
import { DISK_FULL, isDiskFull } from '../platform/db/failures';
import type { OpenDatabase } from '../platform/db/open';
import { AnswerCounts } from '../platform/metrics/answer-counts';
import { StartError, oneLine } from '../platform/start-error';
import { WORDS } from '../words';
import type { Examine } from './examine-apart';
import { serveMetrics } from './metrics-server';

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

/** Parts that a hotel is composed of. */
export interface HotelParts {
  config: Config;
  database: OpenDatabase;
  logger: FastifyBaseLogger;
  clock: () => number;
  clientDir: string;
  documentSource: DocumentSource;
  /** Tries a copy of everything; absent where only the sources are. */
  tryCopy?: TryCopy | undefined;
  /** Looks at what the house runs on; absent where only the sources are. */
  examine?: Examine | undefined;
  /** Closes this hotel and opens what lies in its place then; absent where nobody can. */
  restart?: (() => void) | undefined;
  /** Called when everything is ready to listen. */
  freePort?: () => void;
}

/** Makes a server of the hotel that lies in a database, and has it listen. */
export async function composeHotel(parts: HotelParts): Promise<OpenHotel> {
  const { config, database, logger, clock, clientDir, documentSource, freePort } = parts;
  const answers = config.metricsPort === null ? undefined : new AnswerCounts();
  const { tryCopy, examine, restart } = parts;
  const build = { clientDir, documentSource, tryCopy, examine };
  const app = await createApp({ config, db: database.db, clock, logger, ...build, answers, restart });
  const begin = async () => {
    await app.services.publicPages.releases.open();
    const firstStaff = await ensureStaff(app, config, logger);
    freePort?.();
    await listen(app, config);
    return { firstStaff, stopMetrics: answers && (await serveMetrics(app, config, answers)) };
  };
  const { firstStaff, stopMetrics } = await begin().catch(async (error: unknown) => {
    // Whoever cannot open lets go of what it has begun to hold; the database is its caller's.
    await app.close();
    throw error;
  });
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

/** @throws StartError when the port is in use */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartError(`PORT: ${port} on ${host} is in use by another program.`);
    throw new StartError(`HOST, PORT: cannot listen on ${host}:${port} (${oneLine(error)}).`);
  }
}
