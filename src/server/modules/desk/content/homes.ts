import { type ApartmentEdit, apartmentEdit, type RoomEdit } from '../../../../contract/catalogue/desk';
import { doorFault } from '../../../../domain/catalogue/stock';
import { showDay } from '../../../../domain/days';
import type { Db, Tx } from '../../../platform/db/schema';
import { AppError } from '../../../errors';
import { readComing } from '../../booking-records/store';
import {
  lockRoom,
  nextId,
  readApartment,
  readDeskApartments,
  readRoom,
  readRoomsEver,
  removeApartment,
  removeRoom,
  writeApartment,
  writeRoom,
} from '../../catalogue/module';
import { readChannels } from '../../channels/module';
import type { EditableResource } from '../../editing/engine';
import { giveDoors, readDoors, releaseDoors } from '../../stay-records/doors-store';
import { followDoors } from '../../stay-records/stock';
import { asSaved, type NextId, refuseSameName } from './listings';
import { readHotelDay } from '../../stay-records/hotel-day';

/** An apartment with its rooms and their doors, by its id. */
export const APARTMENTS: EditableResource<ApartmentEdit> = {
  area: 'home',
  schema: apartmentEdit,
  // Doors are read with the guide.
  revisions: ['catalogue', 'guide'],
  read: async (db, subject) => asSaved(apartmentEdit, await readWithDoors(db, Number(subject))),
  async write(tx, subject, apartment, now) {
    const id = Number(subject);
    const ever = await readRoomsEver(tx, id);
    const kept = new Set(apartment?.rooms.map((room) => room.id));
    const gone = [...ever].flatMap(([room, { removed }]) => (removed || kept.has(room) ? [] : room));
    await removeRooms(tx, gone, now);
    if (!apartment) return removeApartment(tx, id);
    refuseSameName(id, apartment.name, await readDeskApartments(tx));
    const own = apartment.rooms.filter((room) => room.id !== 0).map((room) => room.id);
    if (new Set(own).size < own.length || !own.every((room) => ever.has(room))) {
      throw new AppError(422, 'invalid', { field: 'rooms' });
    }
    await requireOwnDoors(tx, apartment.rooms);
    await writeApartment(tx, id, apartment);
    await writeRooms(tx, id, apartment.rooms, now);
  },
};

/** Gives a new apartment a subject that none has or had. */
export const nextApartment: NextId = async (tx) => String(await nextId(tx, 'apartments'));

async function readWithDoors(db: Db, id: number): Promise<ApartmentEdit | null> {
  const apartment = await readApartment(db, id);
  if (!apartment) return null;
  const doors = await readDoors(db, { roomIds: apartment.rooms.map((room) => room.id) });
  const rooms = apartment.rooms.map((room) => ({
    ...room,
    doors: doors.filter(({ roomId }) => roomId === room.id).map(({ code }) => code),
  }));
  return { ...apartment, rooms };
}

/**
 * Takes room types away that nobody needs any more; what was booked of them keeps its name.
 *
 * @throws AppError 409 `roomBooked` with how many bookings are running or to come and until when; 409 `roomOnChannel`
 */
async function removeRooms(tx: Db, ids: readonly number[], now: number): Promise<void> {
  for (const id of ids) await lockRoom(tx, id);
  const { bookings, until } = await readComing(tx, ids, await readHotelDay(tx, now), now);
  if (bookings > 0) {
    const words = { count: String(bookings), until: showDay(until) };
    throw new AppError(409, 'roomBooked', { words, more: { bookings, until } });
  }
  const channels = (await readChannels(tx)).filter(({ roomId }) => ids.includes(roomId)).map(({ name }) => name);
  if (channels.length > 0) {
    throw new AppError(409, 'roomOnChannel', { words: { channels: channels.join(', ') }, more: { channels } });
  }
  await releaseDoors(tx, ids);
  for (const id of ids) await removeRoom(tx, id);
}

/** @throws AppError 422 with the room's doors as the field: one that is none of the house, or another type's */
async function requireOwnDoors(tx: Db, rooms: readonly RoomEdit[]): Promise<void> {
  const house = new Map((await readDoors(tx)).map(({ code, roomId }) => [code, roomId]));
  const wanted = rooms.map(({ id, doors }) => ({ roomId: id === 0 ? null : id, doors }));
  const found = doorFault(wanted, house);
  if (!found) return;
  const { at, door, fault, owner } = found;
  const field = `rooms.${at}.doors`;
  if (fault === 'unknown') throw new AppError(422, 'unknownApartment', { field });
  const room = owner === null ? '' : ((await readRoom(tx, owner))?.body.name.vi ?? '');
  throw new AppError(422, fault === 'other' ? 'doorOfOther' : 'invalid', { field, words: { door, room } });
}

async function writeRooms(tx: Tx, apartmentId: number, rooms: readonly RoomEdit[], now: number): Promise<void> {
  let next = await nextId(tx, 'rooms');
  const named = rooms.map((room) => ({ ...room, id: room.id === 0 ? next++ : room.id }));
  const places = new Map(named.map(({ id }, at) => [id, at]));
  const before = await readDoors(tx, { roomIds: [...places.keys()] });
  await followDoors(
    tx,
    now,
    async () => {
      for (const room of named) await writeRoom(tx, apartmentId, room.id, room);
      const moved = named.flatMap(({ id, doors }) => (doors ? [{ id, doors }] : []));
      for (const { id, doors } of moved) {
        const lost = before.filter(({ roomId, code }) => roomId === id && !doors.includes(code));
        await giveDoors(
          tx,
          null,
          lost.map(({ code }) => code),
        );
      }
      for (const { id, doors } of moved) await giveDoors(tx, id, doors);
    },
    {
      typed: new Map(named.map(({ id, maxRooms }) => [id, maxRooms])),
      fieldOf: (id, what) => `rooms.${places.get(id) ?? 0}.${what}`,
    },
  );
}
