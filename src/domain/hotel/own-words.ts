/** Words of one namespace, at any depth. */
type Words = string | number | readonly Words[] | { readonly [key: string]: Words };

/** Sentences that fit any house, by namespace; those of `cities` and `reception` where a house has them to tell. */
export type OwnWords = Readonly<Record<'always' | 'cities' | 'reception', Readonly<Record<string, Words>>>>;

/**
 * Lays sentences that fit any house over those that name the demo hotel.
 *
 * @param name the namespace of the words
 * @param facts what the sentences may ask for; `''` for what the house does not tell
 */
export function inOwnWords<W>(
  words: W,
  name: string,
  own: OwnWords,
  facts: Readonly<Record<'cities' | 'reception', string>>,
): W {
  const layers = (['always', 'cities', 'reception'] as const).filter((layer) => layer === 'always' || facts[layer]);
  return layers.reduce<Words>((below, layer) => laidOver(below, own[layer][name], facts), words as Words) as W;
}

/**
 * Gives words with others over them, key by key. A text has the house's facts filled in; a list, like a number, takes the
 * place of what is below as it is, and an object over a list replaces the items that its keys count to.
 */
function laidOver(below: Words, above: Words | undefined, facts: Readonly<Record<string, string>>): Words {
  if (above === undefined) return below;
  if (typeof above === 'string')
    return above.replace(/\{\{(cities|reception)\}\}/g, (_, name: string) => facts[name] ?? '');
  if (typeof above !== 'object' || Array.isArray(above)) return above;
  const under = below as Readonly<Record<string, Words>>;
  const over = Object.entries(above).map(([key, value]) => [key, laidOver(under[key] ?? '', value, facts)] as const);
  return Object.assign(Array.isArray(below) ? [...(below as Words[])] : { ...under }, Object.fromEntries(over));
}
