import * as z from 'zod/mini';
import { LIMIT_KINDS } from '../../domain/desk/limits';

const limits = z.record(z.enum(LIMIT_KINDS), z.int());

/** `GET /api/reception/limits`: what strangers may do how often, and which lines are the house's own. */
export const limitsPage = z.object({
  limits,
  /** Named here at the desk: addresses and CIDRs. */
  houseLines: z.array(z.string()),
  /** Named by whoever runs the server (`HOTEL_NETWORKS`). */
  setLines: z.array(z.string()),
  /** Network that this desk comes from; `null` when it is this machine itself. */
  ownLine: z.nullable(z.string()),
  /** True when the desk's own line is one of the house's. */
  ownIsHouse: z.boolean(),
  rooms: z.int(),
  serverNow: z.string(),
});
export type LimitsPage = z.infer<typeof limitsPage>;

/** `PUT /api/reception/limits` */
export const limitsInput = z.object({ limits });

const MAX_HOUSE_LINES = 50;

/** `PUT /api/reception/limits/lines`: all of them. */
export const linesInput = z.object({
  houseLines: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(MAX_HOUSE_LINES)),
});
