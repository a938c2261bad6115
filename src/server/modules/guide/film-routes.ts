import type { FilmList } from '../../../contract/guide/films';
import { listFilmsCall } from '../../../contract/guide/served-calls';
import { FILM_OF_POPUP, isFilmPopup } from '../../../domain/guide/films';
import { goneParts } from '../../../domain/guide/parts/gone-parts';
import { route } from '../../platform/route';
import { JSON_TYPE } from '../../platform/http/json';
import type { RouteDeps } from '../../deps';
import type { HotelSnapshot, HotelState } from '../hotel/hotel';
import type { FilmsService } from './films';

interface Deps extends Pick<RouteDeps, 'app'> {
  guide: { films: FilmsService };
  hotel: HotelState;
}

/** `GET /api/films`: what the film pack loads. */
export function filmRoutes({ app, hotel, guide: { films } }: Deps): void {
  route(
    app,
    listFilmsCall,
    { tags: ['guide'], summary: 'Films of the guide, with sizes and checksums' },
    async (_request, reply) =>
      reply
        .type(JSON_TYPE)
        .header('cache-control', 'no-cache')
        .send(JSON.stringify(shownFilms(await films.list(), hotel.current))),
  );
}

/** Films that the house's guide plays. */
function shownFilms({ films }: FilmList, { isDemo, profile }: HotelSnapshot): FilmList {
  const gone = goneParts(profile, isDemo);
  const shown = Object.keys(FILM_OF_POPUP)
    .filter(isFilmPopup)
    .filter((id) => !gone.includes(`film ${id}`));
  const names = new Set<string>(shown.map((id) => FILM_OF_POPUP[id]));
  return { films: films.filter(({ name }) => names.has(name)) };
}
