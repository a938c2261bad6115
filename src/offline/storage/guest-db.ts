import { openDB, unwrap, type DBSchema, type IDBPDatabase } from 'idb';
import { connectionTo } from '../network/connection';
import { GUEST_DATABASE } from './database-names';
import type { FilmPart, KeptDocument, KeptGuide, OutboxEntry } from './db-rows';
import { endWhenLeft } from './left-page';

/**
 * Tables of the guide and the guest form. IndexedDB through `idb`, at a twentieth of Dexie's weight: on a first visit
 * over a phone's line Dexie's code was a fifth of all that the guide's scripts weigh.
 */
export interface GuestTables {
  guides: { key: string; value: KeptGuide };
  documents: { key: string; value: KeptDocument };
  outbox: { key: string; value: OutboxEntry; indexes: { order: number } };
  filmParts: { key: [film: string, index: number]; value: FilmPart };
}
type GuestSchema = DBSchema & GuestTables;

const VERSION = 1;

const connection = connectionTo<IDBPDatabase<GuestSchema>>(() =>
  Promise.resolve(async () => {
    const db = await openDB<GuestSchema>(GUEST_DATABASE, VERSION, {
      upgrade: (db) => {
        db.createObjectStore('guides', { keyPath: 'slot' });
        db.createObjectStore('documents', { keyPath: 'key' });
        db.createObjectStore('outbox', { keyPath: 'id' }).createIndex('order', 'order');
        db.createObjectStore('filmParts', { keyPath: ['film', 'index'] });
      },
      // A newer version in another tab goes first.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        connection.lost();
      },
      terminated: () => connection.lost(),
    });
    endWhenLeft(unwrap(db));
    return db;
  }),
);

/** The guest's database; see `Connection`. */
export const { database: guestDatabase, use: withGuestDatabase, close: closeGuestDatabase } = connection;
