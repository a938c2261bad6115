/**
 * Parts of the guide about things that nothing else says a house has: each is switched by itself.
 * In the order of the guide.
 */
export const OWN_CHOICE = ['2-1', '2-2', '2-3', '2-4', '8-3', '8-4', '8-5', '11'] as const;
export type OwnChoice = (typeof OWN_CHOICE)[number];

/** Name of each, as people choose them. */
export const OWN_CHOICE_NAMES = {
  '2-1': 'power',
  '2-2': 'stove',
  '2-3': 'washer',
  '2-4': 'heater',
  '8-3': 'aircon',
  '8-4': 'tv',
  '8-5': 'microwave',
  '11': 'trash',
} as const satisfies Record<OwnChoice, string>;
