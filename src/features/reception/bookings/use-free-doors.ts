import { useMemo } from 'react';
import type { FreeDoor } from '../../../contract/desk/booking-guests';
import type { Day } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskFreeDoors } from '../../../offline/desk/desk-sources';
import { useDesk } from '../shared/use-desk';

/** The stay that a door is looked for; without a room type there is none. */
interface WantedDoor {
  roomId: number | null;
  from: Day;
  to: Day;
}

/** Doors of a room type that are free for a stay, and which of them is the guest's; `''` for one that is chosen later. */
interface FreeDoors {
  doors: readonly FreeDoor[];
  door: string;
}

/**
 * Looks for a door that a guest at the desk is given at once.
 *
 * @param chosen what somebody has chosen, `''` for later, `null` for nothing yet: then it is the one that is proposed, as it
 *   is when the chosen one has gone to somebody else
 */
export function useFreeDoors({ roomId, from, to }: WantedDoor, chosen: string | null, lang: Language): FreeDoors {
  const store = useMemo(() => deskQuery(deskFreeDoors(roomId ?? 0, from, to, lang), false), [roomId, from, to, lang]);
  const { data, isLast } = useDesk(store);
  const doors = roomId === null || data === null || isLast ? [] : data.items.filter(({ own }) => own);
  const isThere = chosen === '' || doors.some(({ door }) => door === chosen);
  return { doors, door: isThere && chosen !== null ? chosen : (doors[0]?.door ?? '') };
}
