import { asLanguage } from '../languages';
import { PACK_LANGUAGES, type PackLanguage } from './guide-languages';

/** Places and scripts whose Chinese is written in the traditional signs. */
const TRADITIONAL = /^zh-(?:hant|tw|hk|mo)\b/i;

/**
 * The pack for somebody who has chosen no language: of the first tag that is one of the guide's languages; `null` where
 * that is one of the product's, or none is.
 *
 * @param spoken language tags such as `zh-TW`, the preferred first
 */
export function spokenPack(spoken: readonly string[]): PackLanguage | null {
  for (const tag of spoken) {
    const short = tag.slice(0, 2).toLowerCase();
    if (asLanguage(short)) return null;
    const name = short !== 'zh' ? short : TRADITIONAL.test(tag) ? 'zh-Hant' : 'zh-Hans';
    const pack = PACK_LANGUAGES.find((one) => one === name);
    if (pack) return pack;
  }
  return null;
}
