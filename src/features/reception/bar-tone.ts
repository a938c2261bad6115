import type { DeskCalendar } from '../../contract/desk-bookings';
import type { Day } from '../../domain/days';

/** How a stretch of nights looks, by what keeps it. */
export const BAR_TONES = ['here', 'coming', 'pending', 'hold', 'channel', 'repair'] as const;
export type BarTone = (typeof BAR_TONES)[number];

export function toneOfBar({ kind, status, from, to }: DeskCalendar['bars'][number], today: Day): BarTone {
  if (kind === 'REPAIR') return 'repair';
  if (kind === 'CHANNEL') return 'channel';
  if (status === 'HOLD') return 'hold';
  if (status === 'PENDING') return 'pending';
  return from <= today && today < to ? 'here' : 'coming';
}
