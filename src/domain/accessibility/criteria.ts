import type TESTS from './tests.json';

/** A flow that a criterion is tested by; file and title stand in `tests.json`, its words in the page's. */
type ReachTest = keyof typeof TESTS;

/** Days and results of a build's own flows, by test; a build that nobody has tested has none. */
export interface ReachRecord {
  /** `YYYY-MM-DD`, UTC, of the last run; `null` before the first. */
  day: string | null;
  passed: Readonly<Record<string, boolean>>;
}

type Level = 'A' | 'AA' | 'AAA';

export interface Criterion {
  /** As WCAG 2.2 numbers it. */
  number: string;
  level: Level;
  /** Flows that look at it; none where nothing does so by itself. */
  tests: readonly ReachTest[];
  /** The product has nothing that the criterion is about. */
  absent?: 'sound' | 'live' | 'motion';
}

/** Criteria that came with WCAG 2.2: EN 301 549 v3.2.1 takes those of 2.1. */
const NEW_IN_2_2 = new Set(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']);

/** Clause of EN 301 549 v3.2.1 that asks for the same; `null` where none does. */
export const clauseOf = ({ number, level }: Criterion): string | null =>
  level === 'AAA' || NEW_IN_2_2.has(number) ? null : `9.${number}`;

const of =
  (level: Level) =>
  (number: string, ...tests: ReachTest[]): Criterion => ({ number, level, tests });
const [a, aa, aaa] = [of('A'), of('AA'), of('AAA')];
const without = (level: Level, number: string, absent: NonNullable<Criterion['absent']>): Criterion => ({
  ...of(level)(number),
  absent,
});

/** Every criterion of WCAG 2.2 AA in its order, then those of AAA that are taken on. Films have no sound. */
export const CRITERIA: readonly Criterion[] = [
  a('1.1.1', 'sound', 'soundDesk', 'spokenGuest', 'spokenDesk'),
  a('1.2.1', 'films'),
  without('A', '1.2.2', 'sound'),
  without('A', '1.2.3', 'sound'),
  without('AA', '1.2.4', 'live'),
  without('AA', '1.2.5', 'sound'),
  a('1.3.1', 'sound', 'soundDesk', 'spokenGuest', 'spokenDesk'),
  a('1.3.2', 'spokenGuest', 'spokenDesk'),
  a('1.3.3'),
  aa('1.3.4'),
  aa('1.3.5', 'sound'),
  a('1.4.1', 'forced'),
  without('A', '1.4.2', 'sound'),
  aa('1.4.3', 'sound', 'soundDesk'),
  aa('1.4.4', 'largeText'),
  aa('1.4.5'),
  aa('1.4.10', 'reflow'),
  aa('1.4.11'),
  aa('1.4.12', 'reflow'),
  aa('1.4.13'),
  a('2.1.1', 'keyboard', 'dialogs'),
  a('2.1.2', 'keyboard', 'dialogs'),
  a('2.1.4'),
  a('2.2.1'),
  a('2.2.2'),
  a('2.3.1'),
  a('2.4.1', 'sound', 'soundDesk'),
  a('2.4.2', 'sound', 'soundDesk'),
  a('2.4.3', 'keyboard', 'spokenGuest'),
  a('2.4.4', 'spokenGuest', 'spokenDesk'),
  aa('2.4.5'),
  aa('2.4.6', 'spokenGuest', 'spokenDesk'),
  aa('2.4.7', 'forced'),
  aa('2.4.11', 'floating'),
  a('2.5.1'),
  a('2.5.2'),
  a('2.5.3', 'names'),
  without('A', '2.5.4', 'motion'),
  aa('2.5.7', 'oneTap'),
  aa('2.5.8', 'contrast'),
  a('3.1.1', 'sound', 'soundDesk', 'spokenGuest'),
  aa('3.1.2', 'spokenGuest'),
  a('3.2.1'),
  a('3.2.2'),
  aa('3.2.3'),
  aa('3.2.4'),
  a('3.2.6'),
  a('3.3.1', 'refused'),
  a('3.3.2', 'sound', 'soundDesk'),
  aa('3.3.3', 'refused'),
  aa('3.3.4', 'cancelling'),
  a('3.3.7'),
  aa('3.3.8', 'passkey'),
  a('4.1.2', 'sound', 'soundDesk', 'spokenGuest', 'spokenDesk'),
  aa('4.1.3'),
  aaa('1.2.8', 'films'),
  aaa('1.4.6', 'contrast'),
];

/** `unrecorded`: there is a test, and no run of this build has said how it went. */
export type Result = 'passed' | 'failed' | 'unrecorded' | 'untested' | 'absent';

/** Says of a criterion no more than the runs of this very build do. @param record `null` while none is known */
export function resultOf({ tests, absent }: Criterion, record: ReachRecord | null): Result {
  if (absent) return 'absent';
  if (tests.length === 0) return 'untested';
  const results = tests.map((test) => record?.passed[test]);
  if (results.includes(false)) return 'failed';
  return results.every(Boolean) ? 'passed' : 'unrecorded';
}
