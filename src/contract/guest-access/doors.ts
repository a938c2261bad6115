import * as z from 'zod/mini';
import { isDay } from '../../domain/days';
import { MAX_PATTERN_DOORS } from '../../domain/guest-access/door-pattern';
import { inside } from '../bookings/desk-guests';
import { codeValue, deskApartment } from './codes';
import { BOOKING_STATUSES } from '../../domain/bookings/booking';
import { TOWER_LOCKS } from '../../domain/guest-access/towers';
import { DOOR_STATES } from '../../domain/guest-access/door-presence';
import { REQUEST_KINDS } from '../../domain/guest-requests/guest-request';
import { wish } from '../guest-requests/guest-requests';

/*
 * The doors of the house: `POST /api/reception/doors` makes one (201; 409 `doorKnown` when it is there, a retired one
 * comes back into use), `PATCH` and `DELETE /api/reception/doors/{code}` change and retire it (409 `doorInUse`, with who
 * has it and when), `POST` and `DELETE /api/reception/doors/{code}/ready` say whether it is made ready.
 */

const line = (max: number) => z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(max));
const code = line(40);
const tower = line(40);
const doorCode = codeValue('doorCode');
const wifi = z.object({ name: codeValue('wifiName'), password: codeValue('wifiPassword') });
const roomId = z.nullish(z.int());

/** `POST /api/reception/doors`. A door without a code of its own gets the hotel's default one. */
export const newDoor = z.object({
  code,
  tower,
  doorCode,
  /** It opens with a card. */
  card: z.optional(z.boolean()),
  wifi: z.optional(wifi),
  /** The room type that it is sold as. */
  roomId,
});
export type NewDoor = z.infer<typeof newDoor>;

/** Towers that nobody knew before, added with the doors; each has the lock that most of its new doors have. */
const newTowers = z.array(z.object({ id: z.string(), lock: z.enum(['password', 'card']) }));
export const madeDoor = z.object({ code: z.string(), tower: z.string(), newTowers });
export type MadeDoor = z.infer<typeof madeDoor>;

/** `PATCH /api/reception/doors/{code}`: what is absent stays as it is. */
export const doorChange = z.object({
  /** Another code: stays, their links and their nights come along; printed cards do not. */
  code: z.optional(code),
  tower: z.optional(tower),
  doorCode,
  card: z.optional(z.boolean()),
  wifi: z.optional(wifi),
  roomId,
  /** `false` takes a retired door back into use. */
  retired: z.optional(z.boolean()),
});
export type DoorChange = z.infer<typeof doorChange>;

/** `POST /api/reception/doors/preview` and `/many`: a pattern, see `readDoorPattern`. */
export const doorPattern = z.object({
  pattern: z.string().check(z.maxLength(2000)),
  card: z.optional(z.boolean()),
  roomId,
});
export type DoorPattern = z.infer<typeof doorPattern>;

/** Result of a pattern: doors that it would make, or has made. */
export const doorPlan = z.object({
  /** Codes that would be made. */
  fresh: z.array(z.string()),
  /** Codes that are there already and stay as they are. */
  known: z.array(z.string()),
  /** Retired ones, which come back into use. */
  retired: z.array(z.string()),
  newTowers,
  /** Reason why the pattern says nothing, and where; then nothing is made. */
  problem: z.nullable(z.enum(['empty', 'tower', 'floors', 'doors', 'range', 'exception', 'tooMany', 'code'])),
  at: z.string(),
});
export type DoorPlan = z.infer<typeof doorPlan>;

/** `PUT /api/reception/doors/rooms`: which doors are sold as which room type; `null` for none. */
export const doorRooms = z.object({
  doors: z.array(z.object({ code, roomId: z.nullable(z.int()) })).check(z.minLength(1), z.maxLength(MAX_PATTERN_DOORS)),
});
export type DoorRooms = z.infer<typeof doorRooms>;

const mark = { at: z.string(), by: z.string() };
/**
 * The mark of a door that is ready; who said so, and when. `tried`: who has opened it with its code since, `null` while
 * nobody has; not there where the house does not ask for that, or the door has no code.
 */
export const ready = z.object({ ...mark, tried: z.optional(z.nullable(z.object(mark))) });
export type Ready = z.infer<typeof ready>;
export const battery = z.object({
  /** Day on which the lock got it; `null` when nobody knows. */
  on: z.nullable(z.string()),
  /** It has been in for as long as one lasts in this house. */
  isDue: z.boolean(),
});
export type Battery = z.infer<typeof battery>;
/** `PUT /api/reception/doors/{code}/battery`: the day on which the lock got its battery; `null` for unknown. */
export const batteryDay = z.object({ day: z.nullable(z.string().check(z.refine(isDay))) });
/** A door as the desk's list shows it; a retired one has nothing of its codes any more. */
const deskDoor = z.extend(deskApartment, {
  roomId: z.nullable(z.int()),
  /** Made ready since the last guest left. */
  ready: z.nullable(ready),
  /** `null` while nobody is behind it; answers of an older server do not say. */
  inside: z.optional(z.nullable(inside)),
  battery: z.optional(battery),
  retiredAt: z.nullable(z.string()),
});
export type DeskDoor = z.infer<typeof deskDoor>;

/** Lists of doors. */
export const DOOR_TABS = ['all', 'rotate', 'default', 'noRoom', 'retired'] as const;
export type DoorTab = (typeof DOOR_TABS)[number];

/** A house with more doors than that sends those that are asked for. */
export const MOST_DOORS_AT_ONCE = 240;

