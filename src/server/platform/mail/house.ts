import { DEFAULT_LANGUAGE } from '../../../domain/languages';
import type { HouseNews } from '../../../domain/mails/still-true';
import { readDocument } from '../db/documents';
import type { Db } from '../db/schema';
import type { BookingMail } from './content';
import { insertMail } from './store';

/**
 * Tells whether the house gets a mail of each booking; a house that has not decided does when it has an address of
 * its own.
 */
export async function tellsHouse(db: Db): Promise<boolean> {
  const own = await readDocument(db, 'mails');
  if (own) return own.eachBooking;
  return ((await readDocument(db, 'profile'))?.email ?? '') !== '';
}

/** Tells the house of a booking by mail, if it wants that. The caller holds the transaction of what it tells of. */
export async function insertHouseMail(tx: Db, news: HouseNews, booking: BookingMail, now: number): Promise<void> {
  if (!(await tellsHouse(tx))) return;
  await insertMail(tx, { kind: 'bookingForHotel', news, booking }, DEFAULT_LANGUAGE, now);
}
