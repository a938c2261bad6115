import * as z from 'zod/mini';

/* A house that is not open yet may be one that was: what stands of copies at `/setup`. Instants are ISO 8601 in UTC. */

const MAX_PASSPHRASE = 1000;

/** `GET /api/setup/backups`: the newest first. 404 once the house is open, which a restore ends with as well. */
export const setupCopies = z.object({
  items: z.array(
    z.object({
      /** Names its folder in `BACKUP_DIR`. */
      name: z.string(),
      at: z.string(),
      bytes: z.int(),
      /** It opens by a passphrase. */
      sealed: z.boolean(),
    }),
  ),
  /** Folder in which they lie. */
  folder: z.string(),
  /** The folder does not answer just now. */
  unread: z.optional(z.boolean()),
  /** One is being put back. */
  running: z.optional(z.boolean()),
  /** Reason why the last could not be put back, in the words of the server's log. */
  fault: z.optional(z.string()),
});
export type SetupCopies = z.infer<typeof setupCopies>;

/** Of a copy that is sealed; without it the server's own `BACKUP_PASSPHRASE` is tried. */
export const setupCopyRequest = z.object({ passphrase: z.optional(z.string().check(z.maxLength(MAX_PASSPHRASE))) });

/** `POST /api/setup/backups/:id/look`: whose house it is, and its rows by table. */
export const setupCopy = z.object({ at: z.string(), brand: z.string(), counts: z.record(z.string(), z.int()) });
export type SetupCopy = z.infer<typeof setupCopy>;
