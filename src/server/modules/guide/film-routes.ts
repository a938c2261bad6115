import { listFilmsCall } from '../../../contract/guide/served-calls';
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
    { tags: ['guide'], summary: 'Films of the guide, with sizes and checksums' },
    async (_request, reply) =>
      reply
        .type(JSON_TYPE)
        .header('cache-control', 'no-cache')
        .send(JSON.stringify(await films.list())),
  );
}
