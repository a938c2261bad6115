import type { FastifyRequest } from 'fastify';
import { askReceptionCall, listOwnRequestsCall, writeToReceptionCall } from '../../../contract/guide/served-calls';
import { route } from '../../platform/route';
import { REQUEST_PHOTO_BYTES } from '../../../domain/guest-requests/request-form';
import type { RouteDeps } from '../../deps';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { guideLanguage } from '../../platform/http/language';
import { sendPrivate } from '../../platform/http/json';
import { sameOriginOnly } from '../../platform/http/same-origin';
import type { GuestRequests } from './ask';
import type { Asker } from './asker';
import type { RequestMessages } from './message';
import { keyOfAuthorization } from '../guest-access/module';

interface Deps extends Pick<RouteDeps, 'app' | 'config' | 'readClient'> {
  guestRequests: { requests: GuestRequests; messages: RequestMessages };
}

/** A photograph in base64, and the words around it. */
const BODY_LIMIT = Math.ceil((REQUEST_PHOTO_BYTES * 4) / 3) + 16 * 1024;
const tags = ['guide'];

/** Requests of a guest to reception from the guide, by the key of the stay. */
export function guestRequestRoutes({ app, config, readClient, guestRequests: { requests, messages } }: Deps): void {
  const askerOf = (request: FastifyRequest): Asker => ({
    code: (request.params as { code: string }).code,
    key: keyOfAuthorization(request.headers.authorization),
    client: readClient(request.raw),
  });
  route(
    app,
    askReceptionCall,
    {
      onRequest: sameOriginOnly(config.publicOrigin),
      bodyLimit: BODY_LIMIT,
      tags,
      summary: 'Ask reception for something',
      description: 'Needs the key of a stay: `Authorization: Stay <key>`. The same `Idempotency-Key` asks once.',
    },
    async (request, reply) =>
      sendPrivate(reply, await requests.ask(askerOf(request), request.body, idempotencyKey(request))),
  );
  route(
    app,
    writeToReceptionCall,
    {
      onRequest: sameOriginOnly(config.publicOrigin),
      tags,
      summary: 'Write a message under a request',
      description: 'Needs the key of its stay, as the request did. The same `Idempotency-Key` writes once.',
    },
    async (request, reply) =>
      sendPrivate(
        reply,
        await messages.fromGuest(askerOf(request), request.params.id, request.body, idempotencyKey(request)),
      ),
  );
  route(app, listOwnRequestsCall, { tags, summary: "What this stay has asked for, by the stay's key" }, (request) =>
    requests.list(askerOf(request), guideLanguage(request)),
  );
}
