import { sendContactMessageCall } from '../../../contract/contact/served-calls';
import { route } from '../../platform/route';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { sendPrivate } from '../../platform/http/json';
import { sameOriginOnly } from '../../platform/http/same-origin';
import type { RouteDeps } from '../../deps';
import type { MessageService } from './messages';

interface Deps extends Pick<RouteDeps, 'app' | 'config'> {
  contact: { messages: MessageService };
}

/** `POST /api/contacts`: the contact page and the issue form. */
export function contactRoutes({ app, config, contact }: Deps): void {
  route(
    app,
    sendContactMessageCall,
    {
      onRequest: sameOriginOnly(config.publicOrigin),
      // As slow as the other forms, by the limiter registered for them.
      config: { rateLimit: {} },
      tags: ['help'],
      summary: 'A message of the contact page, or an issue of the help page',
    },
    async (request, reply) => sendPrivate(reply, await contact.messages.take(request.body, idempotencyKey(request))),
  );
}
