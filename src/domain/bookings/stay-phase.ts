import type { Day } from '../days';

/** Lists of stays at reception: guests who are here, who are to come, who have left or lost their key. */
export const STAY_PHASES = ['active', 'coming', 'past'] as const;
export type StayPhase = (typeof STAY_PHASES)[number];

/** Longest stay that a key is made for, in nights: a lease of two years. */
export const LONGEST_STAY_NIGHTS = 731;

/** Tells the phase of a stay on a day. On the day of departure the guest is still here. */
export function phaseOfStay(
  stay: { from: Day; to: Day; revokedAt: number | null; endedAt: number | null },
  today: Day,
): StayPhase {
  if (stay.revokedAt !== null || stay.endedAt !== null || stay.to < today) return 'past';
  return stay.from > today ? 'coming' : 'active';
}
