import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { SETUP_PATH } from '../../contract/page-addresses';
import type { Config } from '../config';
import { RestoreInNew } from '../modules/backups/module';
import { createSetup } from '../modules/setup/module';
import { originToOpen } from './announce';
import { composeHotel, type HotelParts, listen, type OpenHotel } from './compose-hotel';
import { crawlerOf } from './crawl-house';
import { writeOwn } from './own-only';
import { setupMail } from './setup-mail';
import { createSetupApp } from './setup-app';

/** In the data folder, until the house is open: the code alone. */
const codeFileIn = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'setup-code');

/** Takes the code of a house that is open off the disk. */
export const forgetSetupCode = (config: Pick<Config, 'dataDir'>): void => rmSync(codeFileIn(config), { force: true });

/** A house that waits for `/setup`. */
export interface NewHouse {
  config: Config;
  logger: FastifyBaseLogger;
  /** One line for whoever has started the server. */
  say: string;
  /** Comes once somebody has opened the house: the same process is the hotel then, on the same port. */
  opened: Promise<OpenHotel>;
  close: () => Promise<void>;
}

/** Waits in this process for a house to be made at `/setup`, and becomes it. */
export async function waitForHouse(parts: HotelParts, setupDir: string): Promise<NewHouse> {
  const { config, database, logger, clock, clientDir, documentSource } = parts;
  const crawl = crawlerOf({ dataDir: config.dataDir, clientDir, documentSource, clock });
  const setup = createSetup({
    config,
    db: database.db,
    clock,
    documentSource,
    crawl,
    testMail: setupMail(config, clock),
  });
  const copies = new RestoreInNew({ config, db: database.db, clock, log: logger, restart: parts.restart ?? null });
  const code = await setup.code();
  const codeFile = codeFileIn(config);
  writeOwn(codeFile, `${code}\n`);
  let tell: (hotel: Promise<OpenHotel>) => void;
  const opened = new Promise<OpenHotel>((done) => (tell = done));
  let becoming: Promise<OpenHotel> | null = null;
  const becomeHouse = (): Promise<OpenHotel> => {
    becoming ??= become();
    tell(becoming);
    return becoming;
  };
  const app = await createSetupApp({
    ...{ config, db: database.db, logger, clock, setup, copies, setupDir, clientDir, becomeHouse },
  });
  await listen(app, config);
  const { port } = app.server.address() as AddressInfo;

  async function become(): Promise<OpenHotel> {
    // Nobody else is let in meanwhile; whoever has asked for this is still answered.
    const hotel = await composeHotel({ ...parts, config: { ...config, port }, freePort: () => app.server.close() });
    forgetSetupCode(config);
    app.close().catch((error: unknown) => logger.warn({ err: error }, 'setup not closed'));
    return hotel;
  }

  return {
    config,
    logger,
    say: `No hotel yet. Open ${originToOpen(config, port)}${SETUP_PATH} and type ${code} (it also lies in ${codeFile}).`,
    opened,
    async close() {
      const hotel = await becoming?.catch(() => null);
      if (hotel) return hotel.close();
      // Not yet a house, or one that could not open: what it would have closed is still ours.
      await app.close();
      await database.close();
    },
  };
}
