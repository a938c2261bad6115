import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';

export { dice } from './dice';

/** File in which `npm run test:faults` finds what was measured: one line of JSON each. */
const FIGURES_FILE = 'FAULTS_FIGURES';

/** Notes what a case has measured, for the table; said on the console when the case runs by itself. */
export function figure(text: string): void {
  const name = expect.getState().currentTestName ?? '';
  const file = process.env[FIGURES_FILE];
  if (file === undefined) console.log(`${name}: ${text}`);
  else appendFileSync(file, `${JSON.stringify({ name, text })}\n`);
}

/** Settings of a run: `--seed`, and how much of the long cases. */
export const SEED = Number(process.env['FAULTS_SEED'] ?? 1);
/** Cases of fuzzing for each call; the catalogue wants 2,000. */
export const FUZZ_RUNS = Number(process.env['FAULTS_FUZZ'] ?? 2000);

/** The value that so many in a hundred do not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
}

export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

/** `3×201, 1×409`. */
export function tally(values: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => String(a).localeCompare(String(b)))
    .map(([value, count]) => `${count}×${value}`)
    .join(', ');
}
