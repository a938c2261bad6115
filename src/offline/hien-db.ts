import { Dexie, type EntityTable, type Table } from 'dexie';
import type { BookingAttempt, FilmPart, KeptDocument, KeptGuide, OutboxEntry } from './db-rows';

/** The one database on the phone. Loaded as a chunk of its own, so that no screen waits for it to be drawn. */
export class HienDb extends Dexie {
  declare guides: EntityTable<KeptGuide, 'slot'>;
  declare documents: EntityTable<KeptDocument, 'key'>;
  declare outbox: EntityTable<OutboxEntry, 'id'>;
  declare attempts: EntityTable<BookingAttempt, 'stay'>;
  declare filmParts: Table<FilmPart, [string, number]>;

  constructor() {
    super('hien');
    this.version(1).stores({
      guides: 'slot',
      documents: 'key',
      outbox: 'id, order',
      filmParts: '[film+index]',
    });
    this.version(2).stores({ attempts: 'stay' });
  }
}
