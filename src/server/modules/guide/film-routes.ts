import { filmList } from '../../../contract/guide/films';
import { listFilmsCall } from '../../../contract/guide/calls';
import { route } from '../../platform/route';
import { JSON_TYPE } from '../../platform/http/json';
import type { RouteDeps } from '../../deps';
import type { FilmsService } from './films';

interface Deps extends Pick<RouteDeps, 'app'> {
  guide: { films: FilmsService };
}

/** `GET /api/films`: what the film pack loads. */
export function filmRoutes({ app, guide: { films } }: Deps): void {
  route(
    app,
    listFilmsCall,
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
