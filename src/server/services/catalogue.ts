import { createHash } from 'node:crypto';
import type { Apartment, Room } from '../../contract/apartments';
import type { Area } from '../../domain/areas';
import { fold } from '../../domain/fold';
import type { Language } from '../../domain/languages';
import { discountedNightlyPrice } from '../../domain/pricing';
import { slugNames } from '../../domain/slug';
import { readCatalogue, type StoredApartment, type StoredRoom } from '../db/catalogue';
import { readRevision } from '../db/revisions';
import type { Database } from '../db/schema';
import type { Written } from './guide-content';

/** How old this process's copy may be before it asks whether another process changed something, in ms. */
const FRESH_MS = 2000;

interface Deps {
  db: Database;
  clock: () => number;
  /** Told when the copy could not be checked; the old one stays in use. */
  onError: (error: unknown) => void;
}

interface Snapshot {
  revision: number;
  apartments: readonly StoredApartment[];
  byId: ReadonlyMap<number, StoredApartment>;
  rooms: ReadonlyMap<number, StoredRoom>;
  /** Finished answers by what they are. */
  written: Map<string, Written>;
}

/** The catalogue in memory, and its lists as finished JSON: everybody gets the same bytes. */
export class Catalogue {
  readonly #deps: Deps;
  #snapshot: Snapshot;
  #checkedAt: number;
  #checking: Promise<void> | null = null;

  private constructor(deps: Deps, snapshot: Snapshot) {
    this.#deps = deps;
    this.#snapshot = snapshot;
    this.#checkedAt = deps.clock();
  }

  static async load(deps: Deps): Promise<Catalogue> {
    return new Catalogue(deps, await readSnapshot(deps.db));
  }

  /** Own changes are there after `reload`, those of other processes within two seconds of the next request. */
  async ensureFresh(): Promise<void> {
    const age = this.#deps.clock() - this.#checkedAt;
    if (age >= 0 && age < FRESH_MS) return;
    this.#checking ??= this.#check().finally(() => (this.#checking = null));
    await this.#checking;
  }

  async reload(): Promise<void> {
    this.#snapshot = await readSnapshot(this.#deps.db);
  }

  /** Grows with every change of what can be booked. */
  get revision(): number {
    return this.#snapshot.revision;
  }

  apartment(id: number): StoredApartment | null {
    return this.#snapshot.byId.get(id) ?? null;
  }

  room(id: number): StoredRoom | null {
    return this.#snapshot.rooms.get(id) ?? null;
  }

  inArea(area: Area): readonly StoredApartment[] {
    return this.#snapshot.apartments.filter((apartment) => apartment.area === area);
  }

  /** Every apartment, in the order of the hotel file. */
  get apartments(): readonly StoredApartment[] {
    return this.#snapshot.apartments;
  }

