import { cleanEmail, cleanName, isEmail } from '../contact';
import { cleanPhone } from '../phone';
import { cleanLines, lineProblem, linesProblem } from './line';

/** Rules of the tour contact modal (specification §5): name, phone and mail address are asked for, the note is not. */
export const TOUR_CONTACT_FIELDS = ['name', 'phone', 'email', 'message'] as const;
export type TourContactField = (typeof TOUR_CONTACT_FIELDS)[number];
export type TourContactValues = Record<TourContactField, string>;

export interface TourContactIssue {
  field: TourContactField;
  code: 'required' | 'email' | 'tooLong' | 'invalid';
}

/** Cleans what was typed; the result is sent. */
export const cleanTourContact = (typed: TourContactValues): TourContactValues => ({
  name: cleanName(typed.name),
  phone: cleanPhone(typed.phone),
  email: cleanEmail(typed.email),
  message: cleanLines(typed.message),
});

/** The first broken rule of each field, in the form's order. */
export function checkTourContact(typed: TourContactValues): TourContactIssue[] {
  const values = cleanTourContact(typed);
  return TOUR_CONTACT_FIELDS.flatMap((field) => {
    const code = brokenRule(field, values[field]);
    return code ? [{ field, code }] : [];
  });
}

function brokenRule(field: TourContactField, value: string): TourContactIssue['code'] | null {
  if (field === 'message') return linesProblem(value);
  if (value === '') return 'required';
  const problem = lineProblem(value);
  return problem ?? (field === 'email' && !isEmail(value) ? 'email' : null);
}
