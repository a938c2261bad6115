import { type Day, readDay } from '../days';
import type { Gender } from '../accounts/genders';
import { newPasswordProblem } from '../accounts/password';
import { cleanName } from '../contact';
import { cleanPhone, isDialled } from '../phone';
import { plainSigns } from '../plain-signs';
import { type AccountIssue, issuesOf } from './account-forms';
import { cleanLine, MAX_LINE } from './line';

/** Rules of the profile (specification §5). */
export const PROFILE_FIELDS = ['fullName', 'phoneNumber', 'dateOfBirth', 'address'] as const;
type ProfileField = (typeof PROFILE_FIELDS)[number];
export type ProfileValues = Record<ProfileField, string> & { gender: Gender | '' };

const EARLIEST_BIRTH: Day = '1900-01-01';

/** Functions that clean what was typed in each field; their results are sent. */
const CLEAN: Readonly<Record<ProfileField, (typed: string) => string>> = {
  fullName: cleanName,
  phoneNumber: cleanPhone,
  dateOfBirth: cleanLine,
  address: cleanLine,
};

type ProfileIssue = { field: ProfileField; code: 'required' | 'tooLong' | 'phone' | 'date' };

/** A date of birth as it is typed, its year in full; `null` for what is no day of the calendar. */
export const dayOfTyped = (typed: string): Day | null => {
  const plain = plainSigns(typed);
  return /\d{4}/.test(plain) ? readDay(plain) : null;
};

/** The first broken rule of each field, in the form's order. @param today the latest date of birth */
export function checkProfile(values: ProfileValues, today: Day): ProfileIssue[] {
  return PROFILE_FIELDS.flatMap((field) => {
    const code = brokenRule(field, CLEAN[field](values[field]), today);
    return code ? [{ field, code }] : [];
  });
}

function brokenRule(field: ProfileField, line: string, today: Day): ProfileIssue['code'] | null {
  if (line === '') return field === 'fullName' || field === 'phoneNumber' ? 'required' : null;
  if (line.length > MAX_LINE) return 'tooLong';
  if (field === 'phoneNumber') return isDialled(line) ? null : 'phone';
  if (field !== 'dateOfBirth') return null;
  const day = dayOfTyped(line);
  return day === null || day > today || day < EARLIEST_BIRTH ? 'date' : null;
}

export const PASSWORD_FIELDS = ['oldPassword', 'newPassword', 'confirmation'] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];

/** The first broken rule of each field of the password change. */
export const checkPasswordChange = (values: Readonly<Record<PasswordField, string>>): AccountIssue<PasswordField>[] =>
  issuesOf(PASSWORD_FIELDS, (field) => {
    if (values[field] === '') return 'required';
    if (field === 'newPassword') return newPasswordProblem(values.newPassword, values.oldPassword) ?? false;
    return field === 'confirmation' && values.confirmation !== values.newPassword && 'mismatch';
  });
