import { eventSheet } from '../../../contract/events';
import { DEFAULT_LANGUAGE } from '../../../domain/languages';
import type { ServerParts } from '../../parts';
import { JSON_TYPE } from '../../platform/http/json';
import { askedLanguage } from '../../platform/http/language';
import { languageQuery } from './content-routes';

/** `GET /api/events`: the hotel's events, from its spreadsheet or its own list. */
export function eventRoutes({ app, hotel, events }: ServerParts): void {
  app.get(
    '/api/events',
    {
      schema: {
        tags: ['guide'],
        summary: 'Events; the first row is the header',
        querystring: languageQuery,
        response: { 200: eventSheet },
      },
    },
    async (request, reply) => {
      await hotel.ensureFresh();
      const sheet = await events.answer(hotel.current.events, askedLanguage(request) ?? DEFAULT_LANGUAGE);
      return reply.type(JSON_TYPE).header('cache-control', 'no-cache').send(JSON.stringify(sheet));
    },
  );
}
