import { listEventsCall } from '../../../contract/guide/served-calls';
import { route } from '../../platform/route';
import { JSON_TYPE } from '../../platform/http/json';
import { contentLanguage } from '../../platform/http/language';
import { languageQuery } from './content-routes';
import type { RouteDeps } from '../../deps';
import type { HotelState } from '../hotel/hotel';
import type { EventsService } from './events';

interface Deps extends Pick<RouteDeps, 'app'> {
  guide: { events: EventsService };
  hotel: HotelState;
}

/** `GET /api/events`: the hotel's events, from its spreadsheet or its own list. */
export function eventRoutes({ app, hotel, guide: { events } }: Deps): void {
  route(
    app,
    listEventsCall,
    { tags: ['guide'], summary: 'Events; the first row is the header', querystring: languageQuery },
    async (request, reply) => {
      const sheet = await events.answer(hotel.current.events, contentLanguage(request));
      return reply.type(JSON_TYPE).header('cache-control', 'no-cache').send(JSON.stringify(sheet));
    },
  );
}
