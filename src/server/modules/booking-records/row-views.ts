import { statusAt } from '../../../domain/bookings/booking';
import type { BookingMail } from '../../platform/mail/content';
import type { Booking } from './store';

/** Picks from a booking's row the fields of its mails. */
export function mailOf(booking: Booking): BookingMail {
  return {
    id: booking.id,
    to: booking.guest_email,
    guestName: booking.guest_name,
    apartmentId: booking.apartment_id,
    roomId: booking.room_id,
    checkIn: booking.check_in,
    checkOut: booking.check_out,
    quantity: booking.quantity,
    total: booking.total,
    paid: booking.paid,
    refundDue: booking.refund_due,
    method: booking.payment_method,
    policy: booking.policy,
    freeUntil: booking.free_until,
    feePercent: booking.fee_percent,
    endsAt: booking.ends_at,
    sequence: booking.sequence,
    ...(booking.chosen_door !== null && { chosenDoor: booking.chosen_door }),
    ...(booking.lost_door !== null && { lostDoor: booking.lost_door }),
  };
}

/** The status of a booking now: time may have ended it before its row says so. */
export const statusOf = (booking: Pick<Booking, 'status' | 'ends_at'>, now: number): Booking['status'] =>
  statusAt({ status: booking.status, endsAt: booking.ends_at }, now);
