import { Dexie, type EntityTable } from 'dexie';
import { SITE_DATABASE } from './database-names';
import type { BookingAttempt, KeptDocument } from './db-rows';

/** The site's database (decision 42). Loaded as a chunk of its own, so that no screen waits for it to be drawn. */
export class HienDb extends Dexie {
  declare documents: EntityTable<KeptDocument, 'key'>;
  declare attempts: EntityTable<BookingAttempt, 'stay'>;

  constructor() {
    super(SITE_DATABASE);
    this.version(1).stores({ documents: 'key', attempts: 'stay' });
  }
}
