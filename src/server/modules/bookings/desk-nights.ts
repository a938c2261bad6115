import { randomBytes } from 'node:crypto';
import { type Day, nightsOf } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { agreedTermsOf } from '../booking-records/agreed-price';
import type { BookingKind } from '../booking-records/tables';
import { insertBooking, type NewBookingRow, readBooking, type Booking } from '../booking-records/store';
import { NO_CONTACT } from '../booking-records/tables';
import { insertNights, type NightSlot, pickSlots, readTakenSlots } from '../booking-records/nights-store';
import type { Tx } from '../../platform/db/schema';
import { endOthers } from './change-status';
import { lockRoom } from '../catalogue/module';

const ID_BYTES = 16;

/** Nights that reception, or another channel, takes. */
interface NightsToTake {
  kind: BookingKind;
  roomId: number;
  checkIn: Day;
  checkOut: Day;
  quantity: number;
  /** The guest, the reason, or the channel. */
  name: string;
  lang: Language;
  /** Number among the rooms of its type; any that is free without one. */
  slot?: number | undefined;
  /** The door that is kept from being sold; any of the type without one. */
  door?: string | undefined;
  /** Further columns of a guest's booking. */
  guest?: Partial<NewBookingRow>;
  channel?: { id: string; uid: string; isBlock: boolean };
}

/**
 * Takes nights at once, under the room's lock: the database refuses to sell one twice (reliability INV-1).
 *
 * @param checkInTime `HH:mm` in Viet Nam
 * @param staffName who of the staff; `null` for a channel
 * @param note words that the booking's history begins with
 * @returns `null` when there is no such room, or not all of its nights are free
 */
export async function takeNights(
  tx: Tx,
  wanted: NightsToTake,
  { checkInTime, staffName, note, now }: { checkInTime: string; staffName: string | null; note?: string; now: number },
): Promise<Booking | null> {
  const { roomId, checkIn, checkOut, quantity } = wanted;
  const room = await lockRoom(tx, roomId);
  if (!room) return null;
  const id = randomBytes(ID_BYTES).toString('base64url');
  await endOthers(tx, { id, room_id: roomId, check_in: checkIn, check_out: checkOut }, now);
  const taken = await readTakenSlots(tx, roomId, checkIn, checkOut, now);
  const { slot } = wanted;
  const slots =
    slot === undefined
      ? pickSlots(taken, room.maxRooms, { checkIn, checkOut, quantity })
      : slotWhenFree(taken, { checkIn, checkOut, slot });
  if (!slots) return null;
  const row: NewBookingRow = {
    id,
    apartment_id: room.apartmentId,
    room_id: roomId,
    check_in: checkIn,
    check_out: checkOut,
    quantity,
    adults: 0,
    children: 0,
    babies: 0,
    nightly_price: 0,
    surcharge: 0,
    total: 0,
    ...agreedTermsOf(room, checkIn, checkInTime),
    status: 'CONFIRMED',
    ends_at: null,
    payment_method: null,
    guest_name: wanted.name,
    ...NO_CONTACT,
    lang: wanted.lang,
    created_at: now,
    ...wanted.guest,
    kind: wanted.kind,
    channel_id: wanted.channel?.id ?? null,
    channel_uid: wanted.channel?.uid ?? null,
    channel_block: wanted.channel?.isBlock ? 1 : 0,
    door: wanted.door ?? null,
  };
  await insertBooking(tx, row, { staffName, ...(note !== undefined && { note }) });
  await insertNights(tx, { roomId, bookingId: id, endsAt: null }, slots);
  return readBooking(tx, id);
}

/** One room for the whole stay; `null` when none is free on all nights. */
function slotWhenFree(
  taken: ReadonlyMap<Day, ReadonlySet<number>>,
  { checkIn, checkOut, slot }: { checkIn: Day; checkOut: Day; slot: number },
): NightSlot[] | null {
  const nights = nightsOf(checkIn, checkOut);
  return nights.some((night) => taken.get(night)?.has(slot)) ? null : nights.map((night) => ({ night, slot }));
}
