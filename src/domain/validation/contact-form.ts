import { cleanEmail, cleanName, isEmail } from '../contact';
import { cleanPhone } from '../phone';
import { cleanLines } from './line';

/** A message of the contact page, or an issue from the help page; both go to reception (specification §2, §7). */
export const CONTACT_KINDS = ['contact', 'issue'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** Fields in the order in which the specification names them (§3). */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Record<ContactField, string>;

export type ContactIssueCode = 'required' | 'email' | 'digitsOnly' | 'tooLong' | 'invalid';
interface ContactIssue {
  field: ContactField;
  code: ContactIssueCode;
}

/** Longest line and longest message, the same limits the server has (reliability catalogue I-3). */
export const MAX_CONTACT_LINE = 200;
export const MAX_CONTACT_MESSAGE = 5000;

/** No control character, no lone half of a letter; a message may have line breaks and tabs besides. */
const LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;
const LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;

/** Cleans what was typed; the result is sent. */
export function cleanContact(typed: ContactValues): ContactValues {
  return {
    name: cleanName(typed.name),
    email: cleanEmail(typed.email),
    phone: cleanPhone(typed.phone),
    message: cleanLines(typed.message),
  };
}

/** The first broken rule of each field (specification §5); an empty list means that the message may be sent. */
export function checkContact(typed: ContactValues, kind: ContactKind): ContactIssue[] {
  const values = cleanContact(typed);
  return CONTACT_FIELDS.flatMap((field) => {
    const code = brokenRule(field, values[field], kind);
    return code ? [{ field, code }] : [];
  });
}

/** Tells whether a key may go into the issue form's phone field (specification §5: other keys are blocked). */
export const isPhoneKey = (typed: string): boolean => /^\p{Nd}*$/u.test(typed);

function brokenRule(field: ContactField, value: string, kind: ContactKind): ContactIssueCode | null {
  if (value === '') return 'required';
  if (value.length > (field === 'message' ? MAX_CONTACT_MESSAGE : MAX_CONTACT_LINE)) return 'tooLong';
  if (!(field === 'message' ? LINES : LINE).test(value)) return 'invalid';
  if (field === 'email' && !isEmail(value)) return 'email';
  // The contact form takes +84 and an extension; the issue form takes digits alone.
  return field === 'phone' && kind === 'issue' && !/^\d+$/.test(value) ? 'digitsOnly' : null;
}
