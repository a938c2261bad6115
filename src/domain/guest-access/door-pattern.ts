import { fold } from '../fold';
import { plainSigns } from '../plain-signs';
import { isApartmentCode, upper } from './apartment-code';

/** A pattern that says more doors than this is a slip of the finger. */
export const MAX_PATTERN_DOORS = 3000;

/** A door that a pattern names. */
interface PatternDoor {
  code: string;
  tower: string;
}

type PatternProblem =
  /** Nothing is written. */
  | 'empty'
  /**
   * A line begins neither with a tower and a colon nor with floors or doors; or its doors are those of another tower, for
   * a code has no Đ: D101 stands for Đ101 too.
   */
  | 'tower'
  /** Floors or doors are not said. */
  | 'floors'
  | 'doors'
  /** Something is no number and no range such as 8–35; a range that runs backwards. */
  | 'range'
  /** An exception is no door of the line. */
  | 'exception'
  /** More doors than a pattern may say. */
  | 'tooMany'
  /** The result cannot be the code of a door. */
  | 'code';

type Read = { doors: PatternDoor[] } | { problem: PatternProblem; at: string };
type Kind = 'floors' | 'doors';

const TOWER = /^(?:toa|thap|tower|block)?\s*([a-z][a-z0-9]{0,5})\s*:(.*)$/;
const KEYWORD = /(?:^|[\s,])(floors?|tang|doors?|units?|can ho|can|phong|except|without|tru)(?=\s|\d|:|$)/g;
const MEANS: Readonly<Record<string, Kind | 'except'>> = {
  floor: 'floors',
  floors: 'floors',
  tang: 'floors',
  door: 'doors',
  doors: 'doors',
  unit: 'doors',
  units: 'doors',
  can: 'doors',
  'can ho': 'doors',
  phong: 'doors',
  except: 'except',
  without: 'except',
  tru: 'except',
};

/**
 * The doors that a line such as "R1: tầng 8–35, căn 01–12, trừ tầng 13, trừ căn 04, trừ R12003" names; several towers
 * stand in lines of their own or behind semicolons. A line without a tower names plates of figures alone. A number keeps the zeros it is written with: "01" gives 01, 02 … and
 * "8" gives 8, 9, 10.
 *
 * @returns the doors in the order of the house, each once; or what is wrong, and where
 */
export function readDoorPattern(text: string): Read {
  const lines = plainSigns(text)
    .split(/[;\n]/)
    .map((line) => ({ line: fold(line), isBarred: /đ\w*\s*:/i.test(line) }))
    .filter(({ line }) => line !== '');
  if (lines.length === 0) return { problem: 'empty', at: '' };
  const doors = new Map<string, PatternDoor>();
  const barred = new Map<string, boolean>();
  for (const { line, isBarred } of lines) {
    const read = readLine(line);
    if ('problem' in read) return read;
    for (const door of read.doors) {
      if ((barred.get(door.code) ?? isBarred) !== isBarred) return { problem: 'tower', at: line };
      barred.set(door.code, isBarred);
      doors.set(door.code, door);
    }
    if (doors.size > MAX_PATTERN_DOORS) return { problem: 'tooMany', at: line };
  }
  return { doors: [...doors.values()] };
}

function readLine(line: string): Read {
  const [, name = '', rest = line] = TOWER.exec(line) ?? [];
  // Plates without a tower: the line begins with its first word.
  if (name === '' && line.search(KEYWORD) !== 0) return { problem: 'tower', at: line };
  const tower = upper(name);
  const parts = partsOf(rest);
  if (parts === null) return { problem: 'range', at: rest.trim() };
  const listed: Record<Kind, string[]> = { floors: [], doors: [] };
  const left: Record<Kind, Set<number>> = { floors: new Set(), doors: new Set() };
  const leftDoors: string[] = [];
  for (const { kind, without, list } of parts) {
    if (kind === null) {
      leftDoors.push(...list.split(/[\s,]+/).filter((one) => one !== ''));
      continue;
    }
    const numbers = numbersOf(list);
    if (numbers === null) return { problem: 'range', at: list };
    if (without) for (const number of numbers) left[kind].add(Number(number));
    else listed[kind].push(...numbers);
  }
  for (const kind of ['floors', 'doors'] as const) if (listed[kind].length === 0) return { problem: kind, at: line };
  if (listed.floors.length * listed.doors.length > MAX_PATTERN_DOORS) return { problem: 'tooMany', at: line };
  const isIn = (kind: Kind, number: string): boolean => !left[kind].has(Number(number));
  const codes = new Map<string, string>();
  for (const floor of listed.floors.filter((one) => isIn('floors', one))) {
    for (const door of listed.doors.filter((one) => isIn('doors', one)))
      codes.set(`${floor}${door}`, `${tower}${floor}${door}`);
  }
  for (const one of leftDoors) {
    const short = upper(one).startsWith(tower) ? one.slice(tower.length) : one;
    if (!codes.delete(short)) return { problem: 'exception', at: one };
  }
  const doors = [...codes.values()].map((code) => ({ code, tower }));
  const wrong = doors.find(({ code }) => !isApartmentCode(code));
  return wrong ? { problem: 'code', at: wrong.code } : { doors };
}

/** A run of numbers behind its word; `kind` is `null` for exceptions that are doors by their code. */
interface Part {
  kind: Kind | null;
  without: boolean;
  list: string;
}

/** @returns `null` when something stands before the first word */
function partsOf(text: string): Part[] | null {
  const found = [...text.matchAll(KEYWORD)];
  if (text.slice(0, found[0]?.index ?? text.length).trim() !== '') return null;
  const parts: Part[] = [];
  let without = false;
  found.forEach((match, at) => {
    const means = MEANS[match[1] ?? ''] ?? 'except';
    const list = text.slice(match.index + match[0].length, found[at + 1]?.index).replace(/^[\s,:]+|[\s,]+$/g, '');
    if (means === 'except') {
      without = true;
      if (list !== '') parts.push({ kind: null, without, list });
    } else parts.push({ kind: means, without, list });
  });
  return parts;
}

/** "8–10, 12" as 8, 9, 10, 12, each as wide as its range is written; `null` for anything else. */
function numbersOf(list: string): string[] | null {
  const numbers: string[] = [];
  for (const range of list.replace(/\s*(?:[-~\u301c]|\bden\b|\bto\b)\s*/g, '-').split(/[\s,]+/)) {
    const [, first = '', last = first] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(range) ?? [];
    if (first === '' || Number(last) < Number(first)) return null;
    for (let number = Number(first); number <= Number(last); number += 1) {
      numbers.push(String(number).padStart(first.length, '0'));
    }
  }
  return numbers;
}
