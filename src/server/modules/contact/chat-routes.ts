import { askChatCall } from '../../../contract/contact/served-calls';
import { route } from '../../platform/route';
import { callLanguage } from '../../platform/http/language';
import { sameOriginOnly } from '../../platform/http/same-origin';
import type { RouteDeps } from '../../deps';
import type { ChatService } from './chat/chat';

interface Deps extends Pick<RouteDeps, 'app' | 'config'> {
  contact: { chat: ChatService };
}

/** Questions of one client (reliability T13). */
const LIMIT = { max: 20, timeWindow: 10 * 60_000 };

/** `POST /api/chat`: asked by the site's own chat box. */
export function chatRoutes({ app, config, contact }: Deps): void {
  route(
    app,
    askChatCall,
    {
      onRequest: sameOriginOnly(config.publicOrigin),
      config: { rateLimit: LIMIT },
      tags: ['help'],
      summary: 'Asks the house, or the AI service that stands behind it',
    },
    async (request, reply) => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      return contact.chat.answer(request.body.messages, callLanguage(request), gone.signal);
    },
  );
}
