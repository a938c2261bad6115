import * as z from 'zod/mini';
import { MAX_PATTERN_DOORS } from '../../domain/guide/door-pattern';
import { inside } from './booking-guests';
import { deskApartment } from './codes';

/*
 * The doors of the house: `POST /api/reception/doors` makes one (201; 409 `doorKnown` when it is there, a retired one
 * comes back into use), `PATCH` and `DELETE /api/reception/doors/{code}` change and retire it (409 `doorInUse`, with who
 * has it and when), `POST` and `DELETE /api/reception/doors/{code}/ready` say whether it is made ready.
 */

const line = (max: number) => z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(max));
const code = line(40);
const tower = line(40);
const secret = z.nullish(line(200));
const wifi = z.object({ name: secret, password: secret });
const roomId = z.nullish(z.int());

/** `POST /api/reception/doors`. A door without a code of its own gets the hotel's default one. */
export const newDoor = z.object({
  code,
  tower,
  doorCode: secret,
  /** It opens with a card. */
  card: z.optional(z.boolean()),
  wifi: z.optional(wifi),
  /** The room type that it is sold as. */
  roomId,
});
export type NewDoor = z.infer<typeof newDoor>;

/** What has happened besides: towers that nobody knew before, whose doors open as these do. */
const newTowers = z.array(z.object({ id: z.string(), lock: z.enum(['password', 'card']) }));
export const madeDoor = z.object({ code: z.string(), tower: z.string(), newTowers });
export type MadeDoor = z.infer<typeof madeDoor>;

/** `PATCH /api/reception/doors/{code}`: what is absent stays as it is. */
export const doorChange = z.object({
  /** Another code: stays, their links and their nights come along; printed cards do not. */
  code: z.optional(code),
  tower: z.optional(tower),
  doorCode: secret,
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

/** What a pattern would do, or has done. */
export const doorPlan = z.object({
  /** Codes that would be made. */
  fresh: z.array(z.string()),
  /** Those that are there already and stay as they are. */
  known: z.array(z.string()),
  /** Retired ones, which come back into use. */
  retired: z.array(z.string()),
  newTowers,
  /** Why the pattern says nothing, and where; then nothing is made. */
  problem: z.nullable(z.enum(['empty', 'tower', 'floors', 'doors', 'range', 'exception', 'tooMany', 'code'])),
  at: z.string(),
});
export type DoorPlan = z.infer<typeof doorPlan>;

/** `PUT /api/reception/doors/rooms`: which doors are sold as which room type; `null` for none. */
export const doorRooms = z.object({
  doors: z.array(z.object({ code, roomId: z.nullable(z.int()) })).check(z.minLength(1), z.maxLength(MAX_PATTERN_DOORS)),
});
export type DoorRooms = z.infer<typeof doorRooms>;

const ready = z.object({ at: z.string(), by: z.string() });
/** A door as the desk's list shows it; a retired one has nothing of its codes any more. */
const deskDoor = z.extend(deskApartment, {
  roomId: z.nullable(z.int()),
  /** Made ready since the last guest left. */
  ready: z.nullable(ready),
  /** `null` while nobody is behind it; answers of an older server do not say. */
  inside: z.optional(z.nullable(inside)),
  retiredAt: z.nullable(z.string()),
});
export type DeskDoor = z.infer<typeof deskDoor>;

/** `GET /api/reception/doors` */
export const doorList = z.object({
  items: z.array(deskDoor),
  /** Towers of the guide, in its order. */
  towers: z.array(z.object({ id: z.string(), lock: z.enum(['password', 'card']) })),
  /** Room types, and how many of each are sold at most. */
  rooms: z.array(z.object({ id: z.int(), room: z.string(), apartment: z.string(), maxRooms: z.int() })),
  serverNow: z.string(),
});
export type DoorList = z.infer<typeof doorList>;
