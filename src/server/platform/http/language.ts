import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, asLanguage, type Language, spokenLanguage } from '../../../domain/languages';
import { rememberedLanguage } from './cookies';

/** `?lang=` of an address; `null` when it names none of ours. Of several the first counts. */
export function askedLanguage(request: FastifyRequest): Language | null {
  const { lang } = request.query as { lang?: string | string[] };
  return asLanguage(Array.isArray(lang) ? lang[0] : lang);
}

/**
 * Language of a page, the guide's too: what the address asks for, else what this browser remembers, else what it says is
 * spoken. The worker answers by the same rule (sw/navigation.ts), and the page's script follows the document.
 */
export function pageLanguage(request: FastifyRequest): Language {
  const chosen = askedLanguage(request) ?? rememberedLanguage(request.headers.cookie);
  return chosen ?? messageLanguage(request.headers['accept-language']);
}

/** Language of an error, and of a page that nobody has chosen one for: by what Accept-Language says is spoken. */
export const messageLanguage = (accepted: string | undefined): Language =>
  spokenLanguage((accepted ?? '').split(',').slice(0, 20));

/** Language of what is published, such as a list of tours: as the address asks, else Vietnamese. */
export const contentLanguage = (request: FastifyRequest): Language => askedLanguage(request) ?? DEFAULT_LANGUAGE;

/** Language of what a call has written or answered: as its address asks, else the caller's own. */
export const callLanguage = (request: FastifyRequest): Language =>
  askedLanguage(request) ?? messageLanguage(request.headers['accept-language']);

/** The language of the desk's own names and of refusals. */
export const deskLanguage = (request: FastifyRequest): Language => callLanguage(request);
