import * as z from 'zod/mini';

/** `GET /api/setup/check`: what somebody sees who reads the house as it would be, page by page, in both languages. */
export const setupCheck = z.object({
  /** Number of pages that were read. */
  pages: z.int(),
  /** Nothing was left out for time. */
  whole: z.boolean(),
  /** Pages that do not answer as they should, by their address. */
  faults: z.array(z.object({ path: z.string(), status: z.int() })),
  /** Words of the demo hotel, and where they stand; `mail` for mails. */
  words: z.array(z.object({ path: z.string(), words: z.array(z.string()) })),
});
export type SetupCheck = z.infer<typeof setupCheck>;
