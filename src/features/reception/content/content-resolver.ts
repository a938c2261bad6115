import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import * as z from 'zod/mini';
import type words from '../../../../locales/vi/reception-content.json';
import { valueAt } from './content-changes';

type Problem = keyof (typeof words)['problems'];
const PROBLEMS: readonly Problem[] = ['required', 'tooLong', 'hour', 'day', 'phone', 'email', 'webAddress'];

/** Judges a form by the schema that our server judges it by, while it is typed. */
export function contentResolver(schema: z.ZodMiniType, say: (problem: Problem) => string): Resolver {
  return (values) => {
    const result = z.safeParse(schema, values);
    if (result.success) return { values, errors: {} };
    const errors: FieldErrors = {};
    for (const issue of result.error.issues) {
      const path = issue.path.map(String).join('.');
      if (path !== '') set(errors, path, { type: 'schema', message: say(problemOf(issue, valueAt(values, path))) });
    }
    return { values: {}, errors };
  };
}

function problemOf(issue: z.core.$ZodIssue, value: unknown): Problem {
  if (value === undefined || value === null || value === '') return 'required';
  if (issue.code === 'too_big' && issue.origin === 'string') return 'tooLong';
  return PROBLEMS.find((problem) => problem === issue.message) ?? 'invalid';
}
