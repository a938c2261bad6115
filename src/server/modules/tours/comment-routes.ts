import { listTourCommentsCall, postCommentCall } from '../../../contract/tours/calls';
import { route } from '../../platform/route';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { sendPrivate, sendCached } from '../../platform/http/json';
import { pathId } from '../../platform/http/query';
import { sameOriginOnly } from '../../platform/http/same-origin';
import { userOf } from '../staff/session-cookie';
import { cachedResponse } from '../../platform/cache/revision-cache';
import type { RouteDeps } from '../../deps';
import type { CommentService } from './comments';
import type { Tours } from './tours';

interface Deps extends Pick<RouteDeps, 'app' | 'config' | 'readSession'> {
  tours: { tours: Tours; comments: CommentService };
}

const tags = ['tours'];

/** Comments on tours: public to read, an account to write. */
export function commentRoutes({ app, config, readSession, tours: { comments } }: Deps): void {
  route(
    app,
    listTourCommentsCall,
    { tags, summary: 'Comments on a tour, the newest first' },
    async (request, reply) => {
      const id = pathId(request.params.id);
      return sendCached(request, reply, cachedResponse(await comments.of(id)), 'no-cache');
    },
  );
  route(
    app,
    postCommentCall,
    {
      onRequest: sameOriginOnly(config.publicOrigin),
      // As slow as the forms, by the limiter registered for them.
      config: { rateLimit: {} },
      tags,
      summary: 'Comment on a tour, signed in',
    },
    async (request, reply) => {
      const writer = await userOf({ readSession }, request);
      const posted = await comments.post(request.body, writer, idempotencyKey(request));
      return sendPrivate(reply, posted);
    },
  );
}
