import { leavingInstant } from '../../../domain/bookings/door-presence';
import { addDays, type Day, dayInVietNam } from '../../../domain/days';
import { stayForNextCode } from '../../../domain/guide/stay-code';
import type { Database } from '../../platform/db/schema';
import type { HotelSnapshot, HotelState } from '../hotel/hotel';
import { readDepartures } from '../stay-records/presence-store';
import { accessIn, windowOfStay } from './keys';

/** Says how long a departure asks for a new code. */
const DEPARTURES_KEPT_DAYS = 120;

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

interface Deps {
  db: Database;
  clock: () => number;
  hotel: HotelState;
}

/**
 * Doors whose lock is to get another code, each once: their last guest has left since it was changed, or a next code waits
 * for a guest who comes and nobody is inside (`stayForNextCode`). Guests who come stand before those who have left.
 */
export async function readCodesToChange({ db, clock, hotel }: Deps): Promise<(Departure | WaitingCode)[]> {
  const now = clock();
  const departures = await departuresAt(db, now, hotel.current);
  const left = new Set(departures.map(({ apartment }) => apartment));
  const waiting = waitingCodes(hotel.current, now).filter(({ apartment }) => !left.has(apartment));
  return [...waiting.sort((a, b) => a.dueAt - b.dueAt), ...departures.sort((a, b) => a.leftAt - b.leftAt)];
}

async function departuresAt(db: Database, now: number, { profile }: HotelSnapshot): Promise<Departure[]> {
  const today = dayInVietNam(now);
  const last = new Map<string, Departure>();
  for (const stay of await readDepartures(db, today, addDays(today, -DEPARTURES_KEPT_DAYS))) {
    const leftAt = Math.min(
      leavingInstant(stay, profile.hours.checkOut),
      stay.endedAt ?? Number.MAX_SAFE_INTEGER,
      stay.revokedAt ?? Number.MAX_SAFE_INTEGER,
    );
    if (leftAt > now || leftAt <= (stay.rotatedAt ?? 0)) continue;
    const known = last.get(stay.apartment);
    if (known && known.leftAt >= leftAt) continue;
    const noted = stay.endedAt !== null;
    last.set(stay.apartment, { apartment: stay.apartment, guestName: stay.guestName, leftAt, noted });
  }
  return [...last.values()];
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
