import { bookingDigits } from '../../domain/bookings/booking-number';
import { DESK_PATH } from '../page-addresses';

/**
 * Says where the desk shows a booking, by its number: addresses are written down on their way, and the id opens the
 * booking.
 */
export const deskBookingPath = (id: string): string => `${DESK_PATH}/bookings?number=${bookingDigits(id)}`;