/** A question about the doors of a large house; a list that nobody has chosen is the one with something to do. */
export interface DoorsAsked {
  shown?: DoorTab | undefined;
  tower?: string | undefined;
  roomId?: number | undefined;
  /** Part of a code, or of a network's name. */
  q?: string | undefined;
  limit: number;
}

/**
 * `GET /api/reception/doors`: every door, retired ones last. Of a large house `?shown=&tower=&roomId=&q=&limit=` those that
 * are found, with figures over all.
 */
export const doorList = z.object({
  items: z.array(deskDoor),
  /** Towers of the guide, in its order. */
  towers: z.array(z.object({ id: z.string(), lock: z.enum(TOWER_LOCKS) })),
  /** Room types, and how many of each are sold at most. */
  rooms: z.array(
    z.object({
      id: z.int(),
      room: z.string(),
      apartment: z.string(),
      maxRooms: z.int(),
      /** Number of doors that are sold as it, of a large house. */
      doors: z.optional(z.int()),
    }),
  ),
  /** Of a large house: which list this is, how many doors are in each, and how many are found. */
  figures: z.optional(
    z.object({
      shown: z.enum(DOOR_TABS),
      counts: z.object({ all: z.int(), rotate: z.int(), default: z.int(), noRoom: z.int(), retired: z.int() }),
      found: z.int(),
    }),
  ),
  serverNow: z.string(),
});
export type DoorList = z.infer<typeof doorList>;

/** The one a door is kept for: a guest of a booking's room, or of a stay that was made by hand. */
const behindDoor = z.object({
  stayId: z.string(),
  /** `null` for a stay that was made by hand. */
  bookingId: z.nullable(z.string()),
  /** Number among the booking's rooms, from 0. */
  slot: z.int(),
  guestName: z.string(),
  from: z.string(),
  /** The day of leaving. */
  until: z.string(),
  /** The room type that was booked, where the door is of another one. */
  booked: z.optional(z.object({ roomId: z.int(), room: z.string() })),
});

/** A door of the house on the wall. Instants are ISO 8601 in UTC. */
const wallDoor = z.object({
  door: z.string(),
  tower: z.string(),
  /** `null` for a code that says none. */
  floor: z.nullable(z.int()),
  /** `null` for a door that no room type is sold as. */
  roomId: z.nullable(z.int()),
  /** Name of the room type, `''` without one. */
  room: z.string(),
  state: z.enum(DOOR_STATES),
  /** Name and moment of making it ready since the last guest left, and when. */
  ready: z.nullable(ready),
  battery: z.optional(battery),
  inside: z.nullable(z.extend(behindDoor, { overdue: z.boolean(), leavesAt: z.string() })),
  /** Comes today, or should have come and still may. */
  coming: z.nullable(z.extend(behindDoor, { hour: z.nullable(z.string()) })),
  /** The balance of the guest inside, VND. */
  due: z.int(),
  /** The request of its guest; of several the one that has waited longest, a door that does not open before all. */
  request: z.nullable(
    z.object({
      id: z.string(),
      kind: z.enum(REQUEST_KINDS),
      at: z.string(),
      /** Holds what was chosen by its picture; not there where nothing was. */
      wishes: z.optional(z.array(wish)),
    }),
  ),
  /** The guest inside is foreign and not declared. */
  declare: z.boolean(),
  /** The first day from today on whose night somebody else has the door; not there while nobody has. */
  freeUntil: z.optional(z.string()),
  /** The door is kept from being sold tonight: by which block, why, and until which day. */
  blocked: z.optional(z.object({ id: z.string(), reason: z.string(), from: z.string(), to: z.string() })),
});
export type WallDoor = z.infer<typeof wallDoor>;

/** A guest who is expected, or is in the house without a door for each of their rooms. */
const wallGuest = z.object({
  id: z.string(),
  source: z.enum(['booking', 'stay']),
  guestName: z.string(),
  roomId: z.nullable(z.int()),
  room: z.string(),
  people: z.int(),
  from: z.string(),
  to: z.string(),
  /** Number of rooms that they have booked, and the doors that were given to them. */
  rooms: z.int(),
  doors: z.array(z.string()),
  status: z.nullable(z.enum(BOOKING_STATUSES)),
  /** Agreed hour of coming, `HH:mm`; `null` for the hotel's own. */
  hour: z.nullable(z.string()),
  /** Should have come on an earlier day. */
  late: z.boolean(),
  /** Is in the house. */
  arrived: z.boolean(),
});
export type WallGuest = z.infer<typeof wallGuest>;

const doors = z.int();
/** Floors of a tower of a large house, with how many of their doors are in each state and have something waiting. */
const wallPart = z.object({
  tower: z.string(),
  /** The lowest and the highest floor; `null` for doors whose codes say none. */
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
  doors,
  counts: z.object({
    ready: doors,
    dirty: doors,
    coming: doors,
    inside: doors,
    overdue: doors,
    due: doors,
    request: doors,
    declare: doors,
  }),
});
export type WallPart = z.infer<typeof wallPart>;

/**
 * `GET /api/reception/wall?tower=&floor=`: every door in use in the order of the house, and who is to get one, the late ones
 * first; floor 0 is that of doors whose codes say none. Of a large house (`wallParts`) those of the part that the floor is in, and the guests whose room types it has.
 */
export const wall = z.object({
  serverNow: z.string(),
  /** The hotel's day. */
  day: z.string(),
  checkInTime: z.string(),
  /** The house marks its doors ready: one that is not is given on purpose only. */
  marksReady: z.optional(z.boolean()),
  doors: z.array(wallDoor),
  guests: z.array(wallGuest),
  /** Of a large house: all its parts, and which of them these doors are. */
  parts: z.optional(z.array(wallPart)),
  part: z.optional(z.int()),
});
export type Wall = z.infer<typeof wall>;
