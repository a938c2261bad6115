import * as z from 'zod/mini';

/** Columns of the spreadsheet, by position (specification §3). */
export const EVENT_COLUMNS = ['title', 'date', 'location', 'description', 'imageUrl'] as const;

/** `GET /api/events`: the values service's own shape; the first row is the header, rows are ragged. */
export const eventSheet = z.object({ values: z.optional(z.array(z.array(z.string()))) });
export type EventSheet = z.infer<typeof eventSheet>;
