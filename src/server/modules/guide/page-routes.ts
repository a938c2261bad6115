import type { FastifyReply, FastifyRequest } from 'fastify';
import { SHELL_PATH } from '../../../contract/api-addresses';
import { isApartmentCode, normalizeApartmentCode } from '../../../domain/guest-access/apartment-code';
import { GUIDE_PATH } from '../../../domain/guide/address';
import { productLanguage } from '../../../domain/guide/guide-languages';
import { guideLanguage } from '../../platform/http/language';
import { JSON_TYPE } from '../../platform/http/json';
import { PERMISSIONS_WITH_CAMERA } from '../../platform/http/headers';
import { sendMissing } from '../../platform/http/not-found';
import { sendStraight } from '../../platform/straight-address';
import { hasSame, IMMUTABLE } from '../../platform/http/caching';
import { appendVary, sendAhead } from '../../platform/http/send-text';
import { AppError } from '../../errors';
import { acceptedEncoding } from '../../platform/http/compressed-pages';
import { type GuideDocument, type GuideDocuments, ownPage, withManifest } from './document/documents';
import type { RouteDeps } from '../../deps';
import type { HotelState } from '../hotel/hotel';
import type { GuideService } from './answer';
import { manifestAddress } from '../public-pages/module';

interface Deps extends Pick<RouteDeps, 'app' | 'marks' | 'readClient' | 'sendText'> {
  guide: { guide: GuideService; documents: GuideDocuments | null };
  hotel: HotelState;
}

const HTML = 'text/html; charset=utf-8';

/** The guide's document: under its apartment for a person, under its checksum for the worker. */
export function guidePageRoutes({ app, sendText, hotel, guide: { guide, documents }, readClient, marks }: Deps): void {
  /**
   * Gives the answer that a guest who opens this apartment gets with the document; marks the device as the call does.
   */
  const answerFor = async (request: FastifyRequest, reply: FastifyReply, code: string): Promise<string | null> => {
    if (!isOpenedByPerson(request)) return null;
    const client = readClient(request.raw);
    const answer = await guide.answerInPage(code, client);
    if (answer.marks && client.device === null) marks.give(reply);
    return answer.json;
  };

  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (sendStraight(request, reply)) return reply;
    await hotel.ensureFresh();
    const document = documents?.document(guideLanguage(request));
    if (!document) throw new AppError(503, 'unavailable', { retryAfter: 5 });
    const code = codeOf(request);
    guideHeaders(reply, document);
    if (code !== null) return sendOwn(request, reply, document, code);
    reply.header('cache-control', 'no-cache').header('vary', 'Cookie, Accept-Language');
    const text = (): Buffer => withManifest(document, null);
    return sendText(request, reply, { key: `${document.lang}-${document.hash}`, type: HTML, text });
  };

  /** The document of one code. Nothing is compressed for it: a thousand made-up codes cost no more than one. */
  const sendOwn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    document: GuideDocument,
    code: string,
  ): Promise<FastifyReply> => {
    const manifest = manifestAddress(code, productLanguage(document.lang));
    const json = await answerFor(request, reply, code);
    const { page, text, answers } = ownPage(document, code, manifest, json);
    reply.type(HTML);
    // What marks a device is for that device alone.
    if (answers || reply.hasHeader('set-cookie')) reply.header('cache-control', 'no-store');
    else {
      const etag = `W/"${document.lang}-${document.hash}-${code}"`;
      reply.header('cache-control', 'no-cache').header('vary', 'Cookie, Accept-Language').header('etag', etag);
      appendVary(reply, 'Accept-Encoding');
      if (hasSame(request, etag)) return reply.code(304).send();
    }
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding !== null) reply.header('content-encoding', encoding);
    const cut = await page.with(text, encoding);
    return isOpenedByPerson(request) ? sendAhead(reply, cut) : reply.send(Buffer.concat(cut));
  };
  // Whatever stands behind it, this is the guide: a code in small letters, a broken escape, nothing at all.
  for (const url of [GUIDE_PATH, `${GUIDE_PATH}/*`]) app.get(url, { schema: { hide: true } }, page);

  app.get(`${SHELL_PATH}/:name`, { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params as { name: string };
    const files = documents?.files();
    const file = files && [files.together, files.packs].find(({ url }) => url.endsWith(`/${name}`));
    if (file) {
      privately(reply).header('cache-control', IMMUTABLE);
      return sendText(request, reply, { key: name, type: JSON_TYPE, text: () => file.json });
    }
    const document = await documents?.byName(name);
    if (!document) {
      sendMissing(reply);
      return reply;
    }
    guideHeaders(reply, document).header('cache-control', IMMUTABLE);
    return sendText(request, reply, {
      key: `${document.lang}-${document.hash}`,
      type: HTML,
      text: () => withManifest(document, null),
    });
  });
}

/**
 * Only a page that somebody opens carries the answer: not what a link preview, a crawler or a script asks for, nor what
 * a browser fetches beforehand. Where a browser does not say (an address without TLS), the page asks for itself
 * (decision 13).
 */
function isOpenedByPerson({ method, headers }: FastifyRequest): boolean {
  const opened = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return method === 'GET' && opened && headers['sec-purpose'] === undefined && headers['purpose'] === undefined;
}

const guideHeaders = (reply: FastifyReply, document: GuideDocument): FastifyReply =>
  privately(reply).header('content-security-policy', document.policy);

/**
 * A guide's camera may read a release, and it is drawn in the process that the browser has ready (decision 5): what a
 * worker makes of the documents' pack says so too.
 */
const privately = (reply: FastifyReply): FastifyReply =>
  reply
    .header('x-robots-tag', 'noindex, nofollow')
    .header('cross-origin-opener-policy', 'unsafe-none')
    .header('permissions-policy', PERMISSIONS_WITH_CAMERA);

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
