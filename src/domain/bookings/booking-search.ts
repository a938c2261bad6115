import { bookingNumber } from './booking-number';
import { phoneKey } from '../contact';
import { fold } from '../fold';

/**
 * What a booking is found by: name without marks, mail address, phone as typed and as digits, its number and its own
 * id.
 */
export function searchTextOf(booking: {
  id: string;
  guest_name: string;
  guest_email: string;
  guest_phone: string;
}): string {
  const { id, guest_name: name, guest_email: email, guest_phone: phone } = booking;
  const number = bookingNumber(id);
  return [
    fold(name),
    fold(email),
    fold(phone),
    phoneKey(phone) ?? '',
    number,
    number.replace(' ', ''),
    id.toLowerCase(),
  ].join(' ');
}
