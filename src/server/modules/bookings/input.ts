import type { BookingRequest } from '../../../contract/bookings/bookings';
import { emailKey } from '../../../domain/contact';
import { type Day, isDay } from '../../../domain/days';
import { phoneKey } from '../../../domain/phone';
import { guestProblem, type Guests, includedGuests } from '../../../domain/bookings/guests';
import { AppError } from '../../errors';
import { emailOf, nameOf, oneLineOf, phoneOf } from '../../platform/text-input';
import type { StoredRoom } from '../catalogue/store';

const DEFAULT_NATIONALITY = 'Việt Nam';

/** Columns of the booker. */
export interface GuestOfBooking {
  guest_name: string;
  guest_email: string;
  guest_phone: string;
  guest_identity: string | null;
  guest_birthday: string | null;
  guest_nationality: string;
  email_key: string;
  phone_key: string | null;
}

/** Checks and cleans who books. Throws 422 with the first field that is wrong. */
export function guestOf(request: BookingRequest, today: Day): GuestOfBooking {
  const name = nameOf(request.guestName, 'guestName');
  if (name === '') throw new AppError(422, 'required', { field: 'guestName' });
  const email = emailOf(request.guestEmail, 'guestEmail');
  const phone = phoneOf(request.guestPhone ?? '', 'guestPhone');
  const birthday = oneLineOf(request.guestBirthday ?? '', 'guestBirthday');
  if (birthday !== '' && (!isDay(birthday) || birthday > today || birthday < '1900-01-01')) {
    throw new AppError(422, 'invalid', { field: 'guestBirthday' });
  }
  const identity = oneLineOf(request.guestIdentityNumber ?? '', 'guestIdentityNumber');
  const nationality = oneLineOf(request.guestNationality ?? '', 'guestNationality');
  return {
    guest_name: name,
    guest_email: email,
    guest_phone: phone,
    guest_identity: identity === '' ? null : identity,
    guest_birthday: birthday === '' ? null : birthday,
    guest_nationality: nationality === '' ? DEFAULT_NATIONALITY : nationality,
    email_key: emailKey(email),
    phone_key: phoneKey(phone),
  };
}

/** Rooms and guests of a booking, with what the room includes for what was not said. Throws 422. */
export function guestsOf(request: { [Count in keyof Guests]?: number | null | undefined }, room: StoredRoom): Guests {
  const quantity = request.quantity ?? 1;
  const included = includedGuests(room, quantity);
  const guests = {
    quantity,
    adults: request.adults ?? included.adults,
    children: request.children ?? included.children,
    babies: request.babies ?? included.babies,
  };
  const problem = guestProblem(guests, room);
  if (problem) throw new AppError(422, problem.code, { field: problem.field });
  return guests;
}
