import type { Tx } from '../../platform/db/schema';
import { insertMail } from '../../platform/mail/store';
import { readChoosers } from '../booking-records/chosen-store';
import { mailOf } from '../booking-records/row-views';
import { updateBooking } from '../booking-records/store';
import { readStaysOfBooking } from './desk-store';

/**
 * Takes doors from guests who have chosen them and whose room type they are none of any more; whoever has one already
 * keeps it. Guests of confirmed bookings are told by a mail.
 *
 * @param doors each with its room type now; `null` for none, and for a door that is out of use
 */
export async function loseChoices(
  tx: Tx,
  doors: readonly (readonly [code: string, roomId: number | null])[],
  now: number,
): Promise<void> {
  const types = new Map(doors);
  for (const booking of await readChoosers(tx, [...types.keys()], now)) {
    const { id, chosen_door: door, room_id: roomId, status, lang } = booking;
    if (door === null || types.get(door) === roomId) continue;
    if ((await readStaysOfBooking(tx, id)).some(({ apartment }) => apartment === door)) continue;
    const lost = { chosen_door: null, lost_door: door };
    await updateBooking(tx, id, lost, now);
    if (status !== 'CONFIRMED' || booking.guest_email === '') continue;
    await insertMail(tx, { kind: 'doorLost', booking: mailOf({ ...booking, ...lost }) }, lang, now);
  }
}
