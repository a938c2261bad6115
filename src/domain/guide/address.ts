import { normalizeApartmentCode } from '../guest-access/apartment-code';
import type { Language } from '../languages';

/** Start of the addresses of guides (specification §2). */
export const GUIDE_PATH = '/hiden-page';

/**
 * Address of an apartment's guide: `/hiden-page/B902`, the code in upper case (specification §2). The guide is a
 * document of its own (decision 12), so a link to it is a plain one.
 *
 * @param apartment as it was typed; percent-encoded, so that "B5/16" stays one segment
 * @param lang asks for that language; without it the guide opens in the one this phone remembers
 */
export function guideAddress(apartment: string, lang?: Language): string {
  // Half of a surrogate pair, pasted from a broken text, would make encodeURIComponent throw.
  const code = normalizeApartmentCode(apartment).replace(/\p{Surrogate}/gu, '');
  const path = `${GUIDE_PATH}/${encodeURIComponent(code)}`;
  return lang ? `${path}?lang=${lang}` : path;
}
