import { randomBytes } from 'node:crypto';
import type { CancelTerms } from '../../../domain/bookings/booking';
import type { SaleTerms } from '../../../domain/bookings/sale-terms';
import { addDays, type Day, nightsOf } from '../../../domain/days';
import { WALK_IN_NAME } from '../../../domain/desk/own-words';
import { agreedPriceOf, agreedTermsOf } from '../booking-records/agreed-price';
import type { CatalogueApartment, CatalogueRoom } from '../catalogue/hotel-file-part';
import { insertBooking } from '../booking-records/store';
import { NO_CONTACT } from '../booking-records/tables';
import { insertApartment, insertRoom } from '../catalogue/module';
import { bumpRevision } from '../../platform/db/revisions';
import { giveDoors } from '../stay-records/doors-store';
import { insertNights } from '../booking-records/nights-store';
import type { Db, Tx } from '../../platform/db/schema';

/** Check-in hour under which the stays of the file were noted. */
const CHECK_IN_TIME = '14:00';

/** Writes the hotel file's catalogue into an empty database, with the stays that the file begins with. */
export async function writeCatalogue(
  tx: Tx,
  apartments: readonly CatalogueApartment[],
  { cancellation }: SaleTerms,
  today: Day,
  now: number,
): Promise<void> {
  let roomId = 0;
  await bumpRevision(tx, 'catalogue');
  for (const [index, { area, status, rooms, ...body }] of apartments.entries()) {
    const id = index + 1;
    await insertApartment(tx, id, { area, status, body });
    for (const room of rooms) {
      roomId += 1;
      await insertRoom(tx, roomId, id, room);
      await giveDoors(tx, roomId, room.doors);
      for (const [from, nights] of room.taken) {
        const checkIn = addDays(today, from);
        await insertTakenStay(
          tx,
          { id: roomId, apartmentId: id, cancellation: cancellation[room.policy] },
          room,
          checkIn,
          addDays(checkIn, nights),
          now,
        );
      }
    }
  }
}

/** A block, as if reception had noted it: it only takes its nights off sale. */
async function insertTakenStay(
  tx: Db,
  { id, apartmentId, cancellation }: { id: number; apartmentId: number; cancellation: CancelTerms },
  room: CatalogueRoom,
  checkIn: Day,
  checkOut: Day,
  now: number,
): Promise<void> {
  const bookingId = randomBytes(16).toString('base64url');
  await insertBooking(tx, {
    id: bookingId,
    apartment_id: apartmentId,
    room_id: id,
    check_in: checkIn,
    check_out: checkOut,
    quantity: 1,
    adults: room.maxAdults,
    children: 0,
    babies: 0,
    ...agreedPriceOf(room, { checkIn, checkOut, quantity: 1, children: 0 }),
    ...agreedTermsOf({ policy: room.policy, cancellation }, checkIn, CHECK_IN_TIME),
    status: 'CONFIRMED',
    ends_at: null,
    payment_method: 'CASH',
    ...NO_CONTACT,
    guest_name: WALK_IN_NAME,
    guest_nationality: 'Việt Nam',
    lang: 'vi',
    created_at: now,
  });
  const slots = nightsOf(checkIn, checkOut).map((night) => ({ night, slot: 0 }));
  await insertNights(tx, { roomId: id, bookingId, endsAt: null }, slots);
}
