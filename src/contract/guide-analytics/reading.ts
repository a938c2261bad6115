import * as z from 'zod/mini';

/** Longest text that `POST /api/reading` takes, in bytes: what a phone keeps of a stay without a network. */
export const READING_LIMIT_BYTES = 4096;

/** Days that the desk looks back. */
export const READING_SPANS = [7, 30, 90] as const;

const figures = z.object({ vi: z.int(), en: z.int() });

/** `GET /api/reception/reading?days=`: how often each section was opened and each film seen, by nobody in particular. */
export const readingReport = z.object({
  counting: z.boolean(),
  from: z.string(),
  to: z.string(),
  /** In the order of the guide. `id` is the section's number. */
  sections: z.array(z.object({ id: z.string(), title: z.string(), opened: figures })),
  films: z.array(z.object({ id: z.string(), title: z.string(), started: figures, ended: figures })),
  /** Every day of the span, also those on which nothing was read. */
  days: z.array(z.object({ day: z.string(), opened: z.int(), started: z.int() })),
  serverNow: z.string(),
});
export type ReadingReport = z.infer<typeof readingReport>;

/** `PUT /api/reception/reading` */
export const readingSwitch = z.object({ counting: z.boolean() });
