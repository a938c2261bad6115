import { bookingDigits, bookingNumber } from './booking-number';
import { cleanEmail, nameKey } from '../contact';
import { fold } from '../fold';
import { cleanPhone, dialled, localPhone, phoneKey } from '../phone';

/**
 * Text that a booking is found by: name without marks, mail address, phone as typed and as it is dialled from abroad and from
 * here, its number and its own id.
 */
export function searchTextOf(booking: {
  id: string;
  guest_name: string;
  guest_email: string;
  guest_phone: string;
}): string {
  const { id, guest_name: name, guest_email: email, guest_phone: phone } = booking;
  return [
    nameKey(name),
    fold(cleanEmail(email)),
    fold(cleanPhone(phone)),
    phoneKey(phone) ?? '',
    localPhone(phone),
    bookingNumber(id),
    bookingDigits(id),
    id.toLowerCase(),
  ].join(' ');
}

/** A word of a search that can be part of a number. */
const PART = /^[\d().+-]+$/;
/** Shorter ones can be part of a name: "2.5". */
const LEAST_DIGITS = 4;

/** Terms of a search: every one must stand in the text above. A telephone number is one term, however it is spelt. */
export function searchTerms(query: string): string[] {
  const terms: string[] = [];
  let parts: string[] = [];
  for (const word of [...nameKey(query).split(' '), '']) {
    const part = cleanPhone(word);
    if (PART.test(part)) {
      parts.push(part);
      continue;
    }
    terms.push(...numberTerms(parts), word);
    parts = [];
  }
  return terms.filter((term) => term !== '');
}

function numberTerms(parts: readonly string[]): string[] {
  const whole = parts.join(' ');
  // What names its country is one number, also while it is typed; anything else may be several.
  if (dialled(whole).startsWith('+')) return [phoneKey(whole) ?? ''];
  return parts.map((part) => {
    const digits = part.replace(/\D/g, '');
    return digits.length < LEAST_DIGITS ? part : digits;
  });
}
