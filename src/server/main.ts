import { openDatabase } from './db/open';
import { seedWhenEmpty } from './db/seed';
import { createApp } from './app';
import { readConfig } from './config';
import { createLogger } from './logger';

const config = readConfig(process.env);
const logger = createLogger(config.logLevel);
const database = await openDatabase(config);
await seedWhenEmpty(database.db, config.hotelFile, Date.now());
const app = await createApp({ config, db: database.db, clock: Date.now, logger });
await app.listen({ port: config.port, host: config.host });
