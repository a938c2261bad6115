import { type ApartmentEdit, type DeskApartment, OTHER_CITY, type RoomEdit } from '../../../contract/catalogue/desk';
import { type Area, AREAS, areaOfCity } from '../../../domain/catalogue/areas';
import { type ApartmentBody, readCatalogue, type RoomBody, type StoredApartment, type StoredRoom } from './store';
import { AppError } from '../../errors';
import type { Db } from '../../platform/db/schema';

/** Every apartment, hidden ones included, in the order of the site. */
export async function readDeskApartments(db: Db): Promise<DeskApartment[]> {
  return (await readCatalogue(db)).map(({ id, area, status, body, rooms }) => ({
    id,
    name: body.name,
    house: body.house,
    ...cityOf(area, body.city),
    status,
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

/** An apartment as it is edited; `null` when there is none. */
export async function readApartment(db: Db, id: number): Promise<ApartmentEdit | null> {
  const apartment = (await readCatalogue(db)).find((one) => one.id === id);
  return apartment ? apartmentEditOf(apartment) : null;
}

/** The city as the desk chooses it: one of the areas, or another one by its name. */
function cityOf(area: Area, city = ''): Pick<DeskApartment, 'area' | 'city'> {
  const known = AREAS.find((one) => one === area);
  return known ? { area: known, city: '' } : { area: OTHER_CITY, city };
}

const apartmentEditOf = ({ area, status, body, rooms }: StoredApartment): ApartmentEdit => ({
  status,
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
    ...body,
    pictures: body.pictures.map((imageUrl) => ({ imageUrl })),
    hidden: body.hidden === true,
  };
}

/** Writes what an apartment says of itself; its rooms are written one by one. */
export async function writeApartment(tx: Db, id: number, apartment: ApartmentEdit): Promise<void> {
  const { name, house, location, description, pricePerMonth, acreage, numRooms } = apartment;
  const pictures = apartment.pictures.map(({ imageUrl }) => imageUrl);
  const other = apartment.area === OTHER_CITY ? apartment.city : null;
  const area = other === null ? apartment.area : areaOfCity(other);
  if (area === null) throw new AppError(422, 'required', { field: 'city' });
  const words = { name, house, location, description };
  const body: ApartmentBody = {
    ...words,
    ...(other !== null && { city: other }),
    ...{ pricePerMonth, acreage, numRooms, pictures },
  };
  await tx
    .updateTable('apartments')
    .set({ area, status: apartment.status, body: JSON.stringify(body) })
    .where('id', '=', id)
    .execute();
}

export async function writeRoom(tx: Db, room: RoomEdit): Promise<void> {
  const { id, price, discount, maxAdults, maxChildren, maxRooms, policy, ...fields } = room;
  const body: RoomBody = { ...fields, pictures: fields.pictures.map(({ imageUrl }) => imageUrl) };
  await tx
    .updateTable('rooms')
    .set({
      price,
      discount,
      max_adults: maxAdults,
      max_children: maxChildren,
      max_rooms: maxRooms,
      policy,
      body: JSON.stringify(body),
    })
    .where('id', '=', id)
    .execute();
}
