import { normalizeApartmentCode } from '../../../domain/guest-access/apartment-code';
import { readDocuments, writeDocument } from '../../platform/db/documents';
import type { Database, Db } from '../../platform/db/schema';
import { readLocks } from '../stay-records/doors-store';
import type { HeldHotel, Origin } from './origin';
import { demoFile } from './hotel-file';

/**
 * The hotel that a database holds, whatever schema it has: read before anything is changed in it.
 *
 * @returns `null` when none was ever read into it
 */
export async function readHeldHotel(db: Db): Promise<HeldHotel | null> {
  const { profile, origin = null } = await readDocuments(db, ['profile', 'origin']);
  if (!profile) return null;
  const doors = await readLocks(db);
  return {
    brand: profile.brand,
    doors: new Set(doors.map(({ code }) => code)),
    origin,
    isDemo: origin?.demo ?? (await hasDemoDoors(doors)),
  };
}

/** Tells whether this is the demo hotel, as noted or, before it was, by its doors. */
export const isDemoHotel = async (db: Db): Promise<boolean> => (await readHeldHotel(db))?.isDemo ?? false;

/** Notes where a hotel was read from that was read before this was noted. */
export async function noteOrigin(
  db: Database,
  { brand, isDemo }: HeldHotel,
  file: Origin['file'],
  now: number,
): Promise<void> {
  await writeDocument(db, 'origin', { demo: isDemo && file === null, file, brand }, now);
}

interface DoorRow {
  code: string;
  door_code: string | null;
  wifi_password: string | null;
}

/**
 * Tells whether most doors open with what everybody can read in the demo's file; a renamed demo is one all the same.
 */
async function hasDemoDoors(doors: readonly DoorRow[]): Promise<boolean> {
  const { guide } = (await demoFile()) as {
    guide: { code: string; doorCode: string | null; wifi?: { password: string | null } }[];
  };
  const known = new Map(guide.map((door) => [normalizeApartmentCode(door.code), door]));
  const told = doors.filter(({ code, door_code: own, wifi_password: wifi }) => {
    const door = known.get(code);
    return (
      door !== undefined &&
      ((own !== null && own === door.doorCode) || (wifi !== null && wifi === (door.wifi?.password ?? null)))
    );
  });
  return told.length * 2 > doors.length;
}
