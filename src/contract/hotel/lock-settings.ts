import * as z from 'zod/mini';
import { bothTexts, lines, whole } from './edited-text';

/** Longer than any lock's battery lasts, in months. */
const MAX_MONTHS = 60;
const NOTHING = { vi: '', en: '' };

/**
 * What a house does about its doors' locks, besides their codes. The second way in is a secret: a guide has it where and
 * when it has the door's code.
 */
export const lockSettings = z.object({
  /** A door is ready when somebody has tried the coming code at it. */
  asksTried: z._default(z.boolean(), false),
  /** A battery is to be changed after so many months; 0 where nobody counts. */
  batteryMonths: z._default(whole(0, MAX_MONTHS), 0),
  /** How a guest gets in whose lock is dead, and the code that this takes; empty for no such way. */
  second: z._default(bothTexts(600), NOTHING),
  secondCode: z._default(lines(40), ''),
});
export type LockSettings = z.output<typeof lockSettings>;
export const USUAL_LOCKS: LockSettings = lockSettings.parse({});

/** The second way in as a guide gets it; `null` for none. What is said in one language stands for the other too. */
export function secondWay({ second: { vi, en }, secondCode }: LockSettings): string[] | null {
  return vi === '' && en === '' ? null : [vi || en, en || vi, secondCode];
}
