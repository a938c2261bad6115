import type { OwnChoice } from '../guide/parts/own-choice';

/** Topics of the help page, in the specification's order (§2). */
export const HELP_TOPICS = ['network', 'tv', 'aircon', 'power', 'kitchen', 'laundry'] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** Things that a topic is about; a topic without one is about every house. */
const ABOUT: Partial<Record<HelpTopic, readonly OwnChoice[]>> = {
  tv: ['8-4'],
  aircon: ['8-3'],
  kitchen: ['2-2', '8-5'],
  laundry: ['2-3'],
};

/** Topics of a house whose apartments have some of the things. */
export const helpTopicsOf = (has: Readonly<Record<OwnChoice, boolean>>): HelpTopic[] =>
  HELP_TOPICS.filter((topic) => ABOUT[topic]?.some((part) => has[part]) ?? true);
