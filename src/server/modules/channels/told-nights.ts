import { addDays, type Day, nightsOf } from '../../../domain/days';
import { readTakenStretches, type TakenStretch } from '../booking-records/taken-store';
import type { Db } from '../../platform/db/schema';

/** Nights without a room, as our calendar tells them. */
interface Stretch extends Pick<TakenStretch, 'checkIn' | 'checkOut' | 'updatedAt'> {
  /** Holds what makes it the same stretch at the next reading. */
  name: string;
}

/**
 * Nights of a room type on which no room is left, as a channel is told them. One room: every stay for itself; several:
 * where they are all taken, and not by the channel that asks alone.
 *
 * @param asking the channel; `null` for the calendar that is for all
 */
export async function readToldNights(
  db: Db,
  {
    roomId,
    rooms,
    asking,
    today,
    now,
  }: { roomId: number; rooms: number; asking: string | null; today: Day; now: number },
): Promise<Stretch[]> {
  // A hold of ten minutes is over before it is read.
  const taken = (await readTakenStretches(db, roomId, today, now)).filter(({ status }) => status !== 'HOLD');
  return fullStretches(taken, rooms, today, asking);
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
  const stretches: Stretch[] = [];
  for (const night of full) {
    const last = stretches.at(-1);
    if (last?.checkOut === night) last.checkOut = addDays(night, 1);
    else stretches.push({ name: night, checkIn: night, checkOut: addDays(night, 1), updatedAt });
  }
  return stretches;
}
