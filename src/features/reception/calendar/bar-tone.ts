import type { DeskCalendar } from '../../../contract/bookings/desk-availability';

/** Looks of a stretch of nights, by what keeps it. */
export const BAR_TONES = ['here', 'coming', 'left', 'noShow', 'pending', 'hold', 'channel', 'repair'] as const;
type BarTone = (typeof BAR_TONES)[number];

type ServerBar = DeskCalendar['bars'][number];

/** Chooses the look of a bar: a guest who is here, has left or has not come goes before what is still to be done. */
export function toneOfBar({
  kind,
  status,
  presence,
}: Pick<ServerBar, 'status' | 'presence'> & { kind: ServerBar['kind'] | 'STAY' }): BarTone {
  if (kind === 'REPAIR') return 'repair';
  if (kind === 'CHANNEL') return 'channel';
  if (presence !== 'coming') return presence;
  if (status === 'HOLD') return 'hold';
  return status === 'PENDING' ? 'pending' : 'coming';
}

/** Text of a bar: the door of its room, if there is one, and whose it is. */
export const textOfBar = ({ door, name }: Pick<ServerBar, 'door' | 'name'>): string =>
  door ? `${door} · ${name}` : name;
