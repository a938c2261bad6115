import { compareDoors } from '../../../domain/guest-access/door-order';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/schema';
import { noteDoors } from './changed-parts';
import type { StayRecordTables } from './tables';

/** A door as it is given to guests. */
export interface Door {
  code: string;
  tower: string;
  /** The room type that it is sold as; `null` for a door that no booking is given. */
  roomId: number | null;
  readyAt: number | null;
  readyBy: string | null;
}

/** Narrows which doors are read. */
export interface DoorsRead {
  /** Of these room types. */
  roomIds?: readonly number[];
  codes?: readonly string[];
  /** Doors that were marked ready. */
  isMarked?: boolean;
}

/** The doors in use, in the order of the house. */
export async function readDoors(db: Db, { roomIds, codes, isMarked = false }: DoorsRead = {}): Promise<Door[]> {
  if (roomIds?.length === 0 || codes?.length === 0) return [];
  let doors = db
    .selectFrom('guide_apartments')
    .select(['code', 'tower', 'room_id', 'ready_at', 'ready_by'])
    .where('retired_at', 'is', null);
  if (roomIds !== undefined) doors = doors.where('room_id', 'in', roomIds);
  if (codes !== undefined) doors = doors.where('code', 'in', codes);
  if (isMarked) doors = doors.where('ready_at', 'is not', null);
  const rows = await doors.execute();
  return rows
    .map((row) => ({
      code: row.code,
      tower: row.tower,
      roomId: row.room_id,
      readyAt: row.ready_at,
      readyBy: row.ready_by,
    }))
    .sort((a, b) => compareDoors(a.code, b.code));
}

/** Tells whether the house marks its doors ready: where nobody ever did, none is known to be dirty. */
export const marksReady = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom('guide_apartments')
    .select('code')
    .where('ready_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** One door in use; `null` when there is none of that code. */
export async function readDoor(db: Db, code: string): Promise<Door | null> {
  return (await readDoors(db, { codes: [code] }))[0] ?? null;
}

/** Gives doors to a room type, whichever they belonged to before. */
export async function giveDoors(tx: Db, roomId: number | null, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  noteDoors(tx, codes);
  await tx
    .updateTable('guide_apartments')
    .set({ room_id: roomId })
    .where('code', 'in', [...codes])
    .execute();
}

/** Takes all their doors from room types, retired ones too. */
export async function releaseDoors(tx: Db, roomIds: readonly number[]): Promise<void> {
  if (roomIds.length === 0) return;
  await tx.updateTable('guide_apartments').set({ room_id: null }).where('room_id', 'in', roomIds).execute();
}

/** A door with everything that the desk changes of it, in use or retired. */
export interface StoredDoor {
  code: string;
  tower: string;
  doorCode: string | null;
  card: boolean;
  wifiName: string | null;
  wifiPassword: string | null;
  roomId: number | null;
  retiredAt: number | null;
  readyAt: number | null;
  readyBy: string | null;
}

/** Every door, retired ones too, in the order of the house; or one. */
export async function readStoredDoors(db: Db, code: string | null = null): Promise<StoredDoor[]> {
  let doors = db.selectFrom('guide_apartments').selectAll();
  if (code !== null) doors = doors.where('code', '=', code);
  return storedDoors(await doors.execute());
}

function storedDoors(rows: readonly Selectable<StayRecordTables['guide_apartments']>[]): StoredDoor[] {
  return rows
    .map((row) => ({
      code: row.code,
      tower: row.tower,
      doorCode: row.door_code,
      card: row.card === 1,
      wifiName: row.wifi_name,
      wifiPassword: row.wifi_password,
      roomId: row.room_id,
      retiredAt: row.retired_at,
      readyAt: row.ready_at,
      readyBy: row.ready_by,
    }))
    .sort((a, b) => compareDoors(a.code, b.code));
}

/** Doors that are out of use, in the order of the house. */
export const readRetiredDoors = async (db: Db): Promise<StoredDoor[]> =>
  storedDoors(await db.selectFrom('guide_apartments').selectAll().where('retired_at', 'is not', null).execute());

/** Reads when doors in use, all or some, were marked ready, by their code. */
export async function readReadyMarks(db: Db, codes?: readonly string[]): Promise<Map<string, number>> {
  if (codes?.length === 0) return new Map();
  const rows = await db
    .selectFrom('guide_apartments')
    .select(['code', 'ready_at'])
    .where('ready_at', 'is not', null)
    .where('retired_at', 'is', null)
    .$if(codes !== undefined, (query) => query.where('code', 'in', [...(codes ?? [])]))
    .execute();
  return new Map(rows.map((row) => [row.code, row.ready_at ?? 0]));
}

/** Values of a door that the desk sets. */
export type DoorValues = Omit<StoredDoor, 'code' | 'retiredAt' | 'readyAt' | 'readyBy'>;

const DOORS_AT_ONCE = 200;

/** Makes doors that are not there yet. */
export async function insertDoors(tx: Db, doors: readonly (DoorValues & { code: string })[]): Promise<void> {
  noteDoors(
    tx,
    doors.map(({ code }) => code),
  );
  const rows = doors.map(({ code, ...values }) => ({ code, code_revision: 0, ...columnsOf(values) }));
  for (let at = 0; at < rows.length; at += DOORS_AT_ONCE) {
    await tx
      .insertInto('guide_apartments')
      .values(rows.slice(at, at + DOORS_AT_ONCE))
      .execute();
  }
}

/** Writes everything but what opens the lock, which `updateCodes` counts. */
export async function updateDoor(tx: Db, code: string, values: DoorValues): Promise<void> {
  const { door_code: _code, ...columns } = columnsOf(values);
  noteDoors(tx, [code]);
  await tx.updateTable('guide_apartments').set(columns).where('code', '=', code).execute();
}

/** From then on their guides answer as those of unknown doors; `null` takes them back into use. */
export async function retireDoors(tx: Db, codes: readonly string[], at: number | null): Promise<void> {
  if (codes.length === 0) return;
  noteDoors(tx, codes);
  await tx
    .updateTable('guide_apartments')
    .set({ retired_at: at, ready_at: null, ready_by: null })
    .where('code', 'in', [...codes])
    .execute();
}

/** Renames a door in every row that references its code. */
export async function renameDoor(tx: Db, before: string, after: string): Promise<void> {
  noteDoors(tx, [before, after]);
  await tx.updateTable('guide_apartments').set({ code: after }).where('code', '=', before).execute();
  await tx.updateTable('stays').set({ apartment: after }).where('apartment', '=', before).execute();
  await tx.updateTable('door_nights').set({ door: after }).where('door', '=', before).execute();
}

/** Notes who has made a door ready and when, or that it is not. */
export async function markReady(tx: Db, code: string, mark: { at: number; by: string } | null): Promise<void> {
  noteDoors(tx, [code]);
  await tx
    .updateTable('guide_apartments')
    .set({ ready_at: mark?.at ?? null, ready_by: mark?.by ?? null })
    .where('code', '=', code)
    .execute();
}

const columnsOf = ({ tower, doorCode, card, wifiName, wifiPassword, roomId }: DoorValues) => ({
  tower,
  door_code: doorCode,
  card: card ? 1 : 0,
  wifi_name: wifiName,
  wifi_password: wifiPassword,
  room_id: roomId,
});

/** Doors with what opens them, read of a database whatever schema it has. */
export const readLocks = (
  db: Db,
): Promise<{ code: string; door_code: string | null; wifi_password: string | null }[]> =>
  db.selectFrom('guide_apartments').select(['code', 'door_code', 'wifi_password']).execute();
