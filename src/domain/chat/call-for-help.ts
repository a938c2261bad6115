import { CALLS_FOR, type Danger } from './emergency-words';
import { EMERGENCY_NUMBERS } from '../guide/emergency';

/** The answer to a guest in danger, by what has happened; `{{fire}}` and the like stand for the numbers. */
export type HelpSentences = Readonly<Record<Danger, string>>;
export interface EmergencyCall {
  who: (typeof EMERGENCY_NUMBERS)[number]['who'] | 'reception';
  number: string;
}

/** The numbers by whom they reach. */
export const EMERGENCY_BY_SERVICE: Readonly<Record<string, string>> = Object.fromEntries(
  EMERGENCY_NUMBERS.map(({ who, number }) => [who, number]),
);

/**
 * The answer to a call for help: what to do first, and which numbers to call in which order.
 *
 * @param reception number of the house, as people write it; the last one, except in a lift, where it is the first
 */
export function callForHelp(
  danger: Danger,
  sentences: HelpSentences,
  reception: string,
): { text: string; calls: EmergencyCall[] } {
  const calls: EmergencyCall[] = CALLS_FOR[danger].map((who) => ({ who, number: EMERGENCY_BY_SERVICE[who] ?? '' }));
  const house: EmergencyCall = { who: 'reception', number: reception };
  return {
    text: sentences[danger].replace(/\{\{(\w+)\}\}/g, (_, name: string) => EMERGENCY_BY_SERVICE[name] ?? reception),
    calls: danger === 'lift' ? [house, ...calls] : [...calls, house],
  };
}
