import type { FastifyReply, FastifyRequest } from 'fastify';
import { readGuideOfNoDoorCall, readGuideCall } from '../../../contract/guide/served-calls';
import { route } from '../../platform/route';
import { JSON_TYPE } from '../../platform/http/json';
import type { RouteDeps } from '../../deps';
import type { GuideService } from './answer';
import { keyOfAuthorization } from '../guest-access/module';

interface Deps extends Pick<RouteDeps, 'app' | 'marks' | 'readClient'> {
  guide: { guide: GuideService };
}

/** Headers of every answer of this call, beside the standard ones. */
export const GUIDE_HEADERS = { 'content-type': JSON_TYPE, 'cache-control': 'no-store' };

/** `GET /api/guide/{code}`: the door code and Wi-Fi of one apartment. The busiest and the most private call. */
export function guideRoutes({ app, guide: { guide }, readClient, marks }: Deps): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const client = readClient(request.raw);
    const code = (request.params as { '*'?: string })['*'] ?? '';
    const { json, retryAfter } = await guide.answer(code, client, keyOfAuthorization(request.headers.authorization));
    if (retryAfter !== null) reply.header('retry-after', String(retryAfter));
    if (client.device === null) marks.give(reply);
    return reply.headers(GUIDE_HEADERS).send(json);
  };

  route(app, readGuideOfNoDoorCall, { hide: true }, handler);
  // A wildcard rather than a parameter: a code may be empty, hold slashes or be ten thousand letters long.
  route(
    app,
    readGuideCall,
    {
      tags: ['guide'],
      summary: "One apartment's door code and Wi-Fi",
      description:
        'Unknown and masked answers have the same shape. In `stay` mode the secrets need a key: `Authorization: Stay <key>`. A masked answer with `Retry-After` says that the house’s line is busy: asked again after it, with the device mark that came along, the call answers.',
    },
    handler,
  );
}
