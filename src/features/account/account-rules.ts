import type { FieldValues, Resolver } from 'react-hook-form';
import type { AccountIssue } from '../../domain/validation/account-forms';

/** The domain's rules in the form library's words: the broken rule's code is the error's type. */
export const rulesOf =
  <Values extends FieldValues>(check: (values: Values) => readonly AccountIssue<string>[]): Resolver<Values> =>
  (values) => {
    const issues = check(values);
    if (issues.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(issues.map(({ field, code }) => [field, { type: code }])) as never,
    };
  };
