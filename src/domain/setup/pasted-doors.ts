import { isApartmentCode, normalizeApartmentCode, upper } from '../guest-access/apartment-code';

/** A door as a line of a list says it; `''` for what the line does not say. */
export interface PastedDoor {
  code: string;
  doorCode: string;
  wifiName: string;
  wifiPassword: string;
}

/** Tabs are what a spreadsheet gives; a semicolon or a comma is what people type. */
const CELLS = /\t|;|,/;

/**
 * Reads doors out of lines of "door, door code, Wi-Fi, Wi-Fi password", copied from a spreadsheet or typed. Several doors
 * in one line are a door each; a first line without a figure is a head.
 *
 * @param known doors of the house, where each line is about one of them
 * @returns the doors, or the first line that does not begin with one
 */
export function readPastedDoors(text: string, known?: readonly string[]): { doors: PastedDoor[] } | { wrong: string } {
  const lines = text.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  const told = (/\d/.test(first) ? lines : lines.slice(1)).filter((line) => line !== '');
  const doors: PastedDoor[] = [];
  for (const line of told) {
    const cells = line.split(line.includes('\t') ? '\t' : CELLS).map((cell) => cell.trim());
    const several = line.split(/[\s,;]+/).map(upper);
    const [code = '', doorCode = '', wifiName = '', wifiPassword = ''] = cells;
    const isList = !known && !line.includes('\t') && several.length > 1 && several.every(hasPlate) && areAlike(several);
    if (isList) doors.push(...several.map((one) => ({ code: one, doorCode: '', wifiName: '', wifiPassword: '' })));
    else if (hasPlate(normalizeApartmentCode(code)))
      doors.push({ code: normalizeApartmentCode(code), doorCode, wifiName, wifiPassword });
    else return { wrong: line };
  }
  return { doors };
}

/** Tells a row of doors from a door and its code: "201, 202" are doors, "201, 1357" and "S201, 1357" are one. */
const areAlike = (words: readonly string[]): boolean =>
  words.every((word) => /^[A-Z]/.test(word)) ||
  words.every((word) => /^\d/.test(word) && word.length === words[0]?.length);

/** A plate has a figure: a head, or a Wi-Fi's name in one word, is none. */
const hasPlate = (code: string): boolean => /\d/.test(code) && isApartmentCode(code);
