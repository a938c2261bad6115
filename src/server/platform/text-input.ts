import { cleanLine } from '../../domain/validation/line';
import { isEmail } from '../../domain/contact';
import { AppError } from '../errors';

/** Letters of one line of text: no control character, no lone half of a letter. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;

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
