import * as z from 'zod/mini';
import { COPY_FAULTS, COPY_LEVELS } from '../../domain/backups/copies';

/** A copy of everything; instants are ISO 8601 in UTC. */
const backup = z.object({
  at: z.string(),
  /** Names the folder in `BACKUP_DIR`, which `npm run restore` takes; not there where none was made. */
  name: z.optional(z.string()),
  bytes: z.int(),
  level: z.enum(COPY_LEVELS),
  /** Says why it failed. */
  fault: z.optional(z.enum(COPY_FAULTS)),
  /** Rows by the name of their table. */
  counts: z.record(z.string(), z.int()),
  /** Made before a change of the schema: the way back to the version before, which nothing tries. */
  beforeUpdate: z.optional(z.boolean()),
  /** The demo hotel as it was when the house became somebody's own: it stays. */
  kept: z.optional(z.boolean()),
});

/** `GET /api/reception/backups`: the newest first. */
export const backups = z.object({
  items: z.array(backup),
  /** One is being made or tried just now. */
  making: z.optional(z.boolean()),
  /** A copy takes the place of the house: being put back, or could not be. */
  restore: z.optional(z.enum(['running', 'failed'])),
  /** The folder does not answer just now: what lies in it is not listed. */
  unread: z.optional(z.boolean()),
  /** Since when there is none that is new enough; not there while all is well. */
  missingSince: z.optional(z.string()),
  /** Folder in which they lie. */
  folder: z.optional(z.string()),
  encrypted: z.optional(z.boolean()),
  /** Name of the demo hotel, which may be put aside for a house of one's own; not there in any other. */
  demo: z.optional(z.string()),
});
export type Backups = z.infer<typeof backups>;

/** Loss by a restore: everything since the copy was made, in rows that have come since. */
export const restoreLoss = z.object({
  /** Time of the copy, ISO 8601 in UTC. */
  at: z.string(),
  bookings: z.int(),
  stays: z.int(),
  payments: z.int(),
  requests: z.int(),
  forms: z.int(),
  /** Things that somebody has done at the desk. */
  actions: z.int(),
  /** Name of the house, to be typed. */
  brand: z.string(),
});
export type RestoreLoss = z.infer<typeof restoreLoss>;

/** Name of the house, typed by whoever restores. */
export const restoreRequest = z.object({ brand: z.string() });

/** The demo's name, typed by whoever begins a house of their own. */
export const ownHouseRequest = z.object({ brand: z.string() });

/** `POST /api/reception/own-house`: the code that `/setup` will ask for. */
export const ownHouseBegun = z.object({ code: z.string() });
