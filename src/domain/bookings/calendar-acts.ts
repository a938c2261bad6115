import type { Day } from '../days';
import type { BookingStatus } from './booking';
import type { Piece } from './calendar-rows';
import type { PRESENCES } from './guest-marks';

/** A bar of the calendar, as far as it tells what can be done with it. */
interface ActiveBar {
  id: string;
  /** `STAY`: a guest without a booking. */
  kind: 'GUEST' | 'REPAIR' | 'CHANNEL' | 'STAY';
  status: BookingStatus;
  presence: (typeof PRESENCES)[number];
  roomId: number | null;
  from: Day;
  to: Day;
  /** The booking's own days and rooms, where the bar is not all of it. */
  stay?: { from: Day; to: Day; rooms: number } | undefined;
}

/** The days of the booking that a bar is of. */
export const stayOf = ({
  from,
  to,
  stay,
}: Pick<ActiveBar, 'from' | 'to' | 'stay'>): { from: Day; to: Day; rooms: number } => stay ?? { from, to, rooms: 1 };

/** Tells whether a booking of a guest still runs: there is somebody to give a door or other days. */
const isOpen = ({ kind, status, presence }: ActiveBar): boolean =>
  kind === 'GUEST' &&
  (status === 'CONFIRMED' || status === 'PENDING') &&
  (presence === 'coming' || presence === 'here');

/** Tells whether the guest of a piece can be given a door, or another: they are confirmed and have nights to come. */
export const canChangeDoor = ({ bar }: Piece<ActiveBar>, today: Day): boolean =>
  isOpen(bar) && bar.status === 'CONFIRMED' && stayOf(bar).to > today;

/** An end of a stay. */
export type StayEnd = 'start' | 'end';

/**
 * Tells whether an end of a stay lies on a piece and can be another day: the day of leaving while it is not over, the day
 * of arrival while the guest has not come.
 */
export function canStretch({ bar, from, to }: Piece<ActiveBar>, end: StayEnd, today: Day): boolean {
  const stay = stayOf(bar);
  if (!isOpen(bar)) return false;
  return end === 'end' ? to === stay.to && to >= today : from === stay.from && bar.presence === 'coming';
}

/**
 * The days of a stay with one end on another day; `null` where that is no stay, or one that is over.
 *
 * @param day of leaving, or of arrival
 */
export function stretched(bar: ActiveBar, end: StayEnd, day: Day, today: Day): { checkIn: Day; checkOut: Day } | null {
  const { from, to } = stayOf(bar);
  const days = end === 'end' ? { checkIn: from, checkOut: day } : { checkIn: day, checkOut: to };
  if (days.checkIn >= days.checkOut || days.checkOut < today) return null;
  return end === 'start' && day !== from && day < today ? null : days;
}

/** The effect of letting a bar go over a door; `ask…` needs a word first. */
export type BarDrop = { does: 'give' | 'move' | 'askType' | 'askAnyway' } | { why: 'same' | 'taken' };

interface DoorRow {
  door: string;
  roomId: number | null;
  lanes: readonly (readonly Piece<ActiveBar>[])[];
}

/** Tells what becomes of a guest whose bar is let go over a door, as far as the calendar knows; the server decides. */
export function dropBarOn(piece: Piece<ActiveBar>, { door, roomId, lanes }: DoorRow, today: Day): BarDrop {
  if (piece.door === door) return { why: 'same' };
  const { from, to } = stayOf(piece.bar);
  const first = from > today ? from : today;
  const others = lanes.flat();
  if (others.some((other) => other.from < to && other.to > first)) return { why: 'taken' };
  if (roomId !== null && piece.bar.roomId !== roomId) return { does: 'askType' };
  if (first === today && others.some(({ bar }) => bar.presence === 'here' && bar.kind !== 'REPAIR')) {
    return { does: 'askAnyway' };
  }
  return { does: piece.door === null ? 'give' : 'move' };
}

/** Tells whether a bar may be let go over a door. */
export const mayDrop = (drop: BarDrop): drop is Extract<BarDrop, { does: string }> => 'does' in drop;
