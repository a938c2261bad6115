import type { TodayGuest } from '../../../contract/desk/today';
import { proposedDoor } from '../../../domain/guest-access/free-doors';
import type { Day } from '../../../domain/days';
import type { DayBooking } from '../booking-records/desk-store';
import { readChosenDoors } from '../booking-records/chosen-store';
import type { Db } from '../../platform/db/schema';
import type { HotelSnapshot } from '../hotel/hotel';
import { isStanding, nightsToCome, readDoorsFor, readDoorsNotFree } from '../guest-access/module';

type DoorForGuest = Awaited<ReturnType<typeof readDoorsFor>>[number];

/** A door that a guest could be given, as their row tells it. */
type Proposal = Pick<TodayGuest, 'proposal' | 'proposalDirty'>;

/**
 * Proposes a door for each booking that still lacks one. None is proposed twice, so that the whole board can be worked
 * through from top to bottom, and none that somebody is still in. What a guest has chosen is proposed to them, and to
 * nobody else.
 *
 * @param given how many doors a booking has
 * @param today the hotel's day
 * @returns doors by the id of their booking
 */
export async function proposeDoors(
  { db, hotel, today, now }: { db: Db; hotel: HotelSnapshot; today: Day; now: number },
  bookings: readonly DayBooking[],
  given: (booking: DayBooking) => number,
): Promise<Map<string, Proposal>> {
  const lacking = bookings.filter((one) => one.kind === 'GUEST' && isStanding(one) && given(one) < one.quantity);
  const proposals = new Map<string, Proposal>();
  if (lacking.length === 0) return proposals;
  const proposed = new Set<string>();
  const roomIds = [...new Set(lacking.map(({ room_id: roomId }) => roomId))];
  const doorsFrom = new Map<Day, Promise<DoorForGuest[]>>();
  const takenOn = new Map<string, Promise<Set<string>>>();
  const chosenOn = new Map<string, ReturnType<typeof readChosenDoors>>();
  for (const booking of lacking) {
    const { from, to } = nightsToCome(booking, today);
    if (from >= to) continue;
    const doors = await kept(doorsFrom, from, () => readDoorsFor(db, hotel, { from, today, now }, { roomIds }));
    const codes = doors.map(({ code }) => code);
    const taken = await kept(takenOn, `${from} ${to}`, () => readDoorsNotFree(db, from, to, codes));
    const chosen = await kept(chosenOn, `${from} ${to}`, () => readChosenDoors(db, { from, to, doors: codes }, now));
    const isOthers = (code: string): boolean =>
      chosen.some(({ door: one, bookingId }) => one === code && bookingId !== booking.id);
    const free = doors.filter(
      ({ code, roomId }) =>
        roomId === booking.room_id && ![taken, proposed].some((own) => own.has(code)) && !isOthers(code),
    );
    const door = proposedDoor(free, booking.room_id, booking.chosen_door);
    if (door === null) continue;
    proposals.set(booking.id, {
      proposal: door,
      ...(doors.some(({ code, dirty }) => code === door && dirty) && { proposalDirty: true }),
    });
    proposed.add(door);
  }
  return proposals;
}

/** Reads what many bookings ask for once. */
function kept<K, V>(known: Map<K, V>, key: K, read: () => V): V {
  const value = known.get(key) ?? read();
  known.set(key, value);
  return value;
}
