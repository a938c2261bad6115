import * as z from 'zod/mini';
import { cleanEmail, isEmail } from '../../domain/contact';
import { cleanPhone } from '../../domain/phone';
import { plainSigns } from '../../domain/plain-signs';

/*
 * Kinds of fields that the hotel's content is made of. Messages are error codes. A text may come as one string for both
 * languages.
 */

export const MAX_LINE = 160;
const MAX_TEXT = 600;
/** Longer tables than any hotel has; a phone carries each of them. */
const MAX_ROWS = 200;
/** No line breaks, no other signs that cannot be seen. */
const VISIBLE = /^[^\p{Cc}\p{Cs}]*$/u;

export const text = (max: number) =>
  z.string().check(z.normalize('NFC'), z.trim(), z.regex(VISIBLE, 'invalid'), z.maxLength(max, 'tooLong'));
export const line = text(MAX_LINE);
export const needed = line.check(z.minLength(1, 'required'));
const note = text(MAX_TEXT);

export const both = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'object' && value !== null ? value : { vi: value, en: value })),
    z.object({ vi: schema, en: schema }),
  );
export const bilingual = both(needed);
export const bilingualNote = both(note);

/** Makes a field optional: left empty in a form (`''`) or `null`, it is left out. */
export const spare = <T extends z.ZodMiniType>(schema: T) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown): unknown => (value === '' || value === null ? undefined : value)),
      z.optional(schema as z.ZodMiniType<z.output<T>>),
    ),
  );

/** Integer VND. */
export const vnd = z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(1_000_000_000, 'invalid'));
export const floor = z.int('invalid').check(z.minimum(-9, 'invalid'), z.maximum(200, 'invalid'));
const hour = z.string().check(z.overwrite(plainSigns), z.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'hour'));
const padded = z.overwrite((value: string) => value.padStart(5, '0'));
export const clockTime = hour.check(padded);
/** May be empty: then no sentence names it. */
export const spareHour = z.union([z.literal(''), hour]);
export const spareClockTime = z.union([z.literal(''), clockTime]);
const span = (hours: string): string => hours.replace(/\s*[-–]\s*/, '–').replace(/(^|–)0(?=\d:)/g, '$1');
/** Hours of reception: `24/7`, or from and to each day; a hotel file may say `{from, to}`. */
export const receptionHours = z.pipe(
  z.transform((value: unknown) => (isSpan(value) ? [value.from, value.to].join('–') : value)),
  z.string().check(
    z.overwrite((value) => span(plainSigns(value))),
    z.regex(/^(24\/7|([01]?\d|2[0-3]):[0-5]\d–([01]?\d|2[0-3]):[0-5]\d)$/, 'invalid'),
  ),
);
const isSpan = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
export const phone = z.string().check(z.overwrite(cleanPhone), z.regex(/^(\+?[\d ().-]{1,24})?$/, 'phone'));
export const webAddress = (protocol: RegExp) => {
  const address = z.url({ protocol });
  const isAddress = (value: string): boolean => value === '' || z.safeParse(address, value).success;
  return z._default(text(1000).check(z.refine(isAddress, 'webAddress')), '');
};
export const secureAddress = webAddress(/^https$/);
export const rows = <T extends z.ZodMiniType>(row: T) => z.array(row).check(z.maxLength(MAX_ROWS, 'tooLong'));

/** Ten digits, thirteen of a branch, or the twelve of a person's own number. */
export const taxCode = z.string().check(
  z.overwrite((typed) =>
    plainSigns(typed)
      .replace(/[\s.]/g, '')
      .replace(/^(\d{10})(\d{3})$/, '$1-$2'),
  ),
  z.regex(/^(\d{10}(-\d{3})?|\d{12})?$/, 'taxCode'),
);
/** Mail address; may be empty. */
export const spareEmail = line.check(
  z.overwrite(cleanEmail),
  z.refine((address) => address === '' || isEmail(address), 'email'),
);
