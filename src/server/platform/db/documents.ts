import type { CopyFault } from '../../../domain/backups/copies';
import type { LimitSettings } from '../../../domain/desk/limits';
import type { PrivacySettings } from '../../../domain/privacy/retention';
import type { LockSettings } from '../../../contract/hotel/lock-settings';
import type { HotelProfile } from '../../../contract/hotel/hotel-content';
import type { HotelEvents, HotelSecrets } from '../../modules/hotel/hotel-file';
import type { Origin } from '../../modules/hotel/origin';
import type { SetupDocument } from '../../modules/setup/draft';
import type { SaleTerms } from '../../../domain/bookings/sale-terms';
import type { DoorGiver } from '../../../domain/guest-access/free-doors';
import type { Opening, SealMode } from '../../../domain/guest-access/opening';
import type { GuideAccessMode } from '../../../domain/guest-access/access-modes';
import { StartError } from '../start-error';
import { isInBodies } from './like';
import type { Db } from './schema';
import { WAY_BACK } from './sound';

/** The hotel's content: one JSON document each, read whole and written whole. */
interface Documents {
  profile: HotelProfile;
  secrets: HotelSecrets;
  /** `opening` is the hour, `seal` is strict, reception gives the doors and no guest chooses one while nothing else was said. */
  access: { mode: GuideAccessMode; opening?: Opening; seal?: SealMode; doors?: DoorGiver; choose?: boolean };
  /** The house's care for its locks; nothing while it has never said. */
  locks: LockSettings;
  events: HotelEvents;
  /** The house's terms of sale; those of every house from before it had its own. */
  saleTerms: SaleTerms;
  /** Says where the hotel was read from; nothing in a database from before this was noted. */
  origin: Origin;
  /** Key of the fingerprints under which addresses and devices are counted. */
  fingerprint: { key: string };
  /** Decisions of the hotel about people's data; the usual values while there are none. */
  privacy: PrivacySettings;
  /** Limits of what strangers may do how often, and the house's own lines; the usual values while there are none. */
  limits: LimitSettings;
  /** Tells whether the house gets a mail of each booking; see `tellsHouse` while it has not decided. */
  mails: { eachBooking: boolean };
  /** Rules of the hotel for its staff; nothing is asked while there are none. */
  staffRules: { secondFactor: boolean };
  /** The latest time that was believed of the machine's clock, UTC ms (`platform/db/clock-guard.ts`). */
  clock: { believed: number };
  /** Time of the last good copy of everything, UTC ms, and the newest attempts that failed. */
  backups: { good: number | null; failed: readonly { at: number; fault: CopyFault; name?: string }[] };
  /** Last good answer of the spreadsheet values service. */
  eventSheet: { values: string[][] };
  /** A house that is not open yet; gone once it is. */
  setup: SetupDocument;
}
type DocumentName = keyof Documents;

/** @returns the document, or `null` when it was never written */
export async function readDocument<Name extends DocumentName>(db: Db, name: Name): Promise<Documents[Name] | null> {
  return (await readDocuments(db, [name]))[name] ?? null;
}

/** Several at once; without those that were never written. */
export async function readDocuments<Name extends DocumentName>(
  db: Db,
  names: readonly Name[],
): Promise<{ [Each in Name]?: Documents[Each] }> {
  const rows = await db.selectFrom('documents').select(['name', 'body']).where('name', 'in', names).execute();
  return Object.fromEntries(rows.map(({ name, body }) => [name, parsed(name, body)])) as {
    [Each in Name]?: Documents[Each];
  };
}

function parsed(name: string, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new StartError(`The database is damaged: its document "${name}" cannot be read; ${WAY_BACK}.`);
  }
}

export async function writeDocument<Name extends DocumentName>(
  db: Db,
  name: Name,
  value: Documents[Name],
  now: number,
): Promise<void> {
  const row = { name, body: JSON.stringify(value), updated_at: now };
  await db
    .insertInto('documents')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ body: row.body, updated_at: now }))
    .execute();
}

export async function deleteDocument(db: Db, name: DocumentName): Promise<void> {
  await db.deleteFrom('documents').where('name', '=', name).execute();
}

/** Tells whether a text, such as a photograph's id, stands in a document of the hotel. */
export const isInDocuments = (db: Db, text: string): Promise<boolean> => isInBodies(db, 'documents', text);
