import { type Day, instantInVietNam } from '../days';

/**
 * States of a door, by who is behind it:
 *
 * - `ready`: nobody is inside, and it was made ready since the last guest left
 * - `dirty`: nobody is inside, and it is to be cleaned
 * - `coming`: nobody is inside, and somebody comes today, or should have come and has nights left
 * - `inside`: a guest has checked in and not left
 * - `overdue`: the same, past the hour at which they were to leave
 */
export const DOOR_STATES = ['ready', 'dirty', 'coming', 'inside', 'overdue'] as const;
export type DoorState = (typeof DOOR_STATES)[number];

/** A stay, as far as it says who is behind a door. Instants are UTC ms. */
export interface DoorStay {
  from: Day;
  to: Day;
  /** The hour of leaving that was agreed to, `HH:mm`; `null` for the hotel's own. */
  departureHour: string | null;
  arrivedAt: number | null;
  endedAt: number | null;
  /** Instant at which the guest said from the guide that they have left: the key says so, reception has yet to look. */
  guestLeftAt: number | null;
}

/** Tells whether the guest of a stay is behind its door: checked in and not left, whatever day it is. */
const isInside = ({ arrivedAt, endedAt }: Pick<DoorStay, 'arrivedAt' | 'endedAt'>): boolean =>
  arrivedAt !== null && endedAt === null;

/** Instants by their day and hour: a house full of stays ends at few of them. */
const instants = new Map<string, number>();
const INSTANTS_KEPT = 1000;

/** The instant at which a stay is to be left, UTC ms. @param checkOut the hotel's hour, `HH:mm` */
export function leavingInstant(
  { to, departureHour }: Pick<DoorStay, 'to' | 'departureHour'>,
  checkOut: string,
): number {
  const hour = departureHour ?? checkOut;
  const key = `${to} ${hour}`;
  const instant = instants.get(key) ?? instantInVietNam(to, hour);
  if (instants.size >= INSTANTS_KEPT) instants.clear();
  instants.set(key, instant);
  return instant;
}

/** Tells whether a guest is inside who should have left. @param checkOut the hotel's hour, `HH:mm` */
export const isOverdue = (stay: DoorStay, checkOut: string, now: number): boolean =>
  isInside(stay) && now >= leavingInstant(stay, checkOut);

/**
 * Tells whether a guest's stay keeps a coming guest from a door: they are inside, and their nights were over when the
 * other's begin. Guests who share a door on purpose have nights in common, and keep nobody out.
 *
 * @param arrival the coming guest's first night
 */
export const keepsOut = (stay: DoorStay, arrival: Day): boolean =>
  isInside(stay) && stay.guestLeftAt === null && stay.to <= arrival;

/** The state of a door. @param stays those behind it that stand, in any order; @param day the hotel's */
export function doorState<Stay extends DoorStay>(
  { isReady, stays }: { isReady: boolean; stays: readonly Stay[] },
  { day, checkOut, now }: { day: Day; checkOut: string; now: number },
): { state: DoorState; inside: Stay | null; coming: Stay | null } {
  const inside = stays.filter(isInside).sort(byDays)[0] ?? null;
  const coming = stays.filter((stay) => isExpected(stay, day)).sort(byDays)[0] ?? null;
  const free = isReady ? 'ready' : 'dirty';
  const taken = inside && (isOverdue(inside, checkOut, now) ? 'overdue' : 'inside');
  return { state: taken ?? (coming ? 'coming' : free), inside, coming };
}

/** Tells whether a guest who has not been seen yet may come on a day: their first, or one of the nights after it. */
const isExpected = ({ from, to, arrivedAt, endedAt }: DoorStay, day: Day): boolean =>
  arrivedAt === null && endedAt === null && from <= day && day < to;

const byDays = (a: { from: Day; to: Day }, b: { from: Day; to: Day }): number =>
  a.to < b.to ? -1 : a.to > b.to ? 1 : a.from < b.from ? -1 : 1;
