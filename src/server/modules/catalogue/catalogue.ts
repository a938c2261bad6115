import type { Apartment, ApartmentPage, WholeApartment } from '../../../contract/catalogue/apartments';
import { arrangedList, type Arrangement } from '../../../domain/catalogue/arranged-list';
import { type Area, AREAS } from '../../../domain/catalogue/areas';
import { type HousePlace, placesOf } from '../../../domain/catalogue/places';
import { fold } from '../../../domain/fold';
import type { Language } from '../../../domain/languages';
import { picturesOfRooms } from '../../../domain/catalogue/room-pictures';
import { slugNames } from '../../../domain/blog/slug';
import { liesInCity } from '../../../domain/bookings/read-place';
import { CATALOGUE_PAGE, pageCount } from '../../../domain/paging';
import { apartmentIn, roomIn, wholeApartmentIn } from './views';
import { isForSale, readCatalogue, standing, type StoredApartment, type StoredRoom } from './store';
import type { Database } from '../../platform/db/schema';
import {
  cachedResponse,
  RevisionCache,
  type RevisionCacheDeps,
  type CachedResponse,
} from '../../platform/cache/revision-cache';
import { shownPicture } from '../photos/module';

interface Offer {
  /** Apartments that the site shows, without hidden ones and without hidden rooms. */
  apartments: readonly StoredApartment[];
  shown: ReadonlyMap<number, StoredApartment>;
  all: readonly StoredApartment[];
  /** With what was taken away: bookings of it keep their names. */
  ever: readonly StoredApartment[];
  byId: ReadonlyMap<number, StoredApartment>;
  rooms: ReadonlyMap<number, StoredRoom>;
  /** Places of those that the site shows, by language. */
  places: Readonly<Record<Language, readonly HousePlace[]>>;
}

/** Names a page of a list: `area` and `city` are `null` for the whole house. */
interface AskedPage extends Arrangement {
  area: Area | null;
  city: Area | null;
  page: number;
}

/** The catalogue in memory, and its lists as finished JSON. */
export class Catalogue {
  readonly #copy: RevisionCache<Offer>;

  private constructor(copy: RevisionCache<Offer>) {
    this.#copy = copy;
  }

  static async load(deps: RevisionCacheDeps): Promise<Catalogue> {
    return new Catalogue(await RevisionCache.load(deps, { revision: 'catalogue', read: readOffer }));
  }

  /** To be awaited before an answer; see `RevisionCache`. */
  ensureFresh(): Promise<void> {
    return this.#copy.ensureFresh();
  }

  /** Grows with every change of what can be booked. */
  get revision(): number {
    return this.#copy.revision;
  }

  /** An apartment, hidden, removed or not: what is booked in it stays booked. */
  apartment(id: number): StoredApartment | null {
    return this.#copy.current.byId.get(id) ?? null;
  }

  /** A room, hidden, removed or not. */
  room(id: number): StoredRoom | null {
    return this.#copy.current.rooms.get(id) ?? null;
  }

  /** A room that can still be worked with, hidden or not; what was removed is none. */
  standing(id: number): StoredRoom | null {
    const room = this.room(id);
    return room?.body.removed === true ? null : room;
  }

  /** An apartment that the site shows, with the rooms that it shows. */
  shown(id: number): StoredApartment | null {
    return this.#copy.current.shown.get(id) ?? null;
  }

  /** A room that the site shows. */
  shownRoom(id: number): StoredRoom | null {
    const room = this.room(id);
    return this.shown(room?.apartmentId ?? 0)?.rooms.find((one) => one.id === id) ?? null;
  }

  /** Every apartment with every room, hidden ones included, in the order of the site. */
  get everything(): readonly StoredApartment[] {
    return this.#copy.current.all;
  }

  /** Gives the places of the apartments that the site shows. */
  places(lang: Language): readonly HousePlace[] {
    return this.#copy.current.places[lang];
  }

  placeList(lang: Language): CachedResponse {
    return this.#copy.response(`places ${lang}`, () => this.places(lang));
  }

  /** Tells whether an area can be asked for: one that the specification names, or one of this house. */
  hasArea(area: string): boolean {
    return AREAS.some((one) => one === area) || this.everything.some((apartment) => apartment.area === area);
  }

  inArea(area: Area): readonly StoredApartment[] {
    return this.#copy.current.apartments.filter((apartment) => apartment.area === area);
  }

  /** Every apartment that the site shows, in its order. */
  get apartments(): readonly StoredApartment[] {
    return this.#copy.current.apartments;
  }

