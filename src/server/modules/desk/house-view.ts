import type { House } from '../../../contract/guest-access/house';
import type { Wall } from '../../../contract/guest-access/doors';

/** The wall for those who clean: no guest, no money, no papers. @param requests open ones */
export const houseOf = ({ serverNow, day, checkInTime, doors, parts, part }: Wall, requests: number): House => ({
  serverNow,
  day,
  requests,
  doors: doors.map(({ door, tower, floor, room, state, ready, battery, inside, coming, blocked }) => ({
    door,
    tower,
    floor,
    room,
    state,
    ready,
    ...(battery?.isDue && { battery }),
    leavesAt: inside?.leavesAt ?? null,
    comesAt: coming && (coming.hour ?? checkInTime),
    ...(blocked && { blockedUntil: blocked.to }),
  })),
  ...(parts && { parts: parts.map(({ tower, from, to, doors: count }) => ({ tower, from, to, doors: count })) }),
  ...(part !== undefined && { part }),
});
