import { cleanEmail, cleanName, isEmail } from '../contact';
import { cleanPhone } from '../phone';
import { isPlateOfFigures } from '../guest-access/apartment-code';
import { plainSigns } from '../plain-signs';

/**
 * Rules of the guest information form (specification §5). They speak codes; `locales/*\/guest-form.json` has the words.
 */

/** Fields in the order in which the form asks for them. */
export const GUEST_FORM_FIELDS = ['fullName', 'email', 'phoneNumber', 'apartment'] as const;
export type GuestFormField = (typeof GUEST_FORM_FIELDS)[number];
export type GuestFormValues = Record<GuestFormField, string>;

export type GuestFormIssueCode = 'required' | 'tooLong' | 'email' | 'startsWithLetter';
interface GuestFormIssue {
  field: GuestFormField;
  code: GuestFormIssueCode;
}

/** Longest value of a field, the same limit the server has (reliability catalogue I-3). */
export const GUEST_FORM_MAX_LENGTH = 200;

/** Cleans typed values before they are sent; "ễ" typed on a phone and on a Mac count the same number of characters. */
export function cleanGuestForm(typed: GuestFormValues): GuestFormValues {
  return {
    fullName: cleanName(typed.fullName),
    email: cleanEmail(typed.email),
    phoneNumber: cleanPhone(typed.phoneNumber),
    apartment: plainSigns(typed.apartment),
  };
}

/**
 * Tells whether what stands in the apartment field breaks the one rule that is checked while typing: a code starts with a
 * letter. An empty field breaks nothing yet. The letters of codes on doors only: ASCII.
 *
 * @param figures some doors of this house have plates of figures alone (ruling 44)
 */
export function apartmentStartsWrong(typed: string, figures = false): boolean {
  const text = plainSigns(typed);
  return text !== '' && !/^[A-Za-z]/.test(text) && !(figures && isPlateOfFigures(text));
}

/**
 * The first broken rule of each field, in the form's order; an empty list means that the form may be sent.
 *
 * @param figures as `apartmentStartsWrong` takes it
 */
export function checkGuestForm(typed: GuestFormValues, figures = false): GuestFormIssue[] {
  const values = cleanGuestForm(typed);
  return GUEST_FORM_FIELDS.flatMap((field) => {
    const code = brokenRule(field, values[field], figures);
    return code ? [{ field, code }] : [];
  });
}

function brokenRule(field: GuestFormField, value: string, figures: boolean): GuestFormIssueCode | null {
  if (value === '') return 'required';
  if (value.length > GUEST_FORM_MAX_LENGTH) return 'tooLong';
  if (field === 'email' && !isEmail(value)) return 'email';
  if (field === 'apartment' && apartmentStartsWrong(value, figures)) return 'startsWithLetter';
  return null;
}
