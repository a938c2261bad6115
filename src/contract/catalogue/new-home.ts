import * as z from 'zod/mini';
import { AREAS, areaInAddress, areaOfCity } from '../../domain/catalogue/areas';
import { contentState } from '../editing/content';
import { apartmentEdit, OTHER_CITY, type ApartmentEdit, type RoomEdit } from './desk';

/*
 * What `POST /api/reception/homes` and `POST …/homes/{id}/rooms` take: the keys of a hotel file, most of them with a
 * value that goes without saying. They give what the desk edits, whose own schema then says what is wrong.
 */

type Keys = Readonly<Record<string, unknown>>;

const keys = z.record(z.string(), z.unknown());
/** `POST …`: the thing itself, or as `value` like everything else that the desk adds. */
export const newHomeThing = keys;

/** Answers: the id of what was made, and its apartment as it stands now. */
export const madeHomeThing = z.extend(contentState, { id: z.int() });

/** The thing that a call brings. */
export const keysOf = (body: Keys): Keys => {
  const inner = keys.safeParse(body['value']);
  return inner.success ? inner.data : body;
};

/** One text stands for both languages, the Vietnamese one for an English one that is not there. */
function both(text: unknown): unknown {
  if (typeof text === 'string') return { vi: text, en: text };
  const known = keys.safeParse(text);
  if (!known.success) return text;
  const { vi = '', en } = known.data;
  return { vi, en: en === undefined || en === '' ? vi : en };
}

const EMPTY = { vi: '', en: '' };
const pictures = (given: unknown): unknown =>
  Array.isArray(given)
    ? given.map((one: unknown) => (typeof one === 'string' ? { imageUrl: one } : one))
    : (given ?? []);

/** A new room type as the desk edits one; nothing is checked yet. */
export function newRoom(room: Keys): Partial<Record<keyof RoomEdit, unknown>> {
  const { doors } = room;
  const named = Array.isArray(doors) ? doors.length : 0;
  return {
    id: 0,
    name: both(room['name']),
    description: both(room['description'] ?? EMPTY),
    price: room['price'],
    discount: room['discount'] ?? 0,
    maxAdults: room['maxAdults'],
    maxChildren: room['maxChildren'] ?? 0,
    surcharges: room['surcharges'],
    maxRooms: named > 0 ? named : (room['maxRooms'] ?? 1),
    capacity: room['capacity'] ?? room['acreage'],
    beds: room['beds'] ?? 1,
    policy: room['policy'] ?? 'prepaid',
    pictures: pictures(room['pictures']),
    hidden: room['hidden'] ?? false,
    ...(doors !== undefined && { doors }),
  };
}

/** A new apartment as the desk edits one; nothing is checked yet. @param ownCity the house's own, `''` for none */
export function newApartment(home: Keys, ownCity: string): Partial<Record<keyof ApartmentEdit, unknown>> {
  const rooms = Array.isArray(home['rooms']) ? home['rooms'].map((room: unknown) => roomOf(room)) : home['rooms'];
  const location = both(home['location']);
  return {
    status: home['status'] ?? 'AVAILABLE',
    ...cityOf(home, location, ownCity),
    name: both(home['name']),
    house: home['house'] ?? '',
    location,
    description: both(home['description'] ?? EMPTY),
    pricePerMonth: home['pricePerMonth'] ?? 0,
    acreage: home['acreage'] ?? largest(rooms),
    numRooms: home['numRooms'] ?? 1,
    pictures: pictures(home['pictures']),
    amenities: linesOf(home['amenities'], { text: EMPTY, missing: false }, 'text'),
    distances: linesOf(home['distances'], { by: 'foot' }, 'name'),
    rooms: rooms ?? [],
  };
}

/** Lines of a list with what goes without saying, one of their fields a text. */
function linesOf(given: unknown, usual: Keys, text: string): unknown {
  if (!Array.isArray(given)) return given ?? [];
  return given.map((line: unknown) => {
    const known = keys.safeParse(line);
    if (!known.success) return line;
    const whole = { ...usual, ...known.data };
    return { ...whole, [text]: both(whole[text]) };
  });
}

function roomOf(room: unknown): unknown {
  const known = keys.safeParse(room);
  return known.success ? newRoom(known.data) : room;
}

/** Its size is that of its largest room; that of none is asked for. */
function largest(rooms: unknown): number | undefined {
  const sizes = (Array.isArray(rooms) ? rooms : []).flatMap((room: unknown) => {
    const size = (room as { capacity?: unknown } | null)?.capacity;
    return typeof size === 'number' ? size : [];
  });
  return sizes.length > 0 ? Math.max(...sizes) : undefined;
}

/** City it lies in: as it is said, else as the address says, else the house's. */
function cityOf({ area, city }: Keys, location: unknown, ownCity: string): { area: unknown; city: unknown } {
  if (area === OTHER_CITY) return { area, city };
  if (area !== undefined) return { area, city: '' };
  const address = apartmentEdit.shape.location.safeParse(location);
  const named = typeof city === 'string' && city.trim() !== '' ? city : '';
  const found = named === '' && address.success ? areaInAddress(address.data.vi) : null;
  const known = found ?? areaOfCity(named === '' ? ownCity : named);
  const own = AREAS.find((one) => one === known);
  return own ? { area: own, city: '' } : { area: OTHER_CITY, city: named === '' ? ownCity : named };
}
