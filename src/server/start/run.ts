import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { DocumentSource } from '../modules/guide/document/build';
import { announce } from './announce';
import { isReachable, requireReady } from './going-live';
import { createApp } from '../app';
import { readConfig, type Config } from '../config';
import { isStoreUnavailable } from '../platform/db/failures';
import { openDatabase, type OpenDatabase } from '../platform/db/open';
import { hasNoHotel, seedWhenEmpty } from '../modules/hotel/seed';
import { refuseLeftBehind, whyUnusable } from '../platform/db/sound';
import { createLogger } from '../platform/logger';
import { AppError } from '../errors';
import { closeDataFolder, ownOnly } from './own-only';
import type { FirstStaff } from '../modules/accounts/staff';
import { StartError, oneLine } from '../platform/start-error';
import { steadyClock } from './steady-clock';
import { keepTickShape } from './tick-shape';
import { WORDS } from '../words';

/** What is being answered may take so long after SIGTERM, in ms (catalogue S-39). */
const DRAIN_MS = 9000;

/** What a build left behind. */
interface Build {
  clientDir: string;
  documentSource: DocumentSource | null;
}

/**
 * Runs the server as a process of its own until it is told to stop. What keeps it from starting is told in one line on
 * standard error, with exit code 1.
 */
export async function run(findBuild: () => Build): Promise<void> {
  keepTickShape();
  ownOnly();
  try {
    await start(readConfig(process.env), findBuild());
  } catch (error) {
    const reason = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`Hiên cannot start. ${reason ?? ''}\n`);
    process.exit(1);
  }
}

async function start(config: Config, { clientDir, documentSource }: Build): Promise<void> {
  requireReady(config);
  if (!documentSource) throw new StartError('Nothing is built yet: run "npm run build" first.');
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config);
  closeDataFolder(config.dataDir);
  try {
    if (await hasNoHotel(database.db)) refuseLeftBehind(config.dataDir, "the hotel's database");
    await seedWhenEmpty(database.db, config.hotelFile, Date.now());
    const app = await createApp({ config, db: database.db, clock: steadyClock(), logger, clientDir, documentSource });
    await app.services.publicPages.releases.open();
    const firstStaff = await ensureStaff(app, config, logger);
    await listen(app, config);
    stopWhenTold(app, database, logger);
    if (isReachable(config)) warnWhenOpen(app, config, logger);
    if (database.isCramped) logger.warn('DATA_DIR: the disk was full at the start; make room and start again.');
    announce(app, config, logger, firstStaff);
    await keepRelease(app, documentSource.buildId, clientDir, logger);
  } catch (error) {
    await database.close();
    throw error instanceof StartError || !isStoreUnavailable(error) ? error : new StartError(whyUnusable(error));
  }
}

/** A convenience for tabs of earlier builds: without room for it the hotel opens all the same. */
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
  { reception, hotelFile }: Config,
  logger: FastifyBaseLogger,
): Promise<FirstStaff | null> {
  const { staff } = app.services.accounts;
  if (reception === null) return hotelFile === null ? staff.ensureDemo() : null;
  try {
    const { hasLeft } = await staff.ensure(reception);
    if (hasLeft) {
      logger.warn('RECEPTION_EMAIL names somebody who has left: "npm run staff -- add" would take them back.');
    }
  } catch (error) {
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

/** What a hotel should know of a guide that is open to everybody, once. */
function warnWhenOpen(app: FastifyInstance, { hotelNetworks }: Config, logger: FastifyBaseLogger): void {
  const { mode, limits } = app.services.hotel.current;
  if (mode !== 'open') return;
  logger.warn('GUIDE_ACCESS is "open": anyone with the link sees the door code and Wi-Fi of an apartment.');
  if (hotelNetworks.length + limits.houseLines.length > 0) return;
  const { doorsPerNetwork } = limits.limits;
  logger.warn(
    `HOTEL_NETWORKS is not set: phones on the house's own Wi-Fi count as one, and from the ${doorsPerNetwork + 1}. apartment within an hour on they get no door code. Name the house's lines there, or at the desk under "Limits, network".`,
  );
}

/** Finishes what is being answered, then ends with 0; what has gone wrong beyond repair ends with 1. */
function stopWhenTold(app: FastifyInstance, database: OpenDatabase, logger: FastifyBaseLogger): void {
  const drain = async (): Promise<void> => {
    const late = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    await app.close();
    clearTimeout(late);
    await database.close();
    process.exit(0);
  };
  const end = (error: unknown): void => {
    logger.fatal({ err: error }, 'stopped by an error');
    process.exit(1);
  };
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      logger.info({ signal }, 'stopping');
      drain().catch(end);
    });
  }
  // A process in an unknown state must not go on answering; whoever started it starts it again.
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
