import type { FastifyReply, FastifyRequest } from 'fastify';
import { chatReply, chatRequest, type ChatRequest } from '../../contract/chat';
import { askedLanguage, messageLanguage } from '../http/language';
import { requireSameOrigin } from '../http/same-origin';
import type { ServerParts } from '../parts';

/** Questions of one client (reliability T13). */
const LIMIT = { max: 20, timeWindow: 10 * 60_000 };

/** `POST /api/chat`: asked by the site's own chat box. */
export function chatRoutes({ app, config, help }: ServerParts): void {
  app.post<{ Body: ChatRequest }>(
    '/api/chat',
    {
      onRequest: (request: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
        requireSameOrigin(request, config.publicOrigin);
        done();
      },
      config: { rateLimit: LIMIT },
      schema: {
        tags: ['help'],
        summary: 'Asks the house, or the AI service that stands behind it',
        body: chatRequest,
        response: { 200: chatReply },
      },
    },
    async (request, reply) => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const lang = askedLanguage(request) ?? messageLanguage(request.headers['accept-language']);
      const answer = await help.chat.answer(request.body.messages, lang, gone.signal);
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(answer));
    },
  );
}
