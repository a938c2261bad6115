import { type ApartmentEdit, type DeskApartment, OTHER_CITY, type RoomEdit } from '../../../contract/catalogue/desk';
import { type Area, AREAS, areaOfCity } from '../../../domain/catalogue/areas';
import {
  type ApartmentBody,
  readCatalogue,
  type RoomBody,
  standing,
  type StoredApartment,
  type StoredRoom,
} from './store';
import { AppError } from '../../errors';
import type { Db } from '../../platform/db/schema';

/** Every apartment, hidden ones included, in the order of the site. */
export async function readDeskApartments(db: Db): Promise<DeskApartment[]> {
  return standing(await readCatalogue(db)).map(({ id, area, status, body, rooms }) => ({
    id,
    name: body.name,
    house: body.house,
    ...cityOf(area, body.city),
    status: status as DeskApartment['status'],
    picture: body.pictures[0] ?? '',
    rooms: rooms.map((room) => ({
      id: room.id,
      name: room.body.name,
      price: room.price,
      discount: room.discount,
      maxRooms: room.maxRooms,
      hidden: room.body.hidden === true,
    })),
  }));
}

/** An apartment as it is edited, without the doors of its rooms; `null` when there is none. */
export async function readApartment(db: Db, id: number): Promise<ApartmentEdit | null> {
  const apartment = standing(await readCatalogue(db)).find((one) => one.id === id);
  return apartment ? apartmentEditOf(apartment) : null;
}

/** Ids of every room type that an apartment has or had, and whether it was taken away. */
export async function readRoomsEver(db: Db, apartmentId: number): Promise<Map<number, { removed: boolean }>> {
  const apartment = (await readCatalogue(db)).find((one) => one.id === apartmentId);
  return new Map(apartment?.rooms.map(({ id, body }) => [id, { removed: body.removed === true }]));
}

/** An id that nothing of a table has or had. */
export async function nextId(tx: Db, table: 'apartments' | 'rooms'): Promise<number> {
  const row = await tx
    .selectFrom(table)
    .select((select) => select.fn.max('id').as('last'))
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}

/** The city as the desk chooses it: one of the areas, or another one by its name. */
function cityOf(area: Area, city = ''): Pick<DeskApartment, 'area' | 'city'> {
  const known = AREAS.find((one) => one === area);
  return known ? { area: known, city: '' } : { area: OTHER_CITY, city };
}

const apartmentEditOf = ({ area, status, body, rooms }: StoredApartment): ApartmentEdit => ({
  status: status as ApartmentEdit['status'],
  amenities: [],
  distances: [],
  ...body,
  ...cityOf(area, body.city),
  pictures: body.pictures.map((imageUrl) => ({ imageUrl })),
  rooms: rooms.map(roomEditOf),
});

function roomEditOf({ id, price, discount, maxAdults, maxChildren, maxRooms, policy, body }: StoredRoom): RoomEdit {
  return {
    id,
    price,
    discount,
    maxAdults,
    maxChildren,
    maxRooms,
    policy,
    surcharges: {},
    ...body,
    pictures: body.pictures.map((imageUrl) => ({ imageUrl })),
    hidden: body.hidden === true,
  };
}

/** Writes what an apartment says of itself, a new one at the end of the list; its rooms are written one by one. */
export async function writeApartment(tx: Db, id: number, apartment: ApartmentEdit): Promise<void> {
  const { name, house, location, description, pricePerMonth, acreage, numRooms, amenities, distances } = apartment;
  const pictures = apartment.pictures.map(({ imageUrl }) => imageUrl);
  const other = apartment.area === OTHER_CITY ? apartment.city : null;
  const area = other === null ? apartment.area : areaOfCity(other);
  if (area === null) throw new AppError(422, 'required', { field: 'city' });
  const words = { name, house, location, description };
  const body: ApartmentBody = {
    ...words,
    ...(other !== null && { city: other }),
    ...{ pricePerMonth, acreage, numRooms, pictures, amenities, distances },
  };
  const row = { area, status: apartment.status, body: JSON.stringify(body) };
  await tx
    .insertInto('apartments')
    .values({ id, ...row, position: id })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Writes a room type, a new one or one that was taken away too. */
export async function writeRoom(tx: Db, apartmentId: number, id: number, room: RoomEdit): Promise<void> {
  const { price, discount, maxAdults, maxChildren, maxRooms, policy, name, description, capacity, beds, hidden } = room;
  const pictures = room.pictures.map(({ imageUrl }) => imageUrl);
  const { adult, child } = room.surcharges;
  const own = { ...(adult !== undefined && { adult }), ...(child !== undefined && { child }) };
  const body: RoomBody = {
    ...{ name, description, capacity, beds, hidden, pictures },
    ...(Object.keys(own).length > 0 && { surcharges: own }),
  };
  const row = {
    price,
    discount,
    max_adults: maxAdults,
    max_children: maxChildren,
    max_rooms: maxRooms,
    policy,
    body: JSON.stringify(body),
  };
  await tx
    .insertInto('rooms')
    .values({ id, apartment_id: apartmentId, ...row, rules: null, revision: 0 })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Reads how many rooms of each type can be sold. */
export async function readStocks(db: Db): Promise<Map<number, number>> {
  const rows = await db.selectFrom('rooms').select(['id', 'max_rooms']).execute();
  return new Map(rows.map((row) => [row.id, row.max_rooms]));
}

/** Says how many rooms of a type can be sold. */
export async function writeStock(tx: Db, roomId: number, maxRooms: number): Promise<void> {
  await tx.updateTable('rooms').set({ max_rooms: maxRooms }).where('id', '=', roomId).execute();
}

/** Takes a room type away. Its row stays with its name, for what was booked, and none of it can be sold. */
export async function removeRoom(tx: Db, id: number): Promise<void> {
  const row = await tx.selectFrom('rooms').select('body').where('id', '=', id).executeTakeFirstOrThrow();
  const body: RoomBody = { ...(JSON.parse(row.body) as RoomBody), removed: true };
  await tx
    .updateTable('rooms')
    .set({ max_rooms: 0, body: JSON.stringify(body) })
    .where('id', '=', id)
    .execute();
}

/** Takes an apartment away; its rooms are taken away one by one. */
export async function removeApartment(tx: Db, id: number): Promise<void> {
  await tx.updateTable('apartments').set({ status: 'DELETED' }).where('id', '=', id).execute();
}
