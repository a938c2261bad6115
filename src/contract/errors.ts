import * as z from 'zod/mini';

export { MARKER_HEADER, MARKER_VALUE } from './marker';

/** The one error envelope. `code` is for programs, `message` for people in the language they asked for. */
export const errorEnvelope = z.object({
  message: z.string(),
  code: z.string(),
  field: z.optional(z.string()),
  requestId: z.string(),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
