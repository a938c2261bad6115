import type { FastifyInstance } from 'fastify';
import { leaveReadingCall } from '../../../contract/guide/served-calls';
import { READING_LIMIT_BYTES } from '../../../contract/guide-analytics/reading';
import { AppError } from '../../errors';
import { route } from '../../platform/route';
import { sameOriginOnly } from '../../platform/http/same-origin';
import type { RouteDeps } from '../../deps';
import type { GuideAnalytics } from './reading';

interface Deps extends Pick<RouteDeps, 'app' | 'config'> {
  reading: GuideAnalytics;
}

const PER_CLIENT_A_MINUTE = 20;

/**
 * `POST /api/reading`: lines of what was read, as a page leaves them behind when it is closed. A browser sends its cookies
 * along and cannot be kept from it; nothing here looks at them, nor at where it comes from but to limit how often.
 */
export async function guideAnalyticsRoutes({ app, config, reading }: Deps): Promise<void> {
  await app.register((own: FastifyInstance, _options, done) => {
    own.removeContentTypeParser('text/plain');
    own.addContentTypeParser(
      'text/plain',
      { parseAs: 'string', bodyLimit: READING_LIMIT_BYTES },
      (_request, body, next) => next(null, body),
    );
    route(
      own,
      leaveReadingCall,
      {
        bodyLimit: READING_LIMIT_BYTES,
        onRequest: sameOriginOnly(config.publicOrigin),
        config: { rateLimit: { max: PER_CLIENT_A_MINUTE } },
        tags: ['guide'],
        summary: 'What was read, as lines: day, kind, id, language',
      },
      async (request, reply) => {
        // JSON is read for every route; here it is none of ours.
        if (typeof request.body !== 'string') throw new AppError(415, 'mediaType');
        await reading.take(request.body);
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
    done();
  });
}
