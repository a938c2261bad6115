import type * as z from 'zod';
import type { JsonPath } from '../../platform/json-lines';
import type { FileFault } from './hotel-file-keys';

/** The error codes of the content's schema, as sentences for the terminal. */
const READABLE: Readonly<Record<string, string>> = {
  required: 'must not be empty',
  tooLong: 'is too long',
  invalid: 'must be another value',
  hour: 'must be an hour such as "14:00"',
  phone: 'must be a phone number as text, such as "0203 088 8999"',
  email: 'must be a mail address',
  taxCode: 'must be a tax code of ten or twelve digits, with -001 and the like for a branch',
  section: 'must be the number of a section, "0" to "12"; one of your own has none',
  part: 'is no part of this section',
  twice: 'stands twice',
  neverHidden: 'must not be "hidden": how to open the door and how to get out stay in every guide',
  webAddress: 'must be a web address that begins with https://',
};
/** Holds what zod says by itself, which is not for owners of hotels. */
const OF_ZOD = /^(?:Invalid|Too (?:small|big)|Unrecognized)/;

const BILINGUAL = 'a text, or one for each language: {"vi": "…", "en": "…"}';
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: [ … ]',
  tuple: 'a list: [ … ]',
  object: 'a group of keys: { … }',
};
/** Holds what belongs at places where the kind alone does not say it; without indices. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^phones\.\w+$/, 'a telephone number as text; "" for none'],
  [/^phones$/, 'the telephone numbers: {"reception": "…", "customerService": "…", "motorbike": "…", "zalo": "…"}'],
  [/^brand$/, "the house's name as text"],
  [/^(?:doorCodeDefault|guide\.doorCode)$/, 'a door code as text, such as "2468#"'],
  [/^guide$/, 'the list of doors; [] for none'],
  [/^guide\.code$/, 'the code of a door as text, such as "B902"'],
  [/^guide\.tower$/, 'the tower as text, such as "B"'],
  [/\.rooms\.(?:capacity|acreage)$/, 'the size in m² as a number'],
  [/\.rooms\.step$/, '1 or 1000'],
  [/\.seasons\.from$/, 'the first night, such as "2027-02-04"'],
  [/\.seasons\.to$/, 'the last night, such as "2027-02-10", not before "from"'],
  [/\.(?:seasons|weekdays)\.days$/, 'days of the week, each once, 1 (Monday) to 7: [5, 6]'],
  [/\.weekdays\.price$/, 'the price of a night in VND, or "percent"'],
  [/\.percent$/, 'so many percent of the price, -90 to 500, without a "price" beside it'],
  [/\.seasons\.minStay$/, 'nights, 1 to 90'],
];

/**
 * Says in plain words what the schema found wrong.
 *
 * @param file what was read: a key that is not there is told as missing, not as one of a wrong kind
 */
export function faultsOf(issues: readonly z.core.$ZodIssue[], file: unknown): FileFault[] {
  const faults = issues.flatMap((issue) => faultOf(issue, file));
  const seen = new Set<string>();
  return faults.filter(({ path }) => {
    const key = JSON.stringify(path);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function faultOf(issue: z.core.$ZodIssue, file: unknown): FileFault[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  const gone = path.findIndex((_, index) => valueAt(file, path.slice(0, index + 1)) === undefined);
  if (gone >= 0) {
    const missing = path.slice(0, gone + 1);
    const inBoth = gone < path.length - 1 && ['vi', 'en'].includes(String(path.at(-1)));
    return [{ path: missing, say: `is missing: ${inBoth ? BILINGUAL : whatBelongs(missing, issue)}` }];
  }
  if (issue.code === 'invalid_union') return unionFaults(issue, path, file);
  return [{ path, say: sentenceOf(issue, path) }];
}

/** Of two ways to write something, what is wrong with the one that was tried. */
function unionFaults(issue: z.core.$ZodIssueInvalidUnion, path: JsonPath, file: unknown): FileFault[] {
  const tried = issue.errors.find((errors) => errors.every((error) => error.path.length > 0));
  if (tried === undefined || tried.length === 0) return [{ path, say: `must be ${whatBelongs(path, issue)}` }];
  return tried.flatMap((error) => faultOf({ ...error, path: [...path, ...error.path] }, file));
}

function sentenceOf(issue: z.core.$ZodIssue, path: JsonPath): string {
  if (issue.message !== 'invalid' || knownAt(path) === undefined) {
    if (!OF_ZOD.test(issue.message)) return READABLE[issue.message] ?? issue.message;
  }
  switch (issue.code) {
    case 'invalid_value':
      return `must be one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small':
      return `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`;
    case 'too_big':
      return `must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`;
    default:
      return `must be ${whatBelongs(path, issue)}`;
  }
}

function knownAt(path: JsonPath): string | undefined {
  const place = path.filter((part) => typeof part === 'string').join('.');
  return PLACES.find(([pattern]) => pattern.test(place))?.[1];
}

function whatBelongs(path: JsonPath, issue: z.core.$ZodIssue): string {
  const known = knownAt(path);
  if (known !== undefined) return known;
  if (issue.code === 'invalid_value') return issue.values.map((value) => JSON.stringify(value)).join(' or ');
  if (issue.code === 'invalid_union') return BILINGUAL;
  return (issue.code === 'invalid_type' ? KINDS[issue.expected] : undefined) ?? 'another value';
}

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (inner, part) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[part] : inner),
    value,
  );
}
