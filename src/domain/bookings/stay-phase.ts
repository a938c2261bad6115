import type { Day } from '../days';

/** Lists of stays at reception: guests who are here, who are to come, who have left or lost their key. */
export const STAY_PHASES = ['active', 'coming', 'past'] as const;
export type StayPhase = (typeof STAY_PHASES)[number];

/** Longest stay that a key is made for, in nights: a lease of two years. */
export const LONGEST_STAY_NIGHTS = 731;

/** Tells the phase of a stay on a day. On the day of departure the guest is still here, and whoever has come until they go. */
export function phaseOfStay(
  stay: { from: Day; to: Day; arrivedAt: number | null; revokedAt: number | null; endedAt: number | null },
  today: Day,
): StayPhase {
  const isOver = stay.to < today && stay.arrivedAt === null;
  if (stay.revokedAt !== null || stay.endedAt !== null || isOver) return 'past';
  return stay.from > today ? 'coming' : 'active';
}
