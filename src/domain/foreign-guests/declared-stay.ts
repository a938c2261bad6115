import { type Day, dayInVietNam, timeInVietNam } from '../days';
import type { Declaration } from './declaration';

/** Place and length of a stay in a declaration. */
export type DeclaredStay = Pick<Declaration, 'from' | 'to' | 'room'>;

export const declaredStayOf = ({ from, to, room }: DeclaredStay): DeclaredStay => ({ from, to, room });

/**
 * Tells whether a stay differs from its declaration so that the guest has to be declared again: another room or first
 * day, or more nights. A guest who leaves earlier is covered by the declaration; the day of leaving is declared as
 * such.
 */
export const needsDeclaringAgain = (declared: DeclaredStay, stay: DeclaredStay): boolean =>
  stay.room !== declared.room || stay.from !== declared.from || stay.to > declared.to;

export const isSameStay = (one: DeclaredStay, other: DeclaredStay): boolean =>
  one.room === other.room && one.from === other.from && one.to === other.to;

/**
 * First day and hour of a guest whom reception saw come at an instant (UTC ms). Somebody who comes after midnight for the
 * night that is running has come on the next date, which is the first day as far as they stay beyond it; who leaves on it
 * has come at the end of the day before: the portal takes no stay without a night.
 */
export function declaredArrival(
  instant: number,
  { from, to }: { from: Day; to: Day },
): { from: Day; arrivedAt: string } {
  const date = dayInVietNam(instant);
  return date < to ? { from: date, arrivedAt: timeInVietNam(instant) } : { from, arrivedAt: '23:59' };
}

/** A booking or a stay as its guests' declarations follow it. */
export interface Place {
  from: string;
  to: string;
  /** The room that is booked; `null` where it is the days alone that change. */
  roomId: number | null;
  /** Its name in each language, in one order; empty when the name has not changed. */
  names: readonly string[];
}

/**
 * The declaration of a guest whose booking goes somewhere else. Days follow as far as they were the booking's; a
 * companion's earlier departure stays, but nobody stays longer than the booking does. Nobody keeps the number of a door
 * of a room that they moved out of: until somebody writes the new one down, they live where the booking is. Who has left
 * stays as they were.
 *
 * @param door the number of their door in the room they move to, where it is known from before
 */
export function followPlace(declaration: Declaration, before: Place, after: Place, door?: string): Declaration {
  if (declaration.leftDay !== '') return declaration;
  const { from, to, room } = declaration;
  return {
    ...declaration,
    from: from === before.from ? after.from : from,
    to: to === before.to || to > after.to ? after.to : to,
    room: before.roomId === after.roomId ? room : (door ?? after.names[nameOf(before, room)] ?? room),
  };
}

/** Tells whether a door's number was entered instead of the booking's own name for the room. */
export const isDoor = (place: Place, room: string): boolean => !place.names.includes(room);

/** In which language a room is called by its name; the first where it is the number of a door. */
const nameOf = (place: Place, room: string): number => Math.max(0, place.names.indexOf(room));

/**
 * The declaration of a guest who leaves with the others of their booking or stay; somebody who left before them did.
 *
 * @param day the day on which they left
 */
export const leaveOn = (declaration: Declaration, day: Day): Declaration =>
  declaration.leftDay !== '' || day < declaration.from ? declaration : { ...declaration, leftDay: day };

/** Takes `leaveOn` of that day back. */
export const stayAfter = (declaration: Declaration, day: Day): Declaration =>
  declaration.leftDay === day ? { ...declaration, leftDay: '' } : declaration;
