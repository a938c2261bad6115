import type { FastifyReply, FastifyRequest } from 'fastify';
import { guideAnswer } from '../../contract/guide';
import type { ServerParts } from '../parts';
import { newDeviceCookie } from '../http/cookies';
import { keyOfAuthorization } from '../services/guide';

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** `GET /api/guide/{code}`: the door code and Wi-Fi of one apartment. The busiest and the most private call. */
export function guideRoutes({ app, guide, guideClient, secureCookies }: ServerParts): void {
  const send = (reply: FastifyReply, device: string | null, json: string): void => {
    if (device === null) reply.header('set-cookie', newDeviceCookie(secureCookies));
    reply.headers(HEADERS).send(json);
  };

  const handler = (request: FastifyRequest, reply: FastifyReply): void => {
    const client = guideClient(request);
    const code = (request.params as { '*'?: string })['*'] ?? '';
    const answer = guide.answer(code, client, keyOfAuthorization(request.headers.authorization));
    // Not awaited when there is nothing to wait for: most answers are ready.
    if (typeof answer === 'string') send(reply, client.device, answer);
    else answer.then((json) => send(reply, client.device, json)).catch((error: unknown) => void reply.send(error));
  };

  app.get('/api/guide', { schema: { hide: true } }, handler);
  // A wildcard rather than a parameter: a code may be empty, hold slashes or be ten thousand letters long.
  app.get(
    '/api/guide/*',
    {
      schema: {
        tags: ['guide'],
        summary: "One apartment's door code and Wi-Fi",
        description:
          'Unknown and masked answers have the same shape. In `stay` mode the secrets need a key: `Authorization: Stay <key>`.',
        response: { 200: guideAnswer },
      },
    },
    handler,
  );
}
