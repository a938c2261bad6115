import { type Day, instantInVietNam } from '../../../domain/days';
import { isDeclared } from '../../../domain/foreign-guests/deadline';
import type { Declaration } from '../../../domain/foreign-guests/declaration';
import {
  declaredStayOf,
  followPlace,
  isDoor,
  isSameStay,
  leaveOn,
  needsDeclaringAgain,
  type Place,
  stayAfter,
} from '../../../domain/foreign-guests/declared-stay';
import { isPassportName, passportName } from '../../../domain/foreign-guests/passport-text';
import { readForeignGuestsOf, type ForeignGuestChange, type StoredForeignGuest, updateForeignGuest } from './store';
import type { Db } from '../../platform/db/schema';

/** Door numbers that were entered by hand, by the guest's id. */
export type Doors = Readonly<Record<string, string>>;

/**
 * Lets the declarations of a booking's or a stay's guests follow it to other days or another room.
 *
 * @param doors numbers of doors in the room they move to, by the guest's id, as far as they are known from before
 * @param now UTC ms
 * @returns the numbers of the doors that they leave behind, to be given again to who moves back
 */
export async function moveForeignGuests(
  tx: Db,
  of: { bookingId: string } | { stayId: string },
  { before, after, doors = {} }: { before: Place; after: Place; doors?: Doors },
  now: number,
): Promise<Doors> {
  const left: [string, string][] = [];
  for (const one of await readForeignGuestsOf(tx, of)) {
    const declaration = followPlace(one.declaration, before, after, doors[one.id]);
    if (isSameStay(declaration, one.declaration)) continue;
    if (declaration.room !== one.declaration.room && isDoor(before, one.declaration.room)) {
      left.push([one.id, one.declaration.room]);
    }
    await updateForeignGuest(tx, one.id, changedForeignGuest(one, declaration, now), now);
  }
  return Object.fromEntries(left);
}

/**
 * Notes the day of departure of a booking's or a stay's guests who are still here, or takes it back: a portal that is
 * not told has them in the house until their last expected day.
 *
 * @param isSet `false` to take it back
 * @param now UTC ms
 */
export async function leaveForeignGuests(
  tx: Db,
  of: { bookingId: string } | { stayId: string },
  { day, isSet }: { day: Day; isSet: boolean },
  now: number,
): Promise<void> {
  for (const one of await readForeignGuestsOf(tx, of)) {
    const declaration = (isSet ? leaveOn : stayAfter)(one.declaration, day);
    if (declaration === one.declaration) continue;
    await updateForeignGuest(tx, one.id, changedForeignGuest(one, declaration, now), now);
  }
}

/**
 * Lets the name of who booked follow a correction, where it is the name that was declared. The portal has been told the
 * old one: they are to be declared again.
 *
 * @param now UTC ms
 */
export async function renameForeignGuests(
  tx: Db,
  of: { bookingId: string } | { stayId: string },
  { before, after }: { before: string; after: string },
  now: number,
): Promise<void> {
  const [old, fullName] = [passportName(before), passportName(after)];
  if (old === fullName || !isPassportName(fullName)) return;
  for (const one of await readForeignGuestsOf(tx, of)) {
    if (one.declaration.fullName !== old) continue;
    const { arrivedAt, declaredStay, declaredAt } = one;
    const dueSince = declaredAt === null ? one.dueSince : Math.max(now, declaredAt + 1);
    const declaration = { ...one.declaration, fullName };
    await updateForeignGuest(tx, one.id, { declaration, arrivedAt, declaredStay, dueSince }, now);
  }
}

/**
 * A guest with a declaration that is another one now. Somebody who was declared with a stay that is no longer theirs is
 * to be declared again, with the whole time from now on; back where the portal has them, they are declared as before.
 *
 * @param now UTC ms
 */
export function changedForeignGuest(
  one: StoredForeignGuest,
  declaration: Declaration,
  now: number,
): ForeignGuestChange {
  const change = { declaration, arrivedAt: instantInVietNam(declaration.from, declaration.arrivedAt) };
  if (one.declaredAt === null) return { ...change, declaredStay: null, dueSince: one.dueSince };
  const declaredAs = one.declaredStay ?? declaredStayOf(one.declaration);
  const isOpen = !isDeclared(one);
  // Later than the declaration, also within the same millisecond.
  const since = isOpen ? one.dueSince : Math.max(now, one.declaredAt + 1);
  return {
    ...change,
    declaredStay: isSameStay(declaredAs, declaration) ? null : declaredAs,
    dueSince: needsDeclaringAgain(declaredAs, declaration) ? since : isOpen ? null : one.dueSince,
  };
}
