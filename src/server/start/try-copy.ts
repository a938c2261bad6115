import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GUIDE_API } from '../../contract/api-addresses';
import { findFreeApartmentsCall } from '../../contract/catalogue/room-calls';
import { addDays, dayInVietNam } from '../../domain/days';
import { DEFAULT_LANGUAGE } from '../../domain/languages';
import { GUIDE_PATH } from '../../domain/guide/address';
import { createApp } from '../app';
import { readConfig } from '../config';
import type { TryCopy } from '../modules/backups/copy-maker';
import { readNewestBill } from '../modules/booking-records/search-store';
import { restore } from '../platform/db/copies/archive';
import { openDatabase } from '../platform/db/open';
import { createLogger } from '../platform/logger';
import { StartError } from '../platform/start-error';
import type { Build } from './open-hotel';

const THIS_MACHINE = '127.0.0.1';

/**
 * Puts a copy into an empty folder, starts a server on it at this machine's own address, and asks it for a guide, for what
 * is free and for a bill. No job of it runs: no mail, payment or calendar leaves it, and it knows neither mail server nor
 * wallet.
 */
export const tryCopyWith =
  ({ clientDir, documentSource }: Pick<Build, 'clientDir' | 'documentSource'>): TryCopy =>
  async ({ copy, folder, passphrase, now }, reached, signal) => {
    const config = readConfig({ DATA_DIR: folder, ...(passphrase !== null && { BACKUP_PASSPHRASE: passphrase }) });
    await restore(config, copy);
    await reached('restored');
    signal.throwIfAborted();
    const database = await openDatabase(config);
    try {
      const { db } = database;
      const logger = createLogger('silent');
      const app = await createApp({ config, db, clock: () => now, logger, clientDir, documentSource });
      // A listener of our own: the app itself does not know that it is asked, so none of its jobs begins.
      const server = createServer((request, response) => app.routing(request, response));
      try {
        await new Promise<void>((done, fail) => server.once('error', fail).listen(0, THIS_MACHINE, done));
        const { port } = server.address() as AddressInfo;
        const { hotel, catalogue, billing } = app.services;
        const [door] = hotel.current.apartments.keys();
        const [place] = catalogue.places(DEFAULT_LANGUAGE);
        const [day, bill] = [dayInVietNam(now), await readNewestBill(db)];
        const dates = { checkIn: addDays(day, 1), checkOut: addDays(day, 2) };
        // A house may have no doors, and nothing to sell.
        const asked = [
          ...(door === undefined ? [] : [`${GUIDE_API}${door}`, `${GUIDE_PATH}/${door}`]),
          ...(place === undefined
            ? []
            : [`${findFreeApartmentsCall.path}?${String(new URLSearchParams({ ...dates, area: place.area }))}`]),
        ];
        for (const path of asked) await ask(`http://${THIS_MACHINE}:${port}${path}`, signal);
        if (bill !== null) await billing.read(bill, DEFAULT_LANGUAGE);
      } finally {
        server.closeAllConnections();
        server.close();
        await app.close();
      }
    } finally {
      await database.close();
    }
    await reached('started');
  };

async function ask(url: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(url, { signal });
  await answer.arrayBuffer();
  if (!answer.ok) throw new StartError(`The server on the copy answered ${answer.status} to ${new URL(url).pathname}.`);
}
