import { cleanEmail, cleanName, isEmail } from '../contact';
import { OTHER_NATIONALITY } from '../desk/own-words';
import { cleanPhone } from '../phone';

/**
 * Rules of the booking page's form. The specification marks name and email with an asterisk and enforces nothing (§5);
 * a booking without either cannot be confirmed to anybody, so both are asked for.
 */
export const BOOKING_FORM_FIELDS = ['fullName', 'phoneNumber', 'email'] as const;
export type BookingFormField = (typeof BOOKING_FORM_FIELDS)[number];
export type BookingFormValues = Record<BookingFormField, string> & { nationality: Nationality };

export const NATIONALITIES = ['vietnam', 'other'] as const;
type Nationality = (typeof NATIONALITIES)[number];

export interface BookingFormIssue {
  field: BookingFormField;
  code: 'required' | 'email' | 'tooLong' | 'invalid';
}

/** Longest value of a field, the same limit the server has (reliability catalogue I-3). */
const MAX_BOOKING_LINE = 200;

/** The form before anybody has typed. */
export const NOBODY: BookingFormValues = { fullName: '', phoneNumber: '', email: '', nationality: 'vietnam' };

/**
 * The form as a phone has kept it: a field that the version which kept it did not have is as in `NOBODY`.
 *
 * @returns `null` for anything but a form
 */
export function keptBookingForm(kept: unknown): BookingFormValues | null {
  const values = { ...NOBODY, ...(typeof kept === 'object' ? kept : {}) };
  const isForm =
    Object.values(values).every((value) => typeof value === 'string') && NATIONALITIES.includes(values.nationality);
  return isForm && kept !== null ? values : null;
}

/** The fields of a booking that say who books, with the specification's names. */
interface SentBooker {
  guestName: string;
  guestPhone?: string | null | undefined;
  guestEmail: string;
  guestNationality?: string | null | undefined;
}

const VIETNAM = 'Việt Nam';

/** Makes of the form what is sent. */
export function bookerOf(typed: BookingFormValues): Required<SentBooker> {
  const { fullName, phoneNumber, email, nationality } = cleanBookingForm(typed);
  return {
    guestName: fullName,
    guestPhone: phoneNumber === '' ? null : phoneNumber,
    guestEmail: email,
    guestNationality: nationality === 'vietnam' ? VIETNAM : OTHER_NATIONALITY,
  };
}

/** Makes the form again of what was sent. */
export const formOfBooker = (sent: SentBooker): BookingFormValues => ({
  fullName: sent.guestName,
  phoneNumber: sent.guestPhone ?? '',
  email: sent.guestEmail,
  nationality: (sent.guestNationality ?? VIETNAM) === VIETNAM ? 'vietnam' : 'other',
});

/** Cleans what was typed, as every form does. */
export function cleanBookingForm(typed: BookingFormValues): BookingFormValues {
  return {
    fullName: cleanName(typed.fullName),
    phoneNumber: cleanPhone(typed.phoneNumber),
    email: cleanEmail(typed.email),
    nationality: typed.nationality,
  };
}

/** The first broken rule of each field, in the form's order; an empty list means that the form may be sent. */
export function checkBookingForm(typed: BookingFormValues): BookingFormIssue[] {
  const values = cleanBookingForm(typed);
  return BOOKING_FORM_FIELDS.flatMap((field) => {
    const code = brokenRule(field, values[field]);
    return code ? [{ field, code }] : [];
  });
}

function brokenRule(field: BookingFormField, value: string): BookingFormIssue['code'] | null {
  if (value === '') return field === 'phoneNumber' ? null : 'required';
  if (value.length > MAX_BOOKING_LINE) return 'tooLong';
  if (field === 'email') return isEmail(value) ? null : 'email';
  // Control characters and halves of letters: the server refuses them in any line.
  return /[\p{Cc}\p{Cs}\u2028\u2029]/u.test(value) ? 'invalid' : null;
}
