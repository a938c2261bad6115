import * as z from 'zod/mini';
import { DOOR_STATES } from '../../domain/guest-access/door-presence';
import { battery, ready } from './doors';

/** A door for those who clean: nothing of who is behind it, and nothing of money. Instants are ISO 8601 in UTC. */
const houseDoor = z.object({
  door: z.string(),
  tower: z.string(),
  /** `null` for a code that says none. */
  floor: z.nullable(z.int()),
  /** Name of the room type, `''` without one. */
  room: z.string(),
  state: z.enum(DOOR_STATES),
  /** Name of the member of staff who has made it ready since the last guest left, and when. */
  ready: z.nullable(ready),
  /** Of a lock whose battery is due. */
  battery: z.optional(battery),
  /** Hour at which whoever is inside leaves; `null` where nobody is. */
  leavesAt: z.nullable(z.string()),
  /** Agreed hour at which somebody comes today, `HH:mm`, the hotel's own where none is; `null` where nobody comes. */
  comesAt: z.nullable(z.string()),
  /** The day from which the door is sold again; not there for one that is not kept from being sold. */
  blockedUntil: z.optional(z.string()),
});
export type HouseDoor = z.infer<typeof houseDoor>;

/** `GET /api/reception/house?tower=&floor=`: doors in the order of the house; of a large one those of a part. */
export const house = z.object({
  serverNow: z.string(),
  /** The hotel's day. */
  day: z.string(),
  doors: z.array(houseDoor),
  /** Open requests of guests. */
  requests: z.int(),
  /** Of a large house: all its parts, and which of them these doors are. */
  parts: z.optional(
    z.array(z.object({ tower: z.string(), from: z.nullable(z.int()), to: z.nullable(z.int()), doors: z.int() })),
  ),
  part: z.optional(z.int()),
});
export type House = z.infer<typeof house>;
