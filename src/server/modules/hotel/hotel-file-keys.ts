import type * as z from 'zod/v4/core';
import type { JsonPath } from '../../platform/json-lines';

/** Something that is wrong in a hotel file: where, and the rest of the sentence. */
export interface FileFault {
  path: JsonPath;
  say: string;
}

/**
 * Keys of the public contract that a later version reads: a file that has them already starts all the same. By the place
 * they stand at, without indices.
 */
const LATER: Readonly<Record<string, readonly string[]>> = {
  '': ['bank', 'vat'],
};

/** Holds what nobody reads and files have all the same, as they began as a copy of the demo's. */
const PASSED: Readonly<Record<string, readonly string[]>> = { bedding: ['demo'] };

/** As many letters may be wrong in a key for another to be meant. */
const FAR = 2;

/**
 * The keys of a hotel file that nobody reads: misspelt ones above all. A key that begins with `_` or `$` is the owner's
 * own note.
 *
 * @param later takes the places of keys that a later version reads
 */
export function unknownKeys(schema: z.$ZodType, value: unknown, later: string[], path: JsonPath = []): FileFault[] {
  const { def } = schema._zod as unknown as { def: Def };
  switch (def.type) {
    case 'object':
      return isObject(value) ? keysOf(def.shape, value, later, path) : [];
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item, index) => unknownKeys(def.element, item, later, [...path, index]))
        : [];
    case 'pipe':
      return unknownKeys(def.in._zod.def.type === 'transform' ? def.out : def.in, value, later, path);
    case 'union': {
      const found = def.options.map((option) => {
        const own: string[] = [];
        return { own, faults: unknownKeys(option, value, own, path) };
      });
      const [best] = found.sort((one, other) => one.faults.length - other.faults.length);
      later.push(...(best?.own ?? []));
      return best?.faults ?? [];
    }
    case 'optional':
    case 'nullable':
    case 'default':
      return unknownKeys(def.innerType, value, later, path);
    default:
      return [];
  }
}

type Def =
  | { type: 'object'; shape: Readonly<Record<string, z.$ZodType>> }
  | { type: 'array'; element: z.$ZodType }
  | { type: 'pipe'; in: z.$ZodType; out: z.$ZodType }
  | { type: 'union'; options: readonly z.$ZodType[] }
  | { type: 'optional' | 'nullable' | 'default'; innerType: z.$ZodType }
  | { type: 'other' };

function keysOf(
  shape: Readonly<Record<string, z.$ZodType>>,
  value: Readonly<Record<string, unknown>>,
  later: string[],
  path: JsonPath,
): FileFault[] {
  const known = Object.keys(shape);
  const place = path.filter((part) => typeof part === 'string').join('.');
  return Object.keys(value).flatMap((key): FileFault[] => {
    const own = shape[key];
    if (own !== undefined) return unknownKeys(own, value[key], later, [...path, key]);
    if (/^[_$]/.test(key) || PASSED[place]?.includes(key)) return [];
    if (LATER[place]?.includes(key)) {
      later.push([...path, key].join('.'));
      return [];
    }
    const meant = closest(key, [...known, ...(LATER[place] ?? [])]);
    const hint = meant === null ? `known here are ${known.join(', ')}` : `did you mean "${meant}"?`;
    return [{ path: [...path, key], say: `is no key of a hotel file: ${hint}` }];
  });
}

/** The one that is spelt most alike, `null` when none is. */
function closest(key: string, known: readonly string[]): string | null {
  const [best] = known
    .map((name) => ({ name, far: distance(key.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.far - other.far);
  return best !== undefined && best.far <= FAR && best.far < key.length ? best.name : null;
}

/** Says how many letters must be put in, taken out or changed to make one word of another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const above = row;
    row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const changed = (above[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed));
    }
  }
  return row.at(-1) ?? 0;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
