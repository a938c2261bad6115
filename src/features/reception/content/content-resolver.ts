import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import * as z from 'zod/mini';
import type words from '../../../../locales/vi/reception-content.json';
import { groupVnd } from '../../../domain/money';
import { valueAt } from './content-changes';

type Problem = keyof (typeof words)['problems'];
const PROBLEMS: readonly Problem[] = ['required', 'tooLong', 'hour', 'day', 'phone', 'email', 'taxCode', 'webAddress'];

/** Validates a form, while it is typed, by the schema that our server validates it by. */
export function contentResolver(
  schema: z.ZodMiniType,
  say: (problem: Problem, values: { limit: string }) => string,
): Resolver {
  return (values) => {
    const result = z.safeParse(schema, values);
    if (result.success) return { values, errors: {} };
    const errors: FieldErrors = {};
    for (const issue of result.error.issues) {
      const path = issue.path.map(String).join('.');
      if (path !== '')
        set(errors, path, {
          type: 'schema',
          message: say(problemOf(issue, valueAt(values, path)), { limit: limitOf(issue) }),
        });
    }
    return { values: {}, errors };
  };
}

function problemOf(issue: z.core.$ZodIssue, value: unknown): Problem {
  if (value === undefined || value === null || value === '') return 'required';
  if (issue.code === 'too_big' && issue.origin === 'string') return 'tooLong';
  const problem = PROBLEMS.find((one) => one === issue.message);
  if (problem !== undefined) return problem;
  if (issue.code === 'too_small') return 'tooSmall';
  if (issue.code === 'too_big') return 'tooBig';
  if (issue.code !== 'invalid_type') return 'invalid';
  if (issue.expected === 'int') return 'notWhole';
  return issue.expected === 'number' ? 'notNumber' : 'invalid';
}

/** Limit of a number, as it would be typed. */
function limitOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small') return groupVnd(Number(issue.minimum));
  return issue.code === 'too_big' ? groupVnd(Number(issue.maximum)) : '';
}
