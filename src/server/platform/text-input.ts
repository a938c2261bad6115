import { cleanEmail, cleanName, isEmail } from '../../domain/contact';
import { cleanPhone } from '../../domain/phone';
import { cleanLine } from '../../domain/validation/line';
import { AppError } from '../errors';

/** Letters of one line of text: no control character, no lone half of a letter. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;

/** Text as it is kept: NFC, one line. Throws 422 when it is none. */
export function oneLineOf(text: string, field: string): string {
  if (!ONE_LINE.test(text)) throw new AppError(422, 'invalid', { field });
  return cleanLine(text);
}

/** A person's name as it is kept. Throws 422 when it is no line. */
export const nameOf = (text: string, field: string): string => oneLineOf(cleanName(text), field);

/** A phone number as it is kept, or what is given instead of one. Throws 422 when it is no line. */
export const phoneOf = (text: string, field: string): string => oneLineOf(cleanPhone(text), field);

/** A mail address that mail can be sent to. Throws 422. */
export function emailOf(text: string, field: string): string {
  const email = oneLineOf(cleanEmail(text), field);
  if (!isEmail(email)) throw new AppError(422, 'email', { field });
  return email;
}
