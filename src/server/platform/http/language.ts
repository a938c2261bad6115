import type { FastifyRequest } from 'fastify';
import { asGuideLanguage, type GuideLanguage, productLanguage } from '../../../domain/guide/guide-languages';
import { DEFAULT_LANGUAGE, asLanguage, type Language, spokenLanguage } from '../../../domain/languages';
import { rememberedLanguage } from './cookies';

/** `?lang=` of an address as it stands there. Of several the first counts. */
function namedLanguage(request: FastifyRequest): string | undefined {
  const { lang } = request.query as { lang?: string | string[] };
  return Array.isArray(lang) ? lang[0] : lang;
}

/** `?lang=` of an address; `null` when it names none of the product's. */
export const askedLanguage = (request: FastifyRequest): Language | null => asLanguage(namedLanguage(request));

/**
 * Language of the guide: what the address asks for, else what this browser remembers, else what it says is spoken. A pack
 * is chosen, and never guessed. The worker answers by the same rule (sw/navigation.ts), and the page's script follows the
 * document.
 */
export function guideLanguage(request: FastifyRequest): GuideLanguage {
  const chosen = asGuideLanguage(namedLanguage(request)) ?? rememberedLanguage(request.headers.cookie);
  return chosen ?? messageLanguage(request.headers['accept-language']);
}

/** Language of any other page, by the same rule: the site speaks English to who reads the guide in another language. */
export const pageLanguage = (request: FastifyRequest): Language => productLanguage(guideLanguage(request));

/** Language of an error, and of a page that nobody has chosen one for: by what Accept-Language says is spoken. */
export const messageLanguage = (accepted: string | undefined): Language =>
  spokenLanguage((accepted ?? '').split(',').slice(0, 20));

/** Language of what is published, such as a list of tours: as the address asks, else Vietnamese. */
export const contentLanguage = (request: FastifyRequest): Language => askedLanguage(request) ?? DEFAULT_LANGUAGE;

/** The same of the guide's content, which packs of words have too. */
export const guideContentLanguage = (request: FastifyRequest): GuideLanguage =>
  asGuideLanguage(namedLanguage(request)) ?? DEFAULT_LANGUAGE;

/** Language of what a call has written or answered: as its address asks, else the caller's own. */
export const callLanguage = (request: FastifyRequest): Language =>
  askedLanguage(request) ?? messageLanguage(request.headers['accept-language']);

/** The language of the desk's own names and of refusals. */
export const deskLanguage = (request: FastifyRequest): Language => callLanguage(request);
