import * as z from 'zod/mini';

/** `GET /api/reception/doctor`: what `npm run doctor --json` says of this house, now; 503 `unavailable` where it cannot run. */
export const doctorReport = z.object({
  items: z.array(z.object({ name: z.string(), state: z.enum(['ok', 'look', 'broken']), say: z.string() })),
});
export type DoctorReport = z.infer<typeof doctorReport>;
