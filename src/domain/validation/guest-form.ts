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

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * What is sent for what was typed: outer white space gone and NFC, so that "ễ" typed on a phone and on a Mac count the
 * same number of characters on both sides.
 */
export function cleanGuestForm(typed: GuestFormValues): GuestFormValues {
  const clean = (text: string): string => text.normalize('NFC').trim();
  return {
    fullName: clean(typed.fullName),
    email: clean(typed.email),
    phoneNumber: clean(typed.phoneNumber),
    apartment: clean(typed.apartment),
  };
}

/**
 * Whether what stands in the apartment field breaks the one rule that is checked while typing: a code starts with a
 * letter. An empty field breaks nothing yet. ASCII letters only, as in every code on a door.
 */
export function apartmentStartsWrong(typed: string): boolean {
  const text = typed.trim();
  return text !== '' && !/^[A-Za-z]/.test(text);
}

/** The first broken rule of each field, in the form's order; an empty list means that the form may be sent. */
export function checkGuestForm(typed: GuestFormValues): GuestFormIssue[] {
  const values = cleanGuestForm(typed);
  return GUEST_FORM_FIELDS.flatMap((field) => {
    const code = brokenRule(field, values[field]);
    return code ? [{ field, code }] : [];
  });
}

function brokenRule(field: GuestFormField, value: string): GuestFormIssueCode | null {
  if (value === '') return 'required';
  if (value.length > GUEST_FORM_MAX_LENGTH) return 'tooLong';
  if (field === 'email' && !EMAIL.test(value)) return 'email';
  if (field === 'apartment' && apartmentStartsWrong(value)) return 'startsWithLetter';
  return null;
}