  /** Ids of rooms whose name, or whose house's, holds a word without marks, in either language. */
  roomsNamed(word: string): number[] {
    return this.#snapshot.apartments.flatMap(({ body, rooms }) =>
      rooms
        .filter((room) => {
          const names = [body.name.vi, body.name.en, room.body.name.vi, room.body.name.en];
          return fold(names.join(' ')).includes(word);
        })
        .map(({ id }) => id),
    );
  }

  /** Every apartment, or those of an area. */
  list(area: Area | null, lang: Language): Written {
    return this.#written(`apartments ${area ?? 'all'} ${lang}`, () =>
      (area === null ? this.#snapshot.apartments : this.inArea(area)).map((one) => apartmentIn(one, lang)),
    );
  }

  /** The rooms of an apartment, all of them free; `null` when there is no such apartment. */
  rooms(apartmentId: number, lang: Language): Written | null {
    const apartment = this.apartment(apartmentId);
    if (!apartment) return null;
    return this.#written(`rooms ${apartmentId} ${lang}`, () =>
      apartment.rooms.map((room) => roomIn(room, lang, room.maxRooms)),
    );
  }

  /** One room, all of its kind free; `null` when there is no such room. */
  roomAlone(roomId: number, lang: Language): Written | null {
    const room = this.room(roomId);
    if (!room) return null;
    return this.#written(`room ${roomId} ${lang}`, () => roomIn(room, lang, room.maxRooms));
  }

  /** Pictures of a room, the apartment's when it has none of its own; `null` when there is no such room. */
  pictures(roomId: number): Written | null {
    const room = this.room(roomId);
    if (!room) return null;
    return this.#written(`pictures ${roomId}`, () => picturesOf(room, this.apartment(room.apartmentId)));
  }

  /**
   * Apartments that a name finds, marks and case aside, best first: its own address or name, then a name that begins
   * with it, then one that holds every word of it, then a street or house that does.
   */
  search(name: string, lang: Language): Apartment[] {
    const wanted = fold(name);
    if (wanted === '') return [];
    const rank = ({ body }: StoredApartment): number => {
      const own = [fold(body.name.vi), fold(body.name.en)];
      const slug = name.trim().toLowerCase();
      if (own.includes(wanted) || slugNames(slug, body.name.vi) || slugNames(slug, body.name.en)) return 0;
      if (own.some((one) => one.startsWith(wanted))) return 1;
      if (own.some((one) => hasWords(one, wanted))) return 2;
      const all = [body.name.vi, body.name.en, body.house, body.location.vi, body.location.en].join(' ');
      return hasWords(fold(all), wanted) ? 3 : 4;
    };
    return this.#snapshot.apartments
      .map((apartment) => ({ apartment, place: rank(apartment) }))
      .filter(({ place }) => place < 4)
      .sort((a, b) => a.place - b.place || a.apartment.id - b.apartment.id)
      .map(({ apartment }) => apartmentIn(apartment, lang));
  }

  #written(what: string, make: () => unknown): Written {
    const kept = this.#snapshot.written.get(what);
    if (kept) return kept;
    const written = writtenOf(make());
    this.#snapshot.written.set(what, written);
    return written;
  }

  async #check(): Promise<void> {
    try {
      if ((await readRevision(this.#deps.db, 'catalogue')) !== this.#snapshot.revision) await this.reload();
    } catch (error) {
      this.#deps.onError(error);
    }
    this.#checkedAt = this.#deps.clock();
  }
}

/** A value as a finished answer. */
export function writtenOf(value: unknown): Written {
  const json = JSON.stringify(value);
  return { json, etag: createHash('sha256').update(json).digest('base64url').slice(0, 22) };
}

/** An apartment in one language, as the contract has it. */
export function apartmentIn({ id, area, status, body, rooms }: StoredApartment, lang: Language): Apartment {
  const most = (of: (room: StoredRoom) => number): number => Math.max(0, ...rooms.map(of));
  const night = (room: StoredRoom): number => discountedNightlyPrice(room.price, room.discount);
  const cheapest = [...rooms].sort((a, b) => night(a) - night(b))[0];
  return {
    id,
    name: body.name[lang],
    description: body.description[lang],
    location: body.location[lang],
    area,
    status,
    pricePerDay: cheapest?.price ?? 0,
    pricePerMonth: body.pricePerMonth,
    discountPercent: cheapest?.discount ?? 0,
    maxAdults: most((room) => room.maxAdults),
    max_bed: most((room) => room.body.beds),
    maxChildren: most((room) => room.maxChildren),
    acreage: body.acreage,
    numRooms: body.numRooms,
    images: body.pictures.map((imageUrl) => ({ imageUrl })),
    name_apartment: body.house,
  };
}

/** A room type in one language, as the contract has it. */
export function roomIn(room: StoredRoom, lang: Language, roomsLeft: number): Room {
  const { body } = room;
  return {
    id: room.id,
    apartmentId: room.apartmentId,
    name: body.name[lang],
    description: body.description[lang],
    price: room.price,
    discount: room.discount,
    maxAdults: room.maxAdults,
    maxChildren: room.maxChildren,
    maxRooms: room.maxRooms,
    capacity: body.capacity,
    size: body.capacity,
    guests: room.maxAdults + room.maxChildren,
    beds: body.beds,
    roomsLeft,
    policy: room.policy,
  };
}

function picturesOf(room: StoredRoom, apartment: StoredApartment | null): { imageUrl: string }[] {
  const own = room.body.pictures;
  return (own.length > 0 ? own : (apartment?.body.pictures ?? [])).map((imageUrl) => ({ imageUrl }));
}

function hasWords(text: string, wanted: string): boolean {
  return wanted.split(' ').every((word) => text.includes(word));
}

async function readSnapshot(db: Database): Promise<Snapshot> {
  const revision = await readRevision(db, 'catalogue');
  const apartments = await readCatalogue(db);
  return {
    revision,
    apartments,
    byId: new Map(apartments.map((apartment) => [apartment.id, apartment])),
    rooms: new Map(apartments.flatMap(({ rooms }) => rooms).map((room) => [room.id, room])),
    written: new Map(),
  };
}
