import { asLanguage, type Language } from '../../../domain/languages';

const LANGUAGE_COOKIE = 'hien_lang';

/** The language chosen in this browser; over https its cookie is named for https alone. */
export const rememberedLanguage = (header: string | undefined): Language | null =>
  asLanguage(readCookie(header, `__Host-${LANGUAGE_COOKIE}`) ?? readCookie(header, LANGUAGE_COOKIE));

/** Value of one cookie as it was sent; `null` when there is none. */
export function readCookie(header: string | undefined, name: string): string | null {
  if (header === undefined) return null;
  let start = 0;
  while (start < header.length) {
    const end = header.indexOf(';', start);
    const stop = end === -1 ? header.length : end;
    while (header[start] === ' ') start += 1;
    if (header.startsWith(name, start) && header[start + name.length] === '=') {
      return header.slice(start + name.length + 1, stop).trim();
    }
    start = stop + 1;
  }
  return null;
}
