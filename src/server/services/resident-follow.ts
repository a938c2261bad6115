import { instantInVietNam } from '../../domain/days';
import { isDeclared } from '../../domain/residents/deadline';
import type { Declaration } from '../../domain/residents/declaration';
import {
  declaredStayOf,
  followPlace,
  isSameStay,
  needsDeclaringAgain,
  type Place,
} from '../../domain/residents/declared-stay';
import { readResidentsOf, type ResidentChange, type StoredResident, updateResident } from '../db/residents';
import type { Db } from '../db/schema';

/**
 * Lets the declarations of a booking's or a stay's guests follow it to other days or another room.
 *
 * @param now UTC ms
 */
export async function moveResidents(
  tx: Db,
  of: { bookingId: string } | { stayId: string },
  { before, after }: { before: Place; after: Place },
  now: number,
): Promise<void> {
  for (const one of await readResidentsOf(tx, of)) {
    const declaration = followPlace(one.declaration, before, after);
    if (isSameStay(declaration, one.declaration)) continue;
    await updateResident(tx, one.id, changedResident(one, declaration, now), now);
  }
}

/**
 * A guest with a declaration that is another one now. Somebody who was declared with a stay that is no longer theirs is
 * to be declared again, with the whole time from now on; back where the portal has them, they are declared as before.
 *
 * @param now UTC ms
 */
export function changedResident(one: StoredResident, declaration: Declaration, now: number): ResidentChange {
  const change = { declaration, arrivedAt: instantInVietNam(declaration.from, declaration.arrivedAt) };
  if (one.declaredAt === null) return { ...change, declaredStay: null, dueSince: one.dueSince };
  const told = one.declaredStay ?? declaredStayOf(one.declaration);
  const isOpen = !isDeclared(one);
  // Later than the declaration, also within the same millisecond.
  const since = isOpen ? one.dueSince : Math.max(now, one.declaredAt + 1);
  return {
    ...change,
    declaredStay: isSameStay(told, declaration) ? null : told,
    dueSince: needsDeclaringAgain(told, declaration) ? since : isOpen ? null : one.dueSince,
  };
}
