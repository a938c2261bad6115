import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { oneLine, StartError } from '../../platform/start-error';
import { normalizeApartmentCode } from '../../../domain/guest-access/apartment-code';

/** Says where the hotel in a database was read from, as noted when it was read. */
export interface Origin {
  /** It is the demo hotel. */
  demo: boolean;
  /** `null` for the demo hotel, and for a hotel of one's own from before this was noted. */
  file: { path: string; sha256: string } | null;
  /** As it was read. */
  brand: string;
}

/** The hotel that a database holds. */
export interface HeldHotel {
  /** As it is now. */
  brand: string;
  /** Codes of its doors. */
  doors: ReadonlySet<string>;
  /** `null` in a database from before this was noted. */
  origin: Origin | null;
  isDemo: boolean;
}

/** As much of a hotel file as tells whose it is, whatever else is right or wrong in it. */
export interface NamedFile {
  path: string;
  sha256: string;
  brand: string;
  doors: ReadonlySet<string>;
}

/**
 * Tells whether a hotel was read from a file: from this path, or from this content, or the file has the name that the hotel
 * has or was read with. So a hotel that was corrected at the desk, a file that was corrected since and one that was moved
 * stay together. From the demo hotel only its own file is not another.
 */
export function wasReadFrom(held: HeldHotel, file: NamedFile): boolean {
  const { origin, brand, doors, isDemo } = held;
  const isNamed = file.brand === brand || file.brand === origin?.brand;
  if (isDemo) return isNamed && sharesDoors(doors, file.doors);
  if (origin?.file) return origin.file.path === file.path || origin.file.sha256 === file.sha256 || isNamed;
  return isNamed || sharesDoors(doors, file.doors);
}

/** Tells whether at least half of all doors are in both. */
function sharesDoors(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const both = [...some].filter((door) => others.has(door)).length;
  return both > 0 && both * 2 >= some.size + others.size - both;
}

/** Says why a server must not go on with the hotel that is there when it was told of a file; what to do instead. */
export const sayOtherHotel = ({ brand, isDemo }: HeldHotel, place: string, file: string): string =>
  `HOTEL_FILE: ${place} holds ${isDemo ? 'the demo hotel ' : ''}"${brand}", which was not read from ${file}. Nothing was changed. For the hotel of that file start with an empty DATA_DIR (or DATABASE_URL); to go on with "${brand}" start without HOTEL_FILE.`;

/**
 * Looks at a hotel file for whose it is.
 *
 * @throws StartError when it cannot be read
 */
export function readNamedFile(path: string): NamedFile {
  let text: string;
  let value: unknown;
  try {
    text = readFileSync(path, 'utf8');
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new StartError(`HOTEL_FILE: ${path} cannot be read (${oneLine(error)}).`);
  }
  const { brand, guide } = (value ?? {}) as { brand?: unknown; guide?: unknown };
  const codes = (Array.isArray(guide) ? guide : []).map((door: { code?: unknown } | null) => door?.code);
  return {
    path,
    sha256: sha256Of(text),
    brand: typeof brand === 'string' ? brand.normalize('NFC').trim() : '',
    doors: new Set(codes.filter((code) => typeof code === 'string').map(normalizeApartmentCode)),
  };
}

/** Of a file's text. */
const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');
