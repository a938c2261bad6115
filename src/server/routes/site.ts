import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerParts } from '../parts';
import { contentSecurityPolicy, hashInline, NOTHING_INLINE } from '../http/csp';
import { sendMissing } from '../http/not-found';
import type { textSender } from '../http/send-text';

type SendText = ReturnType<typeof textSender>;
const ROBOTS = 'User-agent: *\nDisallow: /api/\nDisallow: /hiden-page/\nDisallow: /guide/\nDisallow: /reception\n';
/** Pages that are for one guest or for staff. */
const PRIVATE_PAGE = /^\/(guide|form-qr|reception|dashbroad|booking)(\/|$)/;

/** The worker's script: the built one, told which documents of the guide there are. */
export function siteRoutes({ app, clientDir, shells }: ServerParts, sendText: SendText): void {
  const worker = readOrNull(path.join(clientDir, 'sw.js'));
  app.get('/sw.js', { schema: { hide: true } }, async (request, reply) => {
    if (worker === null) {
      sendMissing(reply);
      return reply;
    }
    const text = `self.__HIEN_SHELLS=${JSON.stringify(shells?.entries() ?? [])};\n${worker}`;
    reply.header('cache-control', 'no-cache').header('content-security-policy', contentSecurityPolicy(NOTHING_INLINE));
    return sendText(request, reply, {
      key: `sw-${digest(text)}`,
      type: 'text/javascript; charset=utf-8',
      text: () => text,
    });
  });
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(ROBOTS),
  );
}

/** Answers every address a person may open with the site's document; which page it is, the script finds out. */
export function sitePageSender(
  { clientDir, hotel }: Pick<ServerParts, 'clientDir' | 'hotel'>,
  sendText: SendText,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const html = readOrNull(path.join(clientDir, 'index.html'));
  const inline = html === null ? NOTHING_INLINE : hashInline(html);
  const key = html === null ? '' : `index-${digest(html)}`;
  return async (request, reply) => {
    if (html === null) {
      sendMissing(reply);
      return reply;
    }
    // The home page shows the hotel's map in a frame once somebody taps it.
    const policy = contentSecurityPolicy(inline, hotel.current.profile.mapEmbedUrl);
    reply.header('content-security-policy', policy).header('cache-control', 'no-cache');
    if (PRIVATE_PAGE.test(request.url)) reply.header('x-robots-tag', 'noindex, nofollow');
    return sendText(request, reply, { key, type: 'text/html; charset=utf-8', text: () => html });
  };
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
