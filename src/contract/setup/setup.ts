import * as z from 'zod/mini';
import { MAX_PATTERN_DOORS } from '../../domain/guest-access/door-pattern';
import { codeValue } from '../guest-access/codes';
import { newStaff } from '../staff/desk';

/*
 * A house of one's own, step by step. What a step says is kept as the part of a hotel file that it is, and has the rules of
 * one (`server/modules/hotel/hotel-file.ts`); what stands here is its form. Answers: 401 without the cookie of
 * `POST /api/setup/session`, 422 with `field`, 404 once the house is open.
 */

const MAX_LINE = 160;
const MAX_ADDRESS = 1000;
const MAX_ROOM_TYPES = 200;
const MAX_PASSWORD = 1000;
const MAX_PEOPLE = 50;

const line = z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(MAX_LINE));
const needed = line.check(z.minLength(1));
const code = line.check(z.minLength(1));
/** Text in both languages; the Vietnamese one stands for both where there is no other. */
const bilingual = z.object({ vi: needed, en: z.optional(line) });
const count = z.int();

/** `POST /api/setup/session`: 401 `setupCodeWrong`, 429 after five of them, 204 with a cookie. */
export const setupSession = z.object({ code: needed });

/** `PUT /api/setup/house` */
export const setupHouse = z.object({
  name: needed,
  city: needed,
  address: bilingual,
  phones: z.object({ reception: needed, zalo: z.optional(line) }),
  email: z.optional(line),
  hours: z.object({ checkIn: needed, checkOut: needed }),
});
export type SetupHouse = z.infer<typeof setupHouse>;

/** `PUT /api/setup/legal`: what is absent or empty is not told. */
export const setupLegal = z.partial(
  z.object({
    name: line,
    taxCode: line,
    address: line,
    license: line,
    responsible: line,
    email: line,
    noticeUrl: z.string().check(z.trim(), z.maxLength(MAX_ADDRESS)),
  }),
);
export type SetupLegal = z.infer<typeof setupLegal>;

const wifi = z.object({ name: codeValue('wifiName'), password: codeValue('wifiPassword') });
const door = z.object({
  code,
  tower: z.optional(line),
  doorCode: codeValue('doorCode'),
  /** It opens with a card. */
  card: z.optional(z.boolean()),
  wifi: z.nullish(wifi),
});

/**
 * `PUT /api/setup/doors`: either a pattern (`readDoorPattern`) or the doors themselves. Of a door that stays, what is absent
 * is kept and what is `null` or empty is cleared.
 */
export const setupDoors = z.object({
  pattern: z.optional(z.string().check(z.maxLength(2000))),
  doors: z.optional(z.array(door).check(z.maxLength(MAX_PATTERN_DOORS))),
});
export type SetupDoors = z.infer<typeof setupDoors>;

const roomType = z.object({
  name: bilingual,
  /** m² */
  acreage: z.number(),
  beds: z._default(count, 1),
  maxAdults: count,
  maxChildren: z._default(count, 0),
  /** VND a night. */
  price: count,
  doors: z.array(code).check(z.maxLength(MAX_PATTERN_DOORS)),
});

/** `PUT /api/setup/rooms` */
export const setupRooms = z.object({ rooms: z.array(roomType).check(z.maxLength(MAX_ROOM_TYPES)) });
export type SetupRoom = z.infer<typeof roomType>;

/** `PUT /api/setup/features`: by their names in `domain/features.ts`; what is not named is switched off. */
export const setupFeatures = z.record(z.string().check(z.maxLength(MAX_LINE)), z.boolean());

/** `POST /api/setup/owner`; without a password the account that was made before keeps its own. */
export const setupOwner = z.object({
  name: needed,
  email: needed,
  password: z.optional(z.string().check(z.maxLength(MAX_PASSWORD))),
});
export type SetupOwner = z.infer<typeof setupOwner>;

/** `PUT /api/setup/people`: who is invited when the house opens. */
export const setupPeople = z.object({ people: z.array(newStaff).check(z.maxLength(MAX_PEOPLE)) });
export type SetupPeople = z.infer<typeof setupPeople>;

const keptDoor = z.object({
  code: z.string(),
  tower: z.string(),
  doorCode: z.nullable(z.string()),
  card: z.boolean(),
  wifi: z.nullable(z.object({ name: z.nullable(z.string()), password: z.nullable(z.string()) })),
});
export type SetupDoor = z.infer<typeof keptDoor>;

/** All that has been typed so far, for whoever has the cookie; of the owner's password nothing. */
export const setupState = z.object({
  house: z.nullable(setupHouse),
  legal: z.nullable(setupLegal),
  doors: z.array(keptDoor),
  rooms: z.array(roomType),
  features: z.nullable(setupFeatures),
  owner: z.nullable(z.object({ name: z.string(), email: z.string() })),
  people: z.optional(z.array(newStaff)),
  /** Services outside the house that the server has been set up with. */
  services: z.optional(
    z.object({
      /** `files`: no mail server is set. */
      mails: z.enum(['server', 'files']),
      /** `sandbox`: the wallet's stand-in, which moves no money. */
      wallet: z.enum(['momo', 'sandbox', 'none']),
    }),
  ),
});
export type SetupState = z.infer<typeof setupState>;

/** `POST /api/setup/open`; `link` is the path of an invitation, told this once, on the house's own address. */
export const setupOpened = z.object({
  ok: z.literal(true),
  invitations: z.optional(z.array(z.object({ name: z.string(), email: z.string(), link: z.string() }))),
  /** No mail leaves this house. */
  mailsKept: z.optional(z.boolean()),
});
export type SetupOpened = z.infer<typeof setupOpened>;
