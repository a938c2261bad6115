/** Text in the place of a secret. */
const HIDDEN = '•••';
/** Shorter ones are words that may stand anywhere. */
const LEAST = 4;

/**
 * Takes door codes and passwords out of a text: with their "#" always, without it where they stand as a number or word
 * of their own and are long enough to be nothing else.
 *
 * @param secrets as the hotel has them, such as `90210#`
 */
export function withoutSecrets(text: string, secrets: Iterable<string>): string {
  let clean = text;
  for (const secret of secrets) {
    const bare = secret.replace(/#$/, '');
    if (bare.length < LEAST) continue;
    clean = clean.replaceAll(secret, HIDDEN);
    if (bare.length > LEAST)
      clean = clean.replace(
        new RegExp(`(?<![\\p{L}\\p{N}.,])${escape(bare)}(?![\\p{L}\\p{N}]|[.,]\\p{N})`, 'giu'),
        HIDDEN,
      );
  }
  return clean;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
