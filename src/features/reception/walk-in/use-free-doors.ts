import { useEffect, useMemo } from 'react';
import type { FreeDoor } from '../../../contract/bookings/desk-guests';
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

interface FreeDoors {
  /** Free ones as they are best given, those with somebody inside last. */
  doors: readonly FreeDoor[];
  /** The chosen one as it is; `null` for a door that is chosen later. */
  door: FreeDoor | null;
  /** True when the chosen door has gone to somebody else meanwhile. */
  isGone: boolean;
}

/**
 * Looks for a door that a guest at the desk is given at once. The proposed one counts as chosen once it is shown, so that
 * no other takes its place without a word.
 *
 * @param chosen `''` for later, `null` for nothing yet
 * @param onPropose is told the proposal; never a door with somebody inside
 */
export function useFreeDoors(
  { roomId, from, to }: WantedDoor,
  chosen: string | null,
  onPropose: (door: string) => void,
  lang: Language,
): FreeDoors {
  const store = useMemo(() => deskQuery(deskFreeDoors(roomId ?? 0, from, to, lang), false), [roomId, from, to, lang]);
  const { data, isLast } = useDesk(store);
  const known = roomId === null || data === null || isLast ? null : data.items.filter(({ own }) => own);
  const doors = known ?? [];
  const proposal = known && (known.find(({ inside }) => !inside)?.door ?? '');
  useEffect(() => {
    if (chosen === null && proposal !== null) onPropose(proposal);
  });
  const door = doors.find((one) => one.door === chosen) ?? null;
  return { doors, door, isGone: known !== null && chosen !== null && chosen !== '' && door === null };
}
