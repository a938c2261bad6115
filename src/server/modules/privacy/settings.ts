import {
  isRetention,
  type PrivacySettings,
  RETENTION_KINDS,
  type RetentionDays,
  USUAL_PRIVACY,
} from '../../../domain/privacy/retention';
import type { DeclareWithinHours } from '../../../domain/foreign-guests/deadline';
import { readDocument, writeDocument } from '../../platform/db/documents';
import { inTransaction } from '../../platform/db/transaction';
import { bumpRevision } from '../../platform/db/revisions';
import type { Database } from '../../platform/db/schema';
import { AppError } from '../../errors';
import type { HotelState } from '../hotel/hotel';

interface Deps {
  db: Database;
  clock: () => number;
  hotel: HotelState;
}

/** The hotel's decisions about people's data: one document, read with the rest of the hotel and changed here alone. */
export class PrivacySettingsService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** As they are in this process; changes of others are seen within seconds. */
  get current(): PrivacySettings {
    return this.#deps.hotel.current.privacy;
  }

  /** Sets how long each kind is kept. @throws AppError 422 `invalid` with `retentionDays.<kind>` */
  async setRetention(days: RetentionDays): Promise<PrivacySettings> {
    const wrong = RETENTION_KINDS.find((kind) => !isRetention(kind, days[kind]));
    if (wrong !== undefined) throw new AppError(422, 'retention', { field: wrong });
    return this.#change({ retentionDays: days });
  }

  async setDeclareWithin(hours: DeclareWithinHours): Promise<PrivacySettings> {
    return this.#change({ declareWithinHours: hours });
  }

  /** Switched off, guests' phones send no counts and none are taken. */
  async setCountReading(count: boolean): Promise<PrivacySettings> {
    return this.#change({ countReading: count });
  }

  async #change(change: Partial<PrivacySettings>): Promise<PrivacySettings> {
    const { db, clock } = this.#deps;
    return inTransaction(db, async (tx) => {
      // First, so that another process's change waits here and is not written over.
      await bumpRevision(tx, 'guide');
      const next = { ...((await readDocument(tx, 'privacy')) ?? USUAL_PRIVACY), ...change };
      await writeDocument(tx, 'privacy', next, clock());
      return next;
    });
  }
}
