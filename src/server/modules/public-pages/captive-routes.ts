import { CAPTIVE_PATH } from '../../../contract/api-addresses';
import { GUIDE_PATH } from '../../../domain/guide/address';
import type { RouteDeps } from '../../deps';

/**
 * `GET /.well-known/captive`: what a phone asks that was given this address by the house's Wi-Fi (RFC 8908). It is never
 * captive: a phone that is told so keeps everything off the network until a page lets it in.
 */
export function captiveRoutes({ app, address }: Pick<RouteDeps, 'app' | 'address'>): void {
  app.get(
    CAPTIVE_PATH,
    { schema: { tags: ['guide'], summary: "What the house's Wi-Fi hands over to a phone" } },
    (_request, reply) =>
      reply
        .type('application/captive+json')
        // No more than `private` is allowed to keep it (RFC 8908).
        .header('cache-control', 'private, max-age=300')
        // As bytes: of a text Fastify says its letters, and this type has no such word.
        .send(Buffer.from(JSON.stringify({ captive: false, 'venue-info-url': `${address.public}${GUIDE_PATH}` }))),
  );
}