  /** Ids of rooms whose name, or whose house's, holds a word without marks, in either language. */
  roomsNamed(word: string): number[] {
    return this.#copy.current.ever.flatMap(({ body, rooms }) =>
      rooms
        .filter((room) => {
          const names = [body.name.vi, body.name.en, room.body.name.vi, room.body.name.en];
          return fold(names.join(' ')).includes(word);
        })
        .map(({ id }) => id),
    );
  }

  /** Every apartment, or those of an area. */
  list(area: Area | null, lang: Language): CachedResponse {
    return this.#copy.response(`apartments ${area ?? 'all'} ${lang}`, () =>
      (area === null ? this.#copy.current.apartments : this.inArea(area)).map((one) => apartmentIn(one, lang)),
    );
  }

  /** A page of that list, or of what lies in a city by its address too; the whole of one that is no longer than a page. */
  page({ area, city, page, name, order }: AskedPage, lang: Language): CachedResponse {
    const all = this.#copy.current.apartments;
    if (all.length <= CATALOGUE_PAGE) return this.list(area, lang);
    const here = all.filter((one) =>
      city === null
        ? area === null || one.area === area
        : one.area === city || liesInCity(one.body.location[lang], city),
    );
    const whole = here.length <= CATALOGUE_PAGE;
    const make = (): Apartment[] | ApartmentPage => {
      const list = here.map((one) => apartmentIn(one, lang));
      if (whole) return list;
      const { found, byMonth } = arrangedList(list, { name, order });
      const items = found.slice((page - 1) * CATALOGUE_PAGE, page * CATALOGUE_PAGE);
      return { items, total: found.length, ...(found.length > page * CATALOGUE_PAGE && { next: page + 1 }), byMonth };
    };
    // Endless names can be asked for, and pages behind the last.
    if (!whole && (name !== '' || page > pageCount(here.length, CATALOGUE_PAGE))) return cachedResponse(make());
    const what = whole ? '' : `${order ?? ''} ${page}`;
    return this.#copy.response(`page ${city === null ? `of ${area ?? 'all'}` : `in ${city}`} ${what} ${lang}`, make);
  }

  /** One apartment that the site shows; `null` when there is none. */
  alone(id: number, lang: Language): CachedResponse | null {
    const found = this.shown(id);
    return found && this.#copy.response(`apartment ${id} ${lang}`, () => wholeApartmentIn(found, lang));
  }

  /** The rooms of an apartment, all of them free; `null` when there is no such apartment. */
  rooms(apartmentId: number, lang: Language): CachedResponse | null {
    const apartment = this.shown(apartmentId);
    if (!apartment) return null;
    return this.#copy.response(`rooms ${apartmentId} ${lang}`, () =>
      apartment.rooms.map((room) => roomIn(room, lang, room.maxRooms)),
    );
  }

  /** One room, all of its kind free; `null` when there is no such room. */
  roomAlone(roomId: number, lang: Language): CachedResponse | null {
    const room = this.shownRoom(roomId);
    if (!room) return null;
    return this.#copy.response(`room ${roomId} ${lang}`, () => roomIn(room, lang, room.maxRooms));
  }

  /** Pictures of a room, the apartment's when it has none of its own; `null` when there is no such room. */
  pictures(roomId: number, lang: Language): CachedResponse | null {
    const room = this.shownRoom(roomId);
    if (!room) return null;
    return this.#copy.response(`pictures ${roomId} ${lang}`, () => {
      const apartment = this.apartment(room.apartmentId);
      const rooms = apartment?.rooms ?? [room];
      const all = picturesOfRooms(
        apartment?.body.pictures ?? [],
        rooms.map(({ body }) => body.pictures),
      );
      const shown = all[rooms.findIndex(({ id }) => id === roomId)] ?? room.body.pictures;
      return shown.map((address) => shownPicture(address, apartment?.alts ?? new Map(), lang));
    });
  }

  /**
   * Apartments that a name finds, marks and case aside, best first: its own address or name, then a name that begins
   * with it, then one that holds every word of it, then a street or house that does. A page of them, no more.
   */
  search(name: string, lang: Language): WholeApartment[] {
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
    return this.#copy.current.apartments
      .map((apartment) => ({ apartment, place: rank(apartment) }))
      .filter(({ place }) => place < 4)
      .sort((a, b) => a.place - b.place || a.apartment.id - b.apartment.id)
      .slice(0, CATALOGUE_PAGE)
      .map(({ apartment }) => wholeApartmentIn(apartment, lang));
  }
}

function hasWords(text: string, wanted: string): boolean {
  return wanted.split(' ').every((word) => text.includes(word));
}

async function readOffer(db: Database): Promise<Offer> {
  const ever = await readCatalogue(db);
  const all = standing(ever);
  const apartments = all
    .filter(({ status }) => status !== 'HIDDEN')
    .map((apartment) => ({ ...apartment, rooms: apartment.rooms.filter(isForSale) }))
    // Nothing of one without either can be booked or rented yet.
    .filter(({ rooms, body }) => rooms.length > 0 || body.pricePerMonth > 0);
  return {
    apartments,
    shown: new Map(apartments.map((apartment) => [apartment.id, apartment])),
    all,
    ever,
    byId: new Map(ever.map((apartment) => [apartment.id, apartment])),
    places: { vi: placesOf(apartments, 'vi'), en: placesOf(apartments, 'en') },
    rooms: new Map(ever.flatMap(({ rooms }) => rooms).map((room) => [room.id, room])),
  };
}
