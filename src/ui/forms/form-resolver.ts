import type { FieldValues, Resolver } from 'react-hook-form';

/** Turns the domain's check of a form into the form library's resolver: the broken rule's code is the error's type. */
export const formResolver =
  <Values extends FieldValues>(
    check: (values: Values) => readonly { field: string; code: string }[],
  ): Resolver<Values> =>
  (values) => {
    const issues = check(values);
    if (issues.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(issues.map(({ field, code }) => [field, { type: code }]));
    return { values: {}, errors: errors as never };
  };
