/**
 * Ten questions that every house is asked. The words for them are the first topics of `guide-search.json`, in this order,
 * and so are a guide's answers.
 */
export const ASKED = [
  'taxi',
  'airport',
  'pharmacy',
  'pool',
  'invoice',
  'atm',
  'cash',
  'sim',
  'parking',
  'mosquitoes',
] as const;
export type Asked = (typeof ASKED)[number];
