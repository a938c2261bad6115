import { proposedDoor } from '../../../domain/bookings/free-doors';
import type { Booking } from '../booking-records/store';
import { readDoors } from '../stay-records/doors-store';
import { readTakenDoors } from '../stay-records/nights-store';
import type { Db } from '../../platform/db/schema';
import type { HotelSnapshot } from '../hotel/hotel';
import { asFor, isStanding } from '../guest-access/module';

/**
 * Proposes a door for each booking that still lacks one. None is proposed twice, so that the whole board can be worked
 * through from top to bottom.
 *
 * @param given how many doors a booking has
 * @returns doors by the id of their booking
 */
export async function proposeDoors(
  { db, stays }: { db: Db } & Pick<HotelSnapshot, 'stays'>,
  bookings: readonly Booking[],
  given: (booking: Booking) => number,
): Promise<Map<string, string>> {
  const lacking = bookings.filter((one) => one.kind === 'GUEST' && isStanding(one) && given(one) < one.quantity);
  const proposals = new Map<string, string>();
  if (lacking.length === 0) return proposals;
  const doors = await readDoors(db);
  for (const { id, room_id: roomId, check_in: from, check_out: to } of lacking) {
    const own = doors.filter((door) => door.roomId === roomId);
    if (own.length === 0) continue;
    const taken = await readTakenDoors(db, from, to);
    const proposed = new Set(proposals.values());
    const door = proposedDoor(
      own
        .filter(({ code }) => !taken.has(code) && !proposed.has(code))
        .map((one) => asFor(one, from, stays.get(one.code) ?? [])),
      roomId,
    );
    if (door !== null) proposals.set(id, door);
  }
  return proposals;
}
