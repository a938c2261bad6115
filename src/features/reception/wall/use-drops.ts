import { useTranslation } from 'react-i18next';
import type { WallDoor } from '../../../contract/guest-access/doors';
import { type Drop, fits } from '../../../domain/bookings/door-drop';
import { givenName } from '../../../domain/bookings/given-name';
import { shortDay } from '../shared/weekday';
import type { Held } from './held-guest';

interface Drops {
  /** Tells whether the guest who is carried may be dropped on a door. */
  canDrop: (door: string) => boolean;
  /** Tells whether that door is of another room type than theirs. */
  isUpgrade: (door: string) => boolean;
  /** Tells whether somebody is inside there who should have left. */
  isOccupied: (door: string) => boolean;
  /** Says why dropping a guest on a door does nothing. */
  reason: (guest: Held, target: WallDoor, result: Extract<Drop, { why: string }>) => string;
  /** Says what letting go over a door does, `null` beside all doors. */
  sentenceOf: (held: Held, over: string | null) => string;
}

/** Tells of each door what dropping on it does, by its code; `drops` is `null` while nobody is carried. */
export function useDrops(drops: ReadonlyMap<string, Drop> | null, doors: readonly WallDoor[]): Drops {
  const { t } = useTranslation('reception-wall');
  const dropOf = (door: string): Extract<Drop, { does: string }> | null => {
    const result = drops?.get(door);
    return result !== undefined && fits(result) ? result : null;
  };
  const canDrop = (door: string): boolean => dropOf(door) !== null;
  const isUpgrade = (door: string): boolean => dropOf(door)?.upgrade === true;
  const isOccupied = (door: string): boolean => dropOf(door)?.occupied === true;
  const othersName = ({ inside }: WallDoor): string => givenName(inside?.guestName ?? '');
  const reason: Drops['reason'] = ({ guestName: guest }, target, { why }) =>
    t(`say.${why}`, {
      ...{ guest, door: target.door, other: othersName(target) },
      ...(target.inside && { day: shortDay(target.inside.until) }),
    });
  const sentenceOf: Drops['sentenceOf'] = (held, over) => {
    const { guestName: guest } = held;
    const target = doors.find(({ door }) => door === over);
    const result = target && drops?.get(target.door);
    if (!target || !result) {
      const lit = doors.filter(({ door }) => canDrop(door));
      return t(
        `say.${wordOf(
          lit.filter(({ door }) => !isOccupied(door)),
          lit.length > 0,
        )}`,
        { guest },
      );
    }
    if (!fits(result)) return reason(held, target, result);
    const what = t(`say.${result.does}`, { door: target.door, guest, from: held.door ?? '' });
    const asked = result.upgrade ? t('say.upgrade', { what, room: target.room }) : what;
    if (result.occupied) return t('say.onPurpose', { what: asked, other: othersName(target) });
    return target.state === 'dirty' ? t('say.dirty', { what: asked }) : asked;
  };
  return { canDrop, isUpgrade, isOccupied, reason, sentenceOf };

  function wordOf(empty: readonly WallDoor[], hasOccupied: boolean): 'none' | 'onlyOccupied' | 'onlyOther' | 'held' {
    if (empty.length === 0) return hasOccupied ? 'onlyOccupied' : 'none';
    return empty.every(({ door }) => isUpgrade(door)) ? 'onlyOther' : 'held';
  }
}
