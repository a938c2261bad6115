import * as z from 'zod/mini';
import { cleanCodeValue, CODE_FIELDS, type CodeField } from '../../domain/guest-access/door-code';

/** Rows of one file; 700 doors and room to grow. */
const MAX_CODE_ROWS = 3000;
const field = z.enum(CODE_FIELDS as ['doorCode', 'wifiName', 'wifiPassword']);
/** A code as it is kept, of any length: what is too long is said at its row of a file, not of the whole. */
const cell = (of: CodeField) => z.string().check(z.overwrite((typed) => cleanCodeValue(of, typed)));
/** A code of a door; `null` or empty stays as it was. */
export const codeValue = (of: CodeField) => z.nullish(cell(of).check(z.maxLength(200)));

/** A door as the list shows it: nothing of its codes but whether there is one. */
export const deskApartment = z.object({
  apartment: z.string(),
  tower: z.string(),
  /** Opens with a card, so there is no code. */
  card: z.boolean(),
  hasCode: z.boolean(),
  /** A code for the coming stay has been chosen, which the lock does not know yet. */
  hasNext: z.boolean(),
  /** The hotel's default code still stands, so the guide shows none. */
  isDefault: z.boolean(),
  wifiName: z.string(),
  ownWifi: z.boolean(),
  /**
   * The code is to be changed on the lock: its last guest has left since that was done; or a next code waits for a coming
   * guest, then `leftAt` is `null`, `guestName` theirs, and `from` their day of arrival.
   */
  rotate: z.nullable(
    z.object({
      guestName: z.string(),
      leftAt: z.nullable(z.string()),
      from: z.optional(z.string()),
      /** Nobody has seen this guest come or go: their stay is over since then. */
      unseen: z.optional(z.boolean()),
    }),
  ),
  rotatedAt: z.nullable(z.string()),
});

export type DeskApartment = z.infer<typeof deskApartment>;

/** `GET /api/reception/codes/{apartment}`: reading it is noted, with the name of who reads. */
export const codeSecrets = z.object({
  apartment: z.string(),
  doorCode: z.nullable(z.string()),
  /** Code that the lock opens with after the next change; `null` for none chosen yet. */
  nextDoorCode: z.nullable(z.string()),
  card: z.boolean(),
  wifiName: z.string(),
  wifiPassword: z.string(),
});
export type CodeSecrets = z.infer<typeof codeSecrets>;

/** `PUT /api/reception/codes/{apartment}`: what is absent, `null` or empty stays as it is. */
export const codeChange = z.object({
  doorCode: codeValue('doorCode'),
  wifiName: codeValue('wifiName'),
  wifiPassword: codeValue('wifiPassword'),
});
export type CodeChange = z.infer<typeof codeChange>;

/** `PUT /api/reception/codes/{apartment}/next`: the code of the coming stay; `null` or empty for none. */
export const nextCode = z.object({ doorCode: codeValue('doorCode') });
export type NextCode = z.infer<typeof nextCode>;

const codeRow = z.object({
  apartment: z.string().check(z.trim()),
  /** Of a door that is made. */
  tower: z.nullish(z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(40))),
  doorCode: z.nullish(cell('doorCode')),
  wifiName: z.nullish(cell('wifiName')),
  wifiPassword: z.nullish(cell('wifiPassword')),
});
export type CodeRow = z.infer<typeof codeRow>;
/** `POST /api/reception/codes/preview` and `/import` */
export const codeRows = z.object({
  rows: z.array(codeRow).check(z.minLength(1), z.maxLength(MAX_CODE_ROWS)),
  /** Doors that are not there are made. */
  create: z.optional(z.boolean()),
});

/** Changes that a row of a file would make. `problem` says why it cannot; then nothing of the file is taken. */
const previewRow = z.object({
  /** From 1, in the order of the file. */
  row: z.int(),
  apartment: z.string(),
  /** The door is made, or taken back into use. */
  isNew: z.optional(z.boolean()),
  changes: z.array(field),
  problem: z.nullable(z.enum(['unknownApartment', 'twice', 'invalid', 'card'])),
  /** The field that a problem is about. */
  field: z.nullable(field),
});
export type PreviewRow = z.infer<typeof previewRow>;
export const codePreview = z.object({
  rows: z.array(previewRow),
  /** Doors that would change. */
  changed: z.int(),
  wrong: z.int(),
  /** Doors that are not there and could be made. */
  missing: z.int(),
});
export type CodePreview = z.infer<typeof codePreview>;

/** `GET /api/reception/default-codes`: what apartments without codes of their own get, and how many those are. */
export const defaultCodes = z.object({
  doorCode: z.string(),
  wifiPassword: z.string(),
  /** Doors whose code it is. */
  doors: z.int(),
  /** Apartments whose Wi-Fi password it is. */
  networks: z.int(),
});
export type DefaultCodes = z.infer<typeof defaultCodes>;
/** `PUT /api/reception/default-codes` */
export const defaultCodesChange = z.object({
  doorCode: codeValue('doorCode'),
  wifiPassword: codeValue('wifiPassword'),
});
export type DefaultCodesChange = z.infer<typeof defaultCodesChange>;
