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
});

/** `GET /api/reception/backups`: the newest first. */
export const backups = z.object({
  items: z.array(backup),
  /** One is being made or tried just now. */
  making: z.optional(z.boolean()),
  /** The folder does not answer just now: what lies in it is not listed. */
  unread: z.optional(z.boolean()),
  /** Since when there is none that is new enough; not there while all is well. */
  missingSince: z.optional(z.string()),
  /** Folder in which they lie. */
  folder: z.optional(z.string()),
  encrypted: z.optional(z.boolean()),
});
export type Backups = z.infer<typeof backups>;
