import { type BookingStatus, isGivenUp } from '../../domain/bookings/booking';
import type { Day } from '../../domain/days';
import { withDatabase } from '../storage/db';
import { LOCAL_KEYS, removeLocal, writeLocal } from '../storage/storage-keys';

/** Keys of the kept bookings among the documents; here, because wiping them must not load what reads them. */
export const BOOKING_PREFIX = 'booking:';

/** A booking that this phone knows of, by what is kept of it. */
export interface OwnBooking {
  /** `null` while it is not known whether our server got it. */
  id: string | null;
  roomId: number;
  checkIn: Day;
  checkOut: Day;
  quantity: number;
  /** As last seen. */
  status: BookingStatus | null;
  /** End of a hold, ISO 8601. */
  expiresAt: string | null;
}

/** Fields that are read of a kept booking; the booker's page checks the whole of it. */
interface KeptView {
  id: string;
  room: { id: number };
  checkIn: Day;
  checkOut: Day;
  quantity: number;
  status: BookingStatus;
  expiresAt: string | null;
}

/** Tells whether a booking is neither given up nor over; one that our server has not answered may have been made. */
export const isGoingOn = ({ status, checkOut }: OwnBooking, today: Day): boolean =>
  (status === null || !isGivenUp(status)) && checkOut >= today;

/** Every booking that was made or looked at on this phone, the next stay first. Never rejects. */
export function ownBookings(): Promise<OwnBooking[]> {
  return withDatabase(async (db) => {
    const [attempts, documents] = await Promise.all([
      db.attempts.toArray(),
      db.documents.where('key').startsWith(BOOKING_PREFIX).toArray(),
    ]);
    const known = new Map<string, OwnBooking>();
    for (const { stay, body, booking } of attempts) {
      known.set(booking?.id ?? stay, {
        id: booking?.id ?? null,
        roomId: body.roomId,
        checkIn: body.checkIn,
        checkOut: body.checkOut,
        quantity: body.quantity ?? 1,
        status: booking?.status ?? null,
        expiresAt: booking?.expiresAt ?? null,
      });
    }
    // The newest look at a booking says how it stands; it may have been looked at in both languages.
    for (const { data } of [...documents].sort((a, b) => a.savedAt - b.savedAt)) {
      const { id, room, checkIn, checkOut, quantity, status, expiresAt } = data as KeptView;
      known.set(id, { id, roomId: room.id, checkIn, checkOut, quantity, status, expiresAt });
    }
    return [...known.values()].sort((a, b) => a.checkIn.localeCompare(b.checkIn));
  }, []);
}

/** Notes until when this phone has something booked. To be called when a booking came, went or was looked at. */
export async function noteOwnBookings(): Promise<void> {
  const lastDays = (await ownBookings()).filter((one) => isGoingOn(one, one.checkOut)).map(({ checkOut }) => checkOut);
  const last = lastDays.sort().at(-1);
  if (last === undefined) removeLocal(LOCAL_KEYS.bookedUntil);
  else writeLocal(LOCAL_KEYS.bookedUntil, last);
}
