import type { Danger } from './emergency-words';

/** Signs of each danger in the language of a pack, and what holds one and is none; parts of words, with commas between. */
export type DangerWords = Readonly<Record<Danger | 'harmless', string>>;

/** Languages of packs leave out spaces, or put them where their writers like. */
const unspaced = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');
const parts = (list: string): string[] => list.split(',').map(unspaced);

/**
 * Finds the danger in what somebody types in the language of a pack, by parts of words: no word of these begins or ends
 * at a space. The first of the pack's list counts.
 */
export function dangerAmong(text: string, { harmless, ...signs }: DangerWords): Danger | null {
  const rest = parts(harmless).reduce((left, each) => left.replaceAll(each, '·'), unspaced(text));
  const found = Object.entries(signs).find(([, list]) => parts(list).some((sign) => rest.includes(sign)));
  return (found?.[0] as Danger | undefined) ?? null;
}
