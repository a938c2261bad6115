/** Longest code a door has; anything longer is no code (reliability catalogue I-25). */
export const MAX_APARTMENT_CODE_LENGTH = 16;

/**
 * The canonical form of an apartment code: outer white space gone, ASCII letters in upper case. What people write around
 * and into one goes too: "Căn B902", "phòng b-902", "Apt. B 902." are B902. This is the one place that reads codes.
 *
 * Only ASCII letters are raised: `toUpperCase` would turn "ß902" into "SS902" and "ı902" into "I902", that is, into
 * another apartment. Look-alikes from other alphabets therefore stay what they are: unknown.
 *
 * @param raw what came from a route, a form or a QR code; `undefined` counts as missing
 * @returns the code, `''` when there is none
 */
export function normalizeApartmentCode(raw: string | null | undefined): string {
  const typed = (raw ?? '').trim();
  const [, letters = '', figures = ''] = LOOSE_CODE.exec(typed.normalize('NFC').replace(NOUN, '')) ?? [];
  return upper(letters + figures || typed);
}

/** ASCII letters in upper case, all others as they are. */
export const upper = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** Noun in front of a code in a sentence, with and without marks. */
const NOUN = /^(?:c[ăa]n(?:\s*h[ộo])?|ph[òo]ng|apartment|apt|room|unit)(?:\s+s[ốo])?[\s.:#-]+/i;
/** Letters of a tower, if any, figures of floor and door, whatever parts them, and what follows: a full stop, "B902号". */
const LOOSE_CODE = /^(?:([a-z]{1,2})\W*)?(\d+)\W*$/i;

/**
 * Reads a code in a call of the API: outer white space and small letters are forgiven, nothing more. The ways in which
 * people write one are read before the call.
 */
export const strictApartmentCode = (raw: string): string => upper(raw.trim());

/**
 * Tells whether a canonical code can be the code of a door at all: ASCII letters and digits, starting with a letter; or two to
 * six digits, as plates without a tower have them. At most `MAX_APARTMENT_CODE_LENGTH`.
 */
export const isApartmentCode = (code: string): boolean => /^([A-Z][A-Z\d]{0,15}|\d{2,6})$/.test(code);

/** Tells of a house's doors whether some have plates of figures alone. */
export const hasPlatesOfFigures = (codes: Iterable<string>): boolean => [...codes].some(isPlateOfFigures);

/** Tells a plate that names no tower, such as 703. */
export const isPlateOfFigures = (code: string): boolean => /^\d{2,6}$/.test(code);

interface ApartmentPlace {
  tower: string;
  floor: number;
  unit: string;
}

/**
 * Reads tower, floor and unit from a code: B902 is unit 02 on floor 9 of tower B. `null` when it does not say them.
 *
 * @param known the door's own tower, where somebody has said which: in R1801 of tower R1 the floor is 8, without it 18 of
 *   tower R. A tower that the code does not begin with leaves floor and unit to the figures.
 */
export function placeOfApartment(code: string, known?: string | null): ApartmentPlace | null {
  const tower = known ? known : code.slice(0, 1);
  const figures = code.startsWith(tower) ? code.slice(tower.length) : code.replace(/^[A-Z]+/, '');
  const match = /^(\d{1,2})(\d{2})$/.exec(figures);
  if (!/^[A-Z]/.test(code) || !match?.[1] || !match[2]) return null;
  const floor = Number(match[1]);
  return floor > 0 ? { tower, floor, unit: match[2] } : null;
}

/** B of B902, and of a code that says no floor its letters; `''` of 201. */
export const towerOfCode = (code: string): string => placeOfApartment(code)?.tower ?? /^[A-Z]*/.exec(code)?.[0] ?? '';

/** Floor and unit of a door, for lists of the house: 12 and 03 of 1203 too, which names no tower. `null` when it says none. */
export function placeOfDoor(code: string, tower: string): Pick<ApartmentPlace, 'floor' | 'unit'> | null {
  const [, floor = '0', unit = ''] = /^(\d{1,2})(\d{2})$/.exec(code) ?? [];
  return placeOfApartment(code, tower) ?? (Number(floor) > 0 ? { floor: Number(floor), unit } : null);
}

/**
 * The apartment code of a guide address: the last path segment of `/hiden-page/B902`, `/hiden-page/B902/`,
 * `/guide/%20b902%20`. A segment that cannot be decoded counts as no code; it never throws.
 */
export function apartmentCodeFromPath(pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const last = segments.length > 1 ? segments.at(-1) : '';
  try {
    return normalizeApartmentCode(decodeURIComponent(last ?? ''));
  } catch {
    return '';
  }
}
