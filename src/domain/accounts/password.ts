/** Shortest password (specification §9), counted in UTF-16 units of its NFC, as everywhere. */
export const MIN_PASSWORD = 8;
/** Longest password that is taken: room for a whole sentence. */
export const MAX_PASSWORD = 200;

export type PasswordProblem = 'tooShort' | 'tooLong' | 'mixed' | 'same';

/** The same password typed on a phone and on a Mac is the same text. */
export const cleanPassword = (typed: string): string => typed.normalize('NFC');

/** Checks the rules of every password; `null` for a text that keeps them. */
export function passwordProblem(typed: string): Extract<PasswordProblem, 'tooShort' | 'tooLong'> | null {
  const { length } = cleanPassword(typed);
  if (length < MIN_PASSWORD) return 'tooShort';
  return length > MAX_PASSWORD ? 'tooLong' : null;
}

/**
 * Checks a text that is to replace the old password (specification §5): the rules of every password, letters
 * and digits, and not the old one again.
 */
export function newPasswordProblem(typed: string, old: string): PasswordProblem | null {
  const problem = passwordProblem(typed);
  if (problem) return problem;
  if (!/\p{L}/u.test(typed) || !/\d/.test(typed)) return 'mixed';
  return cleanPassword(typed) === cleanPassword(old) ? 'same' : null;
}
