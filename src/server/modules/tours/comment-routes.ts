import { listTourCommentsCall, postCommentCall } from '../../../contract/tours/calls';
import { route } from '../../platform/route';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { sendPrivate, sendCached } from '../../platform/http/json';
import { pathId } from '../../platform/http/query';
import { onlyWith } from '../../platform/only-with';
import { sameOriginOnly } from '../../platform/http/same-origin';
import { userOf } from '../staff/session-cookie';
import { cachedResponse } from '../../platform/cache/revision-cache';
import type { RouteDeps } from '../../deps';
import type { HotelState } from '../hotel/hotel';
import type { CommentService } from './comments';

interface Deps extends Pick<RouteDeps, 'app' | 'config' | 'readSession'> {
  hotel: HotelState;
  tours: { comments: CommentService };
}

const tags = ['tours'];

/** Comments on tours: public to read, an account to write. */
export function commentRoutes({ app, config, hotel, readSession, tours: { comments } }: Deps): void {
  const preValidation = onlyWith(hotel, 'tours');
  route(
    app,
    listTourCommentsCall,
    { preValidation, tags, summary: 'Comments on a tour, the newest first' },
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
      preValidation,
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
