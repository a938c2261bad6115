import fc from 'fast-check';
import { guestRequestList } from '../../src/contract/guest-requests/guest-requests';
import { guestRequestListShape } from '../../src/contract/guest-requests/request-shapes';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { apartmentAnswer, foundApartments } from '../../src/contract/catalogue/apartments';
import { foundApartmentsShape, apartmentPageShape } from '../../src/contract/catalogue/apartment-page-shapes';
import { guideContent } from '../../src/contract/guide/content';
import { errorEnvelope } from '../../src/contract/errors';
import { eventSheet } from '../../src/contract/guide/events';
import { filmList } from '../../src/contract/guide/films';
import { guideAnswer } from '../../src/contract/guide/guide';
import { receipt } from '../../src/contract/guest-forms/guest-form';
import { house } from '../../src/contract/hotel/house';
import { houseShape } from '../../src/contract/hotel/house-shape';
import * as shapes from '../../src/contract/guide/guide-shapes';
import type { Schema } from '../../src/contract/shape';

type Def = Record<string, never> & { type: string };
const defOf = (schema: unknown): Def => (schema as { _zod: { def: Def } })._zod.def;

/** Values that fit, made from the schema itself, so that a field added to it is tried at once. */
function fitting(schema: unknown): fc.Arbitrary<unknown> {
  const def = defOf(schema);
  switch (def.type) {
    case 'string':
      return fc.string();
    case 'number':
      // Every whole number of ours is a count, an id or money.
      if ((def['format'] as unknown) === 'safeint') return fc.nat();
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'union':
      return fc.oneof(...(def['options'] as unknown as unknown[]).map(fitting));
    case 'enum':
      return fc.constantFrom(...Object.values<string>(def['entries'] as never));
    case 'nullable':
      return fc.option(fitting(def['innerType']));
    case 'array':
      return fc.array(fitting(def['element']), { maxLength: 3 });
    case 'tuple':
      return fc.tuple(...(def['items'] as unknown as unknown[]).map(fitting));
    case 'object': {
      const fields = Object.entries<unknown>(def['shape'] as never);
      const needed = fields.filter(([, field]) => defOf(field).type !== 'optional').map(([key]) => key);
      const model = fields.map(([key, field]) => {
        const inner = defOf(field);
        return [key, fitting(inner.type === 'optional' ? inner['innerType'] : field)] as const;
      });
      return fc.record(Object.fromEntries(model), { requiredKeys: needed, noNullPrototype: true });
    }
    case 'record':
      return fc.dictionary(
        fc.string().filter((key) => key !== '__proto__'),
        fitting(def['valueType']),
        { maxKeys: 3, noNullPrototype: true },
      );
    case 'unknown':
      return fc.jsonValue({ maxDepth: 2 });
    default:
      throw new Error(`no values for ${def.type}`);
  }
}

/** One value that fits, with every optional field and something in every list. */
function whole(schema: unknown): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case 'string':
      return 'word';
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'enum':
      return Object.values<string>(def['entries'] as never)[0];
    case 'nullable':
    case 'optional':
      return whole(def['innerType']);
    case 'array':
      return [whole(def['element'])];
    case 'tuple':
      return (def['items'] as unknown as unknown[]).map(whole);
    case 'object':
      return Object.fromEntries(
        Object.entries<unknown>(def['shape'] as never).map(([key, field]) => [key, whole(field)]),
      );
    case 'union':
      return whole((def['options'] as unknown as unknown[]).at(-1));
    case 'record':
      return { word: whole(def['valueType']) };
    case 'unknown':
      return 'word';
    default:
      throw new Error(`no value for ${def.type}`);
  }
}

type Path = readonly (string | number)[];
function* pathsOf(value: unknown, path: Path = []): Generator<Path> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) yield* pathsOf((value as Record<string, unknown>)[key], [...path, key]);
}

/** The value with one part of it, at any depth, taken away or something else. */
function changed(value: unknown, [key, ...rest]: Path, change: unknown, gone: boolean): unknown {
  if (key === undefined) return change;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  if (rest.length > 0 || !gone) copy[key] = changed(copy[key], rest, change, gone);
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else Reflect.deleteProperty(copy, key);
  return copy;
}

const NUMBERS = [0, -1, 1.5, -1.5, 2 ** 53, NaN, Infinity];
const CHANGES = [null, undefined, '', 'open', ...NUMBERS, true, [], {}, ['a'], { name: 1 }];
const SOMETHING = fc.oneof(fc.constantFrom<unknown>(...CHANGES), fc.anything({ maxDepth: 1 }));

const PAIRS: readonly (readonly [name: string, schema: z.ZodMiniType, shape: Schema<unknown>])[] = [
  ['the answer for an apartment', guideAnswer, shapes.guideAnswerShape],
  ['the content', guideContent, shapes.guideContentShape],
  ['the events', eventSheet, shapes.eventSheetShape],
  ['the films', filmList, shapes.filmListShape],
  ['a receipt', receipt, shapes.receiptShape],
  ['what a stay has asked for', guestRequestList, guestRequestListShape],
  ['an error', errorEnvelope, shapes.errorEnvelopeShape],
  ['the house', house, houseShape],
  ['the apartments that are found', foundApartments, foundApartmentsShape],
  ['a page of apartments', apartmentAnswer, apartmentPageShape],
];

describe.each(PAIRS)('the shape of %s', (_, schema, shape) => {
  function bothSay(value: unknown): boolean {
    const theirs = schema.safeParse(value);
    const ours = shape.safeParse(value);
    expect(ours).toStrictEqual(theirs.success ? { success: true, data: theirs.data } : { success: false });
    return theirs.success;
  }

  it('takes what the schema takes, and lets the same fields through', () => {
    fc.assert(
      fc.property(fitting(schema), fc.dictionary(fc.constantFrom('extra', 'more'), SOMETHING), (value, extra) => {
        expect(bothSay(value)).toBe(true);
        if (!Array.isArray(value)) expect(bothSay({ ...(value as object), ...extra })).toBe(true);
      }),
    );
  });

  // Each of them: what is drawn by chance finds a number that had to be an integer in one run of a few hundred.
  it('agrees with the schema wherever one part of a whole value is gone or something else', () => {
    const value = whole(schema);
    expect(bothSay(value)).toBe(true);
    for (const path of pathsOf(value)) {
      bothSay(changed(value, path, undefined, true));
      for (const change of CHANGES) bothSay(changed(value, path, change, false));
    }
  });

  it('refuses what the schema refuses, wherever it is not right', () => {
    fc.assert(
      fc.property(fitting(schema), fc.nat(), SOMETHING, fc.boolean(), (value, at, change, gone) => {
        const paths = [...pathsOf(value)];
        bothSay(changed(value, paths[at % paths.length] ?? [], change, gone));
      }),
      { numRuns: 400 },
    );
  });
});
