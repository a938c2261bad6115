import { MAX_DAYS_AHEAD } from '../../../domain/bookings/booking';
import { type PriceRules, unsoldNights } from '../../../domain/bookings/prices/price-rules';
import { addDays, type Day, instantInVietNam, nightsOf, stretchesOf } from '../../../domain/days';
import type { TakenStretch } from '../booking-records/taken-store';
import type { Db } from '../../platform/db/schema';
import { readAllTaken } from '../stay-records/taken-rooms';

/** Nights without a room, as our calendar tells them. */
interface Stretch extends Pick<TakenStretch, 'checkIn' | 'checkOut' | 'updatedAt'> {
  /** Holds what makes it the same stretch at the next reading. */
  name: string;
}

/**
 * Nights of a room type on which no room is left or none is sold, as a channel is told them. One room: every stay for
 * itself; several: where they are all taken, and not by the channel that asks alone.
 *
 * @param rules say which nights the house does not sell
 * @param asking the channel; `null` for the calendar that is for all
 */
export async function readToldNights(
  db: Db,
  {
    roomId,
    rooms,
    rules,
    asking,
    today,
    now,
  }: {
    roomId: number;
    rooms: number;
    rules: PriceRules | undefined;
    asking: string | null;
    today: Day;
    now: number;
  },
): Promise<Stretch[]> {
  // A hold of ten minutes is over before it is read.
  const taken = (await readAllTaken(db, roomId, today, now)).filter(({ status }) => status !== 'HOLD');
  const full = fullStretches(taken, rooms, today, asking);
  // Those of the channel that asks are no news to it, sold here or not.
  const known = new Set((rooms === 1 ? taken : full).flatMap(({ checkIn, checkOut }) => nightsOf(checkIn, checkOut)));
  const unsold = unsoldNights(rules, today, addDays(today, MAX_DAYS_AHEAD)).filter((night) => !known.has(night));
  const updatedAt = instantInVietNam(today, '00:00');
  // By its end, which stays while its nights pass.
  return [...full, ...stretchesOf(unsold).map((one) => ({ ...one, name: `unsold ${one.checkOut}`, updatedAt }))];
}

function fullStretches(stays: readonly TakenStretch[], rooms: number, today: Day, asking: string | null): Stretch[] {
  const isOwn = ({ channelId }: TakenStretch): boolean => channelId !== null && channelId === asking;
  if (rooms === 1) {
    const told = new Set<string>();
    return stays
      .filter((stay) => !isOwn(stay))
      .map(({ bookingId, checkIn, checkOut, updatedAt }) => {
        const name = told.has(bookingId) ? `${bookingId} ${checkIn}` : bookingId;
        told.add(name);
        return { name, checkIn, checkOut, updatedAt };
      });
  }
  const taken = new Map<Day, number>();
  const news = new Set<Day>();
  let updatedAt = 0;
  for (const stay of stays) {
    updatedAt = Math.max(updatedAt, stay.updatedAt);
    for (const night of nightsOf(stay.checkIn, stay.checkOut)) {
      if (night < today) continue;
      taken.set(night, (taken.get(night) ?? 0) + stay.quantity);
      if (!isOwn(stay)) news.add(night);
    }
  }
  const full = [...news].filter((night) => (taken.get(night) ?? 0) >= rooms).sort();
  return stretchesOf(full).map((one) => ({ ...one, name: one.checkIn, updatedAt }));
}
