import { isEmail } from '../contact';

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

/** What is sent for what was typed: NFC, outer white space gone. */
export function cleanEnquiry(typed: EnquiryValues): EnquiryValues {
  const clean = (text: string): string => text.normalize('NFC').trim();
  return {
    fullName: clean(typed.fullName),
    phoneNumber: clean(typed.phoneNumber),
    email: clean(typed.email),
    message: clean(typed.message),
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
