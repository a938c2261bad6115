import { connectionTo } from '../network/connection';
import type { HienDb } from './hien-db';
import { endWhenLeft } from './left-page';

const connection = connectionTo<HienDb>(async () => {
  const { HienDb } = await import('./hien-db');
  return async () => {
    const db = new HienDb();
    // Each time: Dexie closes its database when the page is left, and opens it again when it is used.
    db.on('ready', () => endWhenLeft(db.backendDB()), true);
    await db.open();
    // Another tab changes or deletes it: it goes first, and the next call here opens what is there then.
    db.on('versionchange', () => {
      db.close();
      connection.lost();
      return false;
    });
    return db;
  };
});

/** The site's database; see `Connection`. */
export const { database, use: withDatabase, close: closeDatabase } = connection;
