import { cleanEmail, cleanName, isEmail } from '../contact';
import { cleanPhone } from '../phone';
import { cleanLines } from './line';

/** Rules of the booking request form (specification §5); the dates and the guests have rules of their own. */
const ENQUIRY_FIELDS = ['fullName', 'phoneNumber', 'email', 'message'] as const;
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];
export type EnquiryValues = Record<EnquiryField, string>;

export interface EnquiryIssue {
  field: EnquiryField;
  code: 'required' | 'email' | 'tooLong';
}

/** Longest line and longest message, the same limits the server has (reliability catalogue I-3). */
const MAX_ENQUIRY_LINE = 200;
const MAX_ENQUIRY_MESSAGE = 5000;

/** Cleans what was typed; the result is sent. */
export function cleanEnquiry(typed: EnquiryValues): EnquiryValues {
  return {
    fullName: cleanName(typed.fullName),
    phoneNumber: cleanPhone(typed.phoneNumber),
    email: cleanEmail(typed.email),
    message: cleanLines(typed.message),
  };
}

/** The first broken rule of each field, in the form's order. */
export function checkEnquiry(typed: EnquiryValues): EnquiryIssue[] {
  const values = cleanEnquiry(typed);
  return ENQUIRY_FIELDS.flatMap((field) => {
    const code = brokenRule(field, values[field]);
    return code ? [{ field, code }] : [];
  });
}

function brokenRule(field: EnquiryField, value: string): EnquiryIssue['code'] | null {
  if (value === '') return field === 'message' ? null : 'required';
  if (value.length > (field === 'message' ? MAX_ENQUIRY_MESSAGE : MAX_ENQUIRY_LINE)) return 'tooLong';
  return field === 'email' && !isEmail(value) ? 'email' : null;
}
