import { wholeProfile } from '../../../contract/hotel/hotel-content';
import { type Day, dayInVietNam, dayOfHotel } from '../../../domain/days';
import { readDocument } from '../../platform/db/documents';
import type { Db } from '../../platform/db/schema';

/**
 * Reads the day that the hotel is in, inside a transaction that has no copy of the hotel; the calendar's while no hotel
 * has been written down.
 *
 * @param now UTC ms
 */
export async function readHotelDay(db: Db, now: number): Promise<Day> {
  const profile = await readDocument(db, 'profile');
  return profile ? dayOfHotel(now, wholeProfile(profile).hours.dayEnds) : dayInVietNam(now);
}
