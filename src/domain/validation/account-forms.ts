import { cleanEmail, cleanName, isEmail } from '../contact';
import { cleanPhone, isDialled } from '../phone';
import { passwordProblem, type PasswordProblem } from '../accounts/password';
import { MAX_LINE } from './line';

/** Rules of the login popup's three forms and of a new password (specification §5). */
export type AccountIssueCode = 'required' | 'tooLong' | 'email' | 'phone' | 'mismatch' | PasswordProblem;
export interface AccountIssue<Field extends string> {
  field: Field;
  code: AccountIssueCode;
}

const LOGIN_FIELDS = ['email', 'password'] as const;
export type LoginField = (typeof LOGIN_FIELDS)[number];
const REGISTER_FIELDS = ['name', 'email', 'phoneNumber', 'password', 'confirmation'] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];
const RESET_FIELDS = ['password', 'confirmation'] as const;
export type ResetField = (typeof RESET_FIELDS)[number];

type Values<Field extends string> = Readonly<Record<Field, string>>;

/** The first broken rule of each field, in the form's order. A wrong password is the server's to find. */
export const checkLogin = (values: Values<LoginField>): AccountIssue<LoginField>[] =>
  issuesOf(LOGIN_FIELDS, (field) =>
    field === 'email' ? emailRule(values.email) : values.password === '' && 'required',
  );

export const checkForgot = (values: Values<'email'>): AccountIssue<'email'>[] =>
  issuesOf(['email'], () => emailRule(values.email));

export const checkRegister = (values: Values<RegisterField>): AccountIssue<RegisterField>[] =>
  issuesOf(REGISTER_FIELDS, (field) => {
    if (field === 'email') return emailRule(values.email);
    if (field === 'password') return newRule(values.password);
    if (field === 'confirmation') return sameRule(values);
    const line = field === 'name' ? cleanName(values.name) : cleanPhone(values.phoneNumber);
    if (line === '') return 'required';
    if (line.length > MAX_LINE) return 'tooLong';
    return field === 'phoneNumber' && !isDialled(line) && 'phone';
  });

export const checkReset = (values: Values<ResetField>): AccountIssue<ResetField>[] =>
  issuesOf(RESET_FIELDS, (field) => (field === 'password' ? newRule(values.password) : sameRule(values)));

function emailRule(typed: string): AccountIssueCode | false {
  const line = cleanEmail(typed);
  if (line === '') return 'required';
  if (line.length > MAX_LINE) return 'tooLong';
  return !isEmail(line) && 'email';
}

const newRule = (typed: string): AccountIssueCode | false =>
  typed === '' ? 'required' : (passwordProblem(typed) ?? false);

function sameRule({ password, confirmation }: Values<ResetField>): AccountIssueCode | false {
  if (confirmation === '') return 'required';
  return password !== confirmation && 'mismatch';
}

/** The broken rules of a form's fields, in its order. */
export const issuesOf = <Field extends string>(
  fields: readonly Field[],
  rule: (field: Field) => AccountIssueCode | false,
): AccountIssue<Field>[] =>
  fields.flatMap((field) => {
    const code = rule(field);
    return code ? [{ field, code }] : [];
  });
