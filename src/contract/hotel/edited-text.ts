import * as z from 'zod/mini';
import { pictureAddress } from '../../domain/web-address';

/* Pieces of what the desk writes for guests. Messages are error codes. */

/** No signs that cannot be seen, line breaks aside. */
const VISIBLE = /^(?:\n|[^\p{Cc}\p{Cs}])*$/u;
const MAX_PICTURES = 30;

/** Lines that may be empty. */
export const lines = (max: number) =>
  z.string().check(
    z.overwrite((value) => value.replace(/\r\n?/g, '\n')),
    z.normalize('NFC'),
    z.trim(),
    z.regex(VISIBLE, 'invalid'),
    z.maxLength(max, 'tooLong'),
  );
const needed = (max: number) => lines(max).check(z.minLength(1, 'required'));

/** A text in both languages, which may be empty. */
export const bothTexts = (max: number) => z.object({ vi: lines(max), en: lines(max) });
/** A text that is needed in both languages. */
export const bothNeeded = (max: number) => z.object({ vi: needed(max), en: needed(max) });
/** A text that is needed in Vietnamese, and stands in for the English one where that is empty. */
export const vietnameseNeeded = (max: number) => z.object({ vi: needed(max), en: lines(max) });

/** Whole VND of one thing; more than anything here costs is a slip of the finger. */
export const price = z.int('invalid').check(z.minimum(1, 'required'), z.maximum(1_000_000_000, 'invalid'));
export const whole = (from: number, to: number) =>
  z.int('invalid').check(z.minimum(from, 'invalid'), z.maximum(to, 'invalid'));
export const percent = whole(0, 100);

const picture = z.string().check(
  z.trim(),
  z.maxLength(1000, 'tooLong'),
  z.refine((address) => pictureAddress(address) === address, 'invalid'),
);
/** The address of a picture; `''` for none. */
export const onePicture = z.union([z.literal(''), picture], 'invalid');
export const morePictures = z.array(z.object({ imageUrl: picture })).check(z.maxLength(MAX_PICTURES, 'tooLong'));
export const aPicture = picture;
