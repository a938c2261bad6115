import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { readShellSource } from './adapters/client-build';
import { announce } from './announce';
import { createApp } from './app';
import { isPublicOrigin, readConfig, type Config } from './config';
import { openDatabase, type OpenDatabase } from './db/open';
import { seedWhenEmpty } from './db/seed';
import { createLogger } from './logger';
import { StartError, oneLine } from './start-error';

/** What is being answered may take so long after SIGTERM, in ms (catalogue S-39). */
const DRAIN_MS = 9000;

/** The build lies beside this file: `dist/server/main.js`, `dist/client`, `dist/shell`. */
const DIST = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const clientDir = path.join(DIST, 'client');
  const shellSource = readShellSource(clientDir, path.join(DIST, 'shell', 'guide-document.js'));
  if (!shellSource) throw new StartError('Nothing is built yet: run "npm run build" first.');
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config);
  try {
    await seedWhenEmpty(database.db, config.hotelFile, Date.now());
    const app = await createApp({ config, db: database.db, clock: Date.now, logger, clientDir, shellSource });
    await listen(app, config);
    stopWhenTold(app, database, logger);
    warnWhenOpen(app, config, logger);
    announce(app, config, logger);
    await app.parts.releases.keep(shellSource.buildId, clientDir, Date.now());
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  await app.parts.releases.open();
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartError(`PORT: ${port} on ${host} is in use by another program.`);
    throw new StartError(`HOST, PORT: cannot listen on ${host}:${port} (${oneLine(error)}).`);
  }
}

function warnWhenOpen(app: FastifyInstance, { publicOrigin }: Config, logger: FastifyBaseLogger): void {
  if (app.parts.hotel.current.mode !== 'open' || !isPublicOrigin(publicOrigin)) return;
  logger.warn('GUIDE_ACCESS is "open": anyone with the link sees the door code and Wi-Fi of an apartment.');
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
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      logger.info({ signal }, 'stopping');
      drain().catch(end);
    });
  }
  const end = (error: unknown): void => {
    logger.fatal({ err: error }, 'stopped by an error');
    process.exit(1);
  };
  // A process in an unknown state must not go on answering; whoever started it starts it again.
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

start().catch((error: unknown) => {
  const reason = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`Hiên cannot start. ${reason ?? ''}\n`);
  process.exit(1);
});
