import type { BookingRequest } from '../../contract/bookings';
import { stayProblem, type StayProblem } from '../../domain/booking';
import { emailKey, isEmail, phoneKey } from '../../domain/contact';
import { type Day, isDay } from '../../domain/days';
import { guestProblem, includedGuests } from '../../domain/guests';
import { cleanLine } from '../../domain/validation/line';
import { AppError, type ErrorCode } from '../errors';
import type { StoredRoom } from '../db/catalogue';

const DEFAULT_NATIONALITY = 'Việt Nam';
/** Letters of one line of text: no control character, no lone half of a letter. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;
const STAY_ERRORS: Readonly<Record<StayProblem, { code: ErrorCode; field: 'checkIn' | 'checkOut' }>> = {
  datesMissing: { code: 'datesMissing', field: 'checkIn' },
  checkOutNotAfterCheckIn: { code: 'checkOutNotAfterCheckIn', field: 'checkOut' },
  checkInPast: { code: 'checkInPast', field: 'checkIn' },
  tooLong: { code: 'stayTooLong', field: 'checkOut' },
  tooFarAhead: { code: 'tooFarAhead', field: 'checkOut' },
};

/** Throws 422 when nobody can stay on these dates. */
export function requireStay(checkIn: string, checkOut: string, today: Day): void {
  const problem = stayProblem(checkIn, checkOut, today);
  if (problem === null) return;
  const { code, field } = STAY_ERRORS[problem];
  throw new AppError(422, code, { field: problem === 'datesMissing' && isDay(checkIn) ? 'checkOut' : field });
}

/** Text as it is kept: NFC, one line. Throws 422 when it is none. */
export function oneLineOf(text: string, field: string): string {
  if (!ONE_LINE.test(text)) throw new AppError(422, 'invalid', { field });
  return cleanLine(text);
}

/** A mail address that mail can be sent to. Throws 422. */
export function emailOf(text: string, field: string): string {
  const email = oneLineOf(text, field);
  if (!isEmail(email)) throw new AppError(422, 'email', { field });
  return email;
}

/** Who books, as it is kept. */
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
  const name = oneLineOf(request.guestName, 'guestName');
  if (name === '') throw new AppError(422, 'required', { field: 'guestName' });
  const email = emailOf(request.guestEmail, 'guestEmail');
  const phone = oneLineOf(request.guestPhone ?? '', 'guestPhone');
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
export function guestsOf(
  request: Pick<BookingRequest, 'quantity' | 'adults' | 'children' | 'babies'>,
  room: StoredRoom,
): { quantity: number; adults: number; children: number; babies: number } {
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
