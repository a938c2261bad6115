import * as z from 'zod/mini';

/** The one error envelope. `code` is for programs, `message` for people in the language they asked for. */
export const errorEnvelope = z.object({
  message: z.string(),
  code: z.string(),
  field: z.optional(z.string()),
  requestId: z.string(),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

/** The header on every answer of ours, so that a captive portal's page is never taken for one. */
export const MARKER_HEADER = 'x-hien';
export const MARKER_VALUE = '1';
