import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCOUNT_API, API_PREFIX, HEALTH_API } from '../../contract/api-addresses';
import { liesUnder } from '../../contract/page-addresses';
import { LANGUAGES } from '../../domain/languages';
import type { Config } from '../config';
import { AppError } from '../errors';
import { WORDS } from '../words';
import { isLoopback } from './address';
import type { Logger } from './logger';
import { sendError } from './http/error-handler';

/** Tells by its headers whether a request is meant for this machine. */
type IsOwnHost = (request: IncomingMessage) => boolean;

/**
 * A server that was told nothing of the public is for this machine alone. A request for another name has come through a
 * proxy that nobody has named, or from a page that had its own name lead here (DNS rebinding): it would be given the
 * demo's door codes, its toy wallet and cookies without protection. Some proxies put their own upstream's name into
 * `Host` and the guest's into `X-Forwarded-Host`; both must be ours.
 *
 * @param isPrivate whether nobody else can reach the server by its settings; otherwise every name is taken
 */
export function ownHost({ host }: Pick<Config, 'host'>, isPrivate: boolean): IsOwnHost {
  if (!isPrivate) return () => true;
  let lastOwn = '';
  const isOwn = (name: string): boolean => {
    if (name === lastOwn) return true;
    const [, bare = ''] = /^(\[[\d.:a-f]+\]|[^:]+)(?::\d{0,5})?$/i.exec(name) ?? [];
    if (!isLoopback(bare) && bare !== host) return false;
    lastOwn = name;
    return true;
  };
  return ({ headers: { host: asked, 'x-forwarded-host': forwarded } }) => {
    // A program that names no host is not a browser, and a proxy names one.
    if (asked !== undefined && asked !== '' && !isOwn(asked)) return false;
    return (
      forwarded === undefined || [forwarded].flat().every((names) => names.split(',').every((one) => isOwn(one.trim())))
    );
  };
}

/** An `onRequest` hook that answers 421 to what is meant for another host, and says what to set; once in the log too. */
export function refuseOtherHosts(
  isOwnHost: IsOwnHost,
  logger: Logger,
): (request: FastifyRequest, reply: FastifyReply, done: () => void) => void {
  let warned = false;
  return (request, reply, done) => {
    const path = request.raw.url?.split('?')[0] ?? '/';
    if (isOwnHost(request.raw) || path === HEALTH_API) {
      done();
      return;
    }
    if (!warned) {
      warned = true;
      logger.warn({ alarm: 'other-host' }, `PUBLIC_ORIGIN is not set: ${WORDS.en.otherHost.text}`);
    }
    if (liesUnder(path, API_PREFIX.slice(0, -1), ACCOUNT_API))
      sendError(new AppError(421, 'otherHost'), request, reply);
    else reply.code(421).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(PAGE);
  };
}

const PAGE = [
  `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
  `<meta name="robots" content="noindex"><title>${WORDS.vi.otherHost.title}</title></head><body>`,
  ...LANGUAGES.map((lang) => {
    const { title, text, set } = WORDS[lang].otherHost;
    return `<section lang="${lang}"><h1>${title}</h1><p>${text}</p><p>${set}</p></section>`;
  }),
  '</body></html>\n',
].join('');
