import { GUIDE_PATH, guideAddress } from '../guide/address';
import { upper } from './apartment-code';

/*
 * The code of a coming stay, sealed until the hotel gives eight symbols (decision 108). The server seals it
 * in `server/modules/guest-access/sealed/envelope.ts`, the phone opens it in `offline/guest-access/seal/open-seal.ts`; what both
 * must take the same is here.
 */

/** Names the format, in what the key is derived with and in what the envelope is bound to. */
export const SEAL_NAME = 'hien-seal-1';
export const SEAL_VERSION = 1;
/** Rounds of PBKDF2-SHA-256: a second of a slow phone, and of each guess. */
export const SEAL_ROUNDS = 600_000;

/** Binding of an envelope: it opens for this door, stay, time and code alone. Instants are ISO 8601. */
export interface SealBinding {
  apartment: string;
  stayId: string;
  /** `null` while the opening time is unknown. */
  validFrom: string | null;
  validUntil: string;
  codeRevision: number;
}

/** The text that the envelope is bound to. */
export const boundTo = ({ apartment, stayId, validFrom, validUntil, codeRevision }: SealBinding): string =>
  [SEAL_NAME, apartment, stayId, validFrom, validUntil, codeRevision].join('|');

type KeyName = Pick<SealBinding, 'stayId' | 'codeRevision'>;

/** Names the key of an envelope: whose it is, and of which code of the door. */
export const kidOf = ({ stayId, codeRevision }: KeyName): string => `${stayId}.${codeRevision}`;

export function readKid(kid: string): KeyName {
  const dot = kid.lastIndexOf('.');
  return { stayId: kid.slice(0, dot), codeRevision: Number(kid.slice(dot + 1)) };
}

/** Crockford's base 32: no I, L, O and U, which are taken for 1, 0 and V. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Eight symbols of 32 would be 40 bits; those that can be said and typed (`isTypable`) are 2^38 codes. */
const LENGTH = 8;
/** A prime above 32: one wrong symbol, or two in each other's place, never has the same remainder. */
const CHECK = 37;

/** The first 40 bits of a digest as eight symbols. */
export function symbolsOf(bytes: ArrayLike<number>): string {
  let bits = 0n;
  for (let at = 0; at < (LENGTH * 5) / 8; at += 1) bits = (bits << 8n) | BigInt(bytes[at] ?? 0);
  return Array.from({ length: LENGTH }, (_, at) => SYMBOLS[Number((bits >> BigInt(5 * (LENGTH - 1 - at))) & 31n)]).join(
    '',
  );
}

/**
 * The ninth symbol. Only what has one among the letters and figures is ever given out: the five signs that Crockford
 * has beyond them cannot be said on a telephone.
 */
export function checkOf(code: string): string | null {
  let rest = 0;
  for (const symbol of code) rest = (rest * 32 + SYMBOLS.indexOf(symbol)) % CHECK;
  return SYMBOLS[rest] ?? null;
}

/** Signs of East Asian keyboards. */
const FULL_WIDTH = /[\uff01-\uff5e]+/g;

/** A release code as far as it is typed. */
interface TypedRelease {
  /** In the alphabet's own letters, without anything between them. */
  symbols: string;
  /** `wrong`: it cannot be one, whichever phone it was meant for. */
  state: 'short' | 'whole' | 'wrong';
  /** The ninth symbol is there, and right. */
  checked: boolean;
  /** The eight. */
  code: string;
}

/**
 * Tells whether a Vietnamese keyboard leaves symbols as they are: it turns vowels with the letter that follows, W and
 * DD into letters with marks.
 */
export const isTypable = (symbols: string): boolean => !/[AEWY]|DD/.test(symbols);

/**
 * Reads the symbols of a release as a person types them. Case, spaces, points and dashes do not matter; O is read as 0,
 * I and L as 1. The check symbol (the ninth) may be missing; when it is there it must match. A letter of another
 * alphabet, or one with a mark, is an error.
 */
export function readTyped(text: string): TypedRelease {
  const symbols = upper(text.replace(FULL_WIDTH, (wide) => wide.normalize('NFKC')))
    .replace(/[\s.,_·\p{DI}\p{Pd}\u2212]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const code = symbols.slice(0, LENGTH);
  const read = { symbols, code, checked: false };
  if (/[^0-9A-HJKMNP-TV-Z]/.test(symbols)) return { ...read, state: 'wrong' };
  if (symbols.length < LENGTH) return { ...read, state: 'short' };
  const check = checkOf(code);
  if (check === null || symbols.length > LENGTH + 1) return { ...read, state: 'wrong' };
  const ninth = symbols[LENGTH];
  if (ninth === undefined) return { ...read, state: 'whole' };
  return ninth === check ? { ...read, state: 'whole', checked: true } : { ...read, state: 'wrong' };
}

/** "ABCD EFGH J": as it is read out. */
export const grouped = (symbols: string): string => symbols.replace(/(.{4})(?=.)/g, '$1 ');

/** A release as a code for the camera carries it: in the fragment, which no server ever sees. */
export interface ScannedRelease {
  apartment: string;
  /** The eight symbols and the ninth. */
  symbols: string;
  codeRevision: number;
}

export const releaseAddress = (origin: string, { apartment, symbols, codeRevision }: ScannedRelease): string =>
  `${origin}${guideAddress(apartment)}#r=${symbols}.${codeRevision}`;

const RELEASE = new RegExp(`${GUIDE_PATH}/([^/?#]+)[^#]*#(?:s=[\\w-]+&)?r=(\\w{9})\\.(\\d{1,9})$`);

/**
 * A guest's link with a release behind its key: a phone that has nothing yet opens the guide with the one, a phone that
 * holds the sealed code and has no network opens that with the other.
 *
 * @param qr address of the release, as `releaseAddress` makes it
 */
export const linkWithRelease = (link: string, qr: string): string => `${link}&${qr.slice(qr.indexOf('#') + 1)}`;

/** The release in a guide's address; `null` where there is none. */
export function releaseIn(address: string): ScannedRelease | null {
  const [, door = '', symbols = '', revision = ''] = RELEASE.exec(address) ?? [];
  if (symbols === '') return null;
  try {
    return { apartment: decodeURIComponent(door), symbols, codeRevision: Number(revision) };
  } catch {
    return null; // A percent sign that stands for nothing.
  }
}
