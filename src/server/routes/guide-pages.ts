import type { FastifyReply, FastifyRequest } from 'fastify';
import { isApartmentCode, normalizeApartmentCode } from '../../domain/apartment-code';
import { GUIDE_PATH, MISSPELT_GUIDE } from '../../contract/worker';
import type { ServerParts } from '../parts';
import { guideLanguage } from '../http/language';
import { sendMissing } from '../http/not-found';
import type { textSender } from '../http/send-text';
import { AppError } from '../errors';
import { acceptedEncoding } from '../http/compressed-pages';
import { newDeviceCookie } from '../http/cookies';
import { type GuideShell, withAnswer, withManifest } from '../services/guide-shells';
import { manifestAddress } from '../services/manifest';

const HTML = 'text/html; charset=utf-8';

/** The guide's document: under its apartment for a person, under its checksum for the worker. */
export function guidePageRoutes(
  { app, shells, hotel, guide, readClient, secureCookies }: ServerParts,
  sendText: ReturnType<typeof textSender>,
): void {
  /** What a guest who opens this apartment gets along with the document; marks the device as the call does. */
  const answerFor = async (request: FastifyRequest, reply: FastifyReply, code: string): Promise<string | null> => {
    if (!isOpenedByPerson(request)) return null;
    const client = readClient(request.raw);
    const json = await guide.answerInPage(code, client);
    if (json !== null && client.device === null) reply.header('set-cookie', newDeviceCookie(secureCookies));
    return json;
  };

  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    await hotel.ensureFresh();
    const shell = shells?.document(guideLanguage(request));
    if (!shell) throw new AppError(503, 'unavailable', { retryAfter: 5 });
    const code = codeOf(request);
    guideHeaders(reply, shell);
    const json = code === null ? null : await answerFor(request, reply, code);
    const own = code === null || json === null ? null : withAnswer(manifestAddress(code, shell.lang), json);
    if (own !== null) {
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      if (encoding !== null) reply.header('content-encoding', encoding);
      return reply
        .type(HTML)
        .header('cache-control', 'no-store')
        .send(await shell.page.with(own, encoding));
    }
    reply.header('cache-control', 'no-cache').header('vary', 'Cookie, Accept-Language');
    return sendText(request, reply, {
      key: `${shell.lang}-${shell.hash}${code === null ? '' : `-${code}`}`,
      type: HTML,
      text: () => withManifest(shell, code === null ? null : manifestAddress(code, shell.lang)),
    });
  };
  // Whatever stands behind it, this is the guide: a code in small letters, a broken escape, nothing at all.
  for (const url of ['/hiden-page', '/hiden-page/*']) app.get(url, { schema: { hide: true } }, page);

  // As everybody spells it who is told the address over the phone.
  for (const url of ['/hidden-page', '/hidden-page/*']) {
    app.get(url, { schema: { hide: true } }, (request, reply) => reply.redirect(spelt(request.url), 308));
  }

  app.get('/shell/:name', { schema: { hide: true } }, async (request, reply) => {
    const shell = await shells?.byName((request.params as { name: string }).name);
    if (!shell) {
      sendMissing(reply);
      return reply;
    }
    guideHeaders(reply, shell).header('cache-control', 'public, max-age=31536000, immutable');
    return sendText(request, reply, {
      key: `${shell.lang}-${shell.hash}`,
      type: HTML,
      text: () => withManifest(shell, null),
    });
  });
}

const spelt = (address: string): string => address.replace(MISSPELT_GUIDE, GUIDE_PATH);
/**
 * Only a page that somebody opens carries the answer: not what a link preview, a crawler or a script asks for, nor what
 * a browser fetches beforehand. Where a browser does not say (an address without TLS), the page asks for itself.
 */
function isOpenedByPerson({ method, headers }: FastifyRequest): boolean {
  const opened = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return method === 'GET' && opened && headers['sec-purpose'] === undefined && headers['purpose'] === undefined;
}

function guideHeaders(reply: FastifyReply, shell: GuideShell): FastifyReply {
  return reply
    .header('content-security-policy', shell.policy)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex, nofollow');
}

/** The apartment in the last part of the address, as the page itself reads it; `null` when there is none. */
function codeOf(request: FastifyRequest): string | null {
  const rest = (request.params as { '*'?: string })['*'] ?? '';
  const last = rest
    .split('/')
    .filter((part) => part !== '')
    .at(-1);
  const code = normalizeApartmentCode(last);
  return isApartmentCode(code) ? code : null;
}
