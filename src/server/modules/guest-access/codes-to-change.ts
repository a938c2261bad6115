import { leavingInstant } from '../../../domain/guest-access/door-presence';
import { addDays, type Day } from '../../../domain/days';
import { groupBy } from '../../../domain/group-by';
import { stayForNextCode } from '../../../domain/guest-access/stay-code';
import type { Database } from '../../platform/db/schema';
import type { HotelSnapshot, HotelState } from '../hotel/hotel';
import { readRevokedStays } from '../stay-records/presence-store';
import { ENDED_STAYS_KEPT_DAYS, type Stay, type StoredStay } from '../stay-records/store';
import { accessIn, windowOfStay } from './keys';

/** A guest who has left, and whose code still opens the door (reliability T3). */
interface Departure {
  apartment: string;
  guestName: string;
  /** UTC ms. */
  leftAt: number;
  /** Somebody noted that they left; of others the stay is over, and nobody had seen them come. */
  noted: boolean;
}

/** A next code that is not in the lock yet, and the guest who comes with it. */
interface WaitingCode {
  apartment: string;
  guestName: string;
  leftAt: null;
  /** The guest's day of arrival, and its hour of check-in, UTC ms. */
  from: Day;
  dueAt: number;
}

/** A stay that may be over. */
type EndedStay = Pick<Stay, 'from' | 'to' | 'guestName' | 'departureHour' | 'arrivedAt' | 'endedAt'> &
  Partial<Pick<StoredStay, 'revokedAt'>>;

interface Deps {
  db: Database;
  clock: () => number;
  hotel: HotelState;
}

/**
 * Doors whose lock is to get another code, each once: their last guest has left since it was changed, or a next code waits
 * for a guest who comes and nobody is inside (`stayForNextCode`). Guests who come stand before those who have left.
 */
export async function readCodesToChange({ db, clock, hotel }: Deps): Promise<readonly (Departure | WaitingCode)[]> {
  const now = clock();
  const departures = await departuresAt(db, { day: hotel.today(now), now }, hotel.current);
  const left = new Set(departures.map(({ apartment }) => apartment));
  const waiting = waitingCodes(hotel.current, now).filter(({ apartment }) => !left.has(apartment));
  return [...waiting.sort((a, b) => a.dueAt - b.dueAt), ...departures.sort((a, b) => a.leftAt - b.leftAt)];
}

/** Finds each door's last departure in the copy of the hotel; who was taken back is in none, and is read. */
async function departuresAt(
  db: Database,
  { day: today, now }: { day: Day; now: number },
  { profile, apartments, stays }: HotelSnapshot,
): Promise<Departure[]> {
  const since = addDays(today, -ENDED_STAYS_KEPT_DAYS);
  const revoked = await readRevokedStays(db, today, since);
  const revokedBehind = groupBy(revoked, ({ apartment }) => apartment);
  return [...apartments.values()].flatMap(({ code, card, rotatedAt }) => {
    if (card) return [];
    let last: Departure | null = null;
    let after = rotatedAt ?? 0;
    const own: readonly EndedStay[] = stays.get(code) ?? [];
    const others = revokedBehind.get(code);
    const behind = others ? [...own, ...others] : own;
    // The last to end first: before them nearly all are passed over.
    for (let at = behind.length - 1; at >= 0; at -= 1) {
      const stay = behind[at];
      if (!stay || (stay.endedAt !== null && stay.endedAt <= after)) continue;
      const { guestName, endedAt, revokedAt = null } = stay;
      const isOver = endedAt !== null || revokedAt !== null || (stay.to <= today && stay.arrivedAt === null);
      const mark = Math.min(endedAt ?? Infinity, revokedAt ?? Infinity);
      if (!isOver || stay.from > today || stay.to < since || mark <= after) continue;
      const leftAt = Math.min(mark, leavingInstant(stay, profile.hours.checkOut));
      if (leftAt > now || leftAt <= after) continue;
      after = leftAt;
      last = { apartment: code, guestName, leftAt, noted: endedAt !== null };
    }
    return last ?? [];
  });
}

function waitingCodes(snapshot: HotelSnapshot, now: number): WaitingCode[] {
  return [...snapshot.apartments.values()].flatMap((door) => {
    if (door.nextDoorCode === null) return [];
    const stays = (snapshot.stays.get(door.code) ?? []).map((stay) => ({ stay, ...accessIn(snapshot, stay, now) }));
    const inOrder = stays.sort((a, b) => (a.stay.from < b.stay.from ? -1 : 1));
    const stay = stayForNextCode(door, inOrder)?.stay;
    if (!stay) return [];
    const dueAt = windowOfStay(stay, snapshot.profile.hours).from;
    return [{ apartment: door.code, guestName: stay.guestName, leftAt: null, from: stay.from, dueAt }];
  });
}
