import type { CatalogueApartment, CatalogueRoom } from './hotel-file-part';
import type { PhotoAlts } from '../photos/store';
import { isInBodies } from '../../platform/db/like';
import { type SiteOrder, siteOrder } from '../../platform/db/list-order';
import type { Db } from '../../platform/db/schema';
import { readSaleTerms } from './sale-terms';
import { readPhotoAlts } from '../photos/module';
import type { CancelTerms } from '../../../domain/bookings/booking';
import type { Surcharges } from '../../../domain/bookings/pricing';
import type { SaleTerms } from '../../../domain/bookings/sale-terms';
import { NO_PRICE_RULES, type PriceRules, wholeRules } from '../../../domain/bookings/prices/price-rules';

/** Texts and facts of an apartment; numbers that decide a booking have their own columns. */
export type ApartmentBody = Omit<CatalogueApartment, 'area' | 'status' | 'rooms'>;
export type RoomBody = Pick<CatalogueRoom, 'name' | 'description' | 'capacity' | 'beds' | 'pictures'> & {
  /** Not for sale; absent in rooms that were written before rooms could be. */
  hidden?: boolean;
  /** Taken away by the desk: nowhere to be seen but in what was booked. */
  removed?: boolean;
  /** Its own, where they are not the house's. */
  surcharges?: Partial<Surcharges>;
};

export interface StoredRoom {
  id: number;
  apartmentId: number;
  price: number;
  discount: number;
  maxAdults: number;
  maxChildren: number;
  maxRooms: number;
  policy: CatalogueRoom['policy'];
  /** Terms of cancelling by its policy. */
  cancellation: CancelTerms;
  body: RoomBody;
  /** Not there for a house whose nights all cost the same. */
  rules?: PriceRules;
  /** Its own, else the house's. */
  surcharges: Surcharges;
}

export interface StoredApartment {
  id: number;
  area: CatalogueApartment['area'];
  /** `DELETED` was taken away by the desk; what was booked in it keeps its name. */
  status: CatalogueApartment['status'] | 'DELETED';
  body: ApartmentBody;
  rooms: StoredRoom[];
  /** Place in lists. */
  position: number;
  alts: PhotoAlts;
}

/** The whole catalogue, in the order that reception has given it; at first that of the hotel file. */
export async function readCatalogue(db: Db): Promise<StoredApartment[]> {
  const byApartment = new Map<number, StoredRoom[]>();
  const terms = await readSaleTerms(db);
  for (const row of await db.selectFrom('rooms').selectAll().orderBy('id').execute()) {
    const room = storedRoom(row, terms);
    byApartment.set(room.apartmentId, [...(byApartment.get(room.apartmentId) ?? []), room]);
  }
  const alts = await readPhotoAlts(db);
  const apartments = await db.selectFrom('apartments').selectAll().orderBy('position').orderBy('id').execute();
  return apartments.map((row) => ({
    id: row.id,
    area: row.area,
    status: row.status as StoredApartment['status'],
    body: JSON.parse(row.body) as ApartmentBody,
    rooms: byApartment.get(row.id) ?? [],
    position: row.position,
    alts,
  }));
}

/** Rows of a catalogue that nobody has taken away. */
export const standing = (apartments: readonly StoredApartment[]): StoredApartment[] =>
  apartments
    .filter(({ status }) => status !== 'DELETED')
    .map((apartment) => ({ ...apartment, rooms: apartment.rooms.filter(({ body }) => body.removed !== true) }));

/** Tells whether guests can book a room type: one with no rooms left to it, since its last door went, is not for sale. */
export const isForSale = ({ body, maxRooms }: Pick<StoredRoom, 'body' | 'maxRooms'>): boolean =>
  body.hidden !== true && maxRooms > 0;

type RoomRow = Awaited<ReturnType<typeof readRoomRow>>;

/**
 * Locks a room for the rest of the transaction: everything that changes its bookings passes here first, so a check and
 * the write that depends on it see the same nights, on several processes too.
 *
 * @returns the room and its apartment's status as they are now; `null` when there is no such room
 */
export async function lockRoom(tx: Db, id: number): Promise<(StoredRoom & { apartmentStatus: string }) | null> {
  const { numUpdatedRows } = await tx
    .updateTable('rooms')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? readRoom(tx, id) : null;
}

/** The room as it is, without a lock. */
export async function readRoom(db: Db, id: number): Promise<(StoredRoom & { apartmentStatus: string }) | null> {
  const row = await readRoomRow(db, id);
  return row ? { ...storedRoom(row, await readSaleTerms(db)), apartmentStatus: row.apartment_status } : null;
}

function readRoomRow(db: Db, id: number) {
  return db
    .selectFrom('rooms')
    .innerJoin('apartments', 'apartments.id', 'rooms.apartment_id')
    .selectAll('rooms')
    .select('apartments.status as apartment_status')
    .where('rooms.id', '=', id)
    .executeTakeFirst();
}

function storedRoom(row: Omit<NonNullable<RoomRow>, 'apartment_status'>, terms: SaleTerms): StoredRoom {
  const body = JSON.parse(row.body) as RoomBody;
  return {
    id: row.id,
    apartmentId: row.apartment_id,
    price: row.price,
    discount: row.discount,
    maxAdults: row.max_adults,
    maxChildren: row.max_children,
    maxRooms: row.max_rooms,
    policy: row.policy,
    cancellation: terms.cancellation[row.policy],
    surcharges: { ...terms.surcharges, ...body.surcharges },
    body: body.removed === true ? { ...body, hidden: true } : body,
    ...(row.rules !== null && { rules: wholeRules(JSON.parse(row.rules) as PriceRules) }),
  };
}

/** Rules as their column has them: `null` for those that change no night. */
export function rulesColumn({ step, weekdays, seasons }: PriceRules): string | null {
  const isPlain = weekdays.length === 0 && seasons.length === 0 && step === NO_PRICE_RULES.step;
  return isPlain ? null : JSON.stringify({ step, weekdays, seasons });
}

/** Adds an apartment, after those of lower numbers. */
export async function insertApartment(
  tx: Db,
  id: number,
  { area, status, body }: { area: string; status: string; body: ApartmentBody },
): Promise<void> {
  await tx
    .insertInto('apartments')
    .values({ id, area, status, body: JSON.stringify(body), position: id })
    .execute();
}

/** Adds a room type to an apartment. */
export async function insertRoom(tx: Db, id: number, apartmentId: number, room: CatalogueRoom): Promise<void> {
  const { name, description, capacity, beds, pictures, hidden, surcharges } = room;
  const body: RoomBody = { name, description, capacity, beds, pictures, hidden, ...(surcharges && { surcharges }) };
  await tx
    .insertInto('rooms')
    .values({
      id,
      apartment_id: apartmentId,
      price: room.price,
      discount: room.discount,
      max_adults: room.maxAdults,
      max_children: room.maxChildren,
      max_rooms: room.maxRooms,
      policy: room.policy,
      body: JSON.stringify(body),
      rules: rulesColumn(room.rules),
      revision: 0,
    })
    .execute();
}

/** Tells whether a text, such as a photograph's id, stands in an apartment or a room type. */
export const isInCatalogue = async (db: Db, text: string): Promise<boolean> =>
  (await isInBodies(db, 'apartments', text)) || (await isInBodies(db, 'rooms', text));

/** Order of the apartments on the site. */
export const apartmentOrder: SiteOrder = siteOrder('apartments');
