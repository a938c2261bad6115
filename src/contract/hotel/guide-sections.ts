import * as z from 'zod/mini';
import {
  type HouseSection,
  isOwnSection,
  NEVER_HIDDEN,
  PART_WORDS,
  type PartWords,
  partsOf,
  wholeSections,
} from '../../domain/guide/parts/house-sections';
import { lines } from './edited-text';

/*
 * Sections of a house's guide in their order, and what it says in them itself: in the hotel file, where sections and
 * parts may be left out, and at the desk. Messages are error codes.
 */

const MAX_TITLE = 80;
/** A screenful or two of one section. */
const MAX_TEXT = 4000;
const MAX_SECTIONS = 40;

const inVietnamese = (max: number, more: RegExp) => {
  const text = z._default(lines(max).check(z.regex(more, 'invalid')), '');
  return z._default(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' ? { vi: value } : value)),
      z.object({ vi: text, en: text }),
    ),
    { vi: '', en: '' },
  );
};
const words = z._default(z.enum(PART_WORDS), 'built');
const text = inVietnamese(MAX_TEXT, /^/);

const part = z.object({ part: z.string(), words, text });
const section = z.object({
  /** One without a number is the house's own. */
  section: z._default(
    z.string().check(z.regex(/^(?:\d|1[0-2]|own[1-9]\d{0,3})?$/, { error: 'section', abort: true })),
    '',
  ),
  words,
  title: inVietnamese(MAX_TITLE, /^.*$/),
  text,
  parts: z._default(z.array(part), []),
});

export const guideSections = z.pipe(
  z.array(section).check(
    z.maxLength(MAX_SECTIONS, 'tooLong'),
    z.superRefine((rows, context) => faultsOf(rows).forEach((fault) => context.addIssue({ code: 'custom', ...fault }))),
  ),
  z.transform((rows: HouseSection[]) => wholeSections(rows)),
);

interface Fault {
  path: (string | number)[];
  message: string;
}

/** Faults of sections that fit each by itself. */
function faultsOf(rows: readonly HouseSection[]): Fault[] {
  return rows.flatMap(({ section: id, words: told, title, text: written, parts }, at) => {
    const isOwn = isOwnSection(id);
    return [
      ...(id === '' ? [] : twice(rows, at, 'section', [])),
      ...(isOwn && title.vi === '' ? [{ path: [at, 'title', 'vi'], message: 'required' }] : []),
      // A heading in one language above a text in the other would be read out wrongly.
      ...(isOwn && title.en === '' && written.en !== '' ? [{ path: [at, 'title', 'en'], message: 'required' }] : []),
      ...faultsOfWords(id, isOwn ? 'own' : told, written, [at]),
      ...parts.flatMap((one, index): Fault[] => {
        const path = [at, 'parts', index];
        if (!partsOf(id).includes(one.part)) return [{ path: [...path, 'part'], message: 'part' }];
        return [...twice(parts, index, 'part', [at, 'parts']), ...faultsOfWords(one.part, one.words, one.text, path)];
      }),
    ];
  });
}

function twice<Key extends string>(
  rows: readonly Record<Key, unknown>[],
  at: number,
  key: Key,
  path: Fault['path'],
): Fault[] {
  const isTwice = rows.findIndex((row) => row[key] === rows[at]?.[key]) < at;
  return isTwice ? [{ path: [...path, at, key], message: 'twice' }] : [];
}

function faultsOfWords(id: string, told: PartWords, { vi }: { vi: string }, path: Fault['path']): Fault[] {
  if (told === 'hidden') {
    return NEVER_HIDDEN.includes(id) ? [{ path: [...path, 'words'], message: 'neverHidden' }] : [];
  }
  return told !== 'built' && vi === '' ? [{ path: [...path, 'text', 'vi'], message: 'required' }] : [];
}
