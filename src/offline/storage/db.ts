import { connectionTo } from '../network/connection';
import type { HienDb } from './hien-db';

const connection = connectionTo<HienDb>(async () => {
  const { HienDb } = await import('./hien-db');
  return async () => {
    const db = new HienDb();
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
