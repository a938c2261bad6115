import { filmList } from '../../../contract/films';
import { JSON_TYPE } from '../../platform/http/json';
import type { ServerParts } from '../../parts';

/** `GET /api/films`: what the film pack loads. */
export function filmRoutes({ app, films }: ServerParts): void {
  app.get(
    '/api/films',
    {
      schema: { tags: ['guide'], summary: 'Films of the guide, with sizes and checksums', response: { 200: filmList } },
    },
    async (_request, reply) =>
      reply
        .type(JSON_TYPE)
        .header('cache-control', 'no-cache')
        .send(JSON.stringify(await films.list())),
  );
}
