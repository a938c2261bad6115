import type { FastifyInstance } from 'fastify';
import { searchDeskCall, findDeskBookingsCall, exportDeskBookingsCall } from '../../../contract/desk/desk-calls';
import { route } from '../../platform/route';
import { dayInVietNam } from '../../../domain/days';
import { JSON_TYPE } from '../../platform/http/json';
import { inBase64, jsonInParts, sendInParts } from '../../platform/http/send-text';
import { deskLanguage } from '../../platform/http/language';
import { WORKBOOK_TYPE } from '../../platform/workbook';
import type { RouteDeps } from '../../deps';
import type { DeskBookings } from '../bookings/desk-bookings';
import type { DeskExport } from '../bookings/desk/export';
import type { DeskSearchService } from './search';

interface Deps extends Pick<RouteDeps, 'clock'> {
  bookings: { desk: DeskBookings; exporter: DeskExport };
  desk: { search: DeskSearchService };
}

const tags = ['reception'];

/** Searches for people: what is typed travels in the body, because addresses are written down on their way (ruling 42). */
export function deskSearchRoutes(desk: FastifyInstance, { clock, bookings, desk: { search } }: Deps): void {
  route(
    desk,
    searchDeskCall,
    { config: { may: 'bookings', audit: 'bookings.find', reads: true }, tags, summary: 'Find guests and doors' },
    (request) => search.find(request.body.q, deskLanguage(request)),
  );
  route(
    desk,
    findDeskBookingsCall,
    { config: { may: 'bookings', audit: 'bookings.find', reads: true }, tags, summary: 'Find bookings' },
    (request) => bookings.desk.find(request.body, deskLanguage(request)),
  );
  route(
    desk,
    exportDeskBookingsCall,
    {
      config: { may: 'bookings', audit: 'bookings.export', confirms: true },
      tags,
      summary: 'The found list as a file',
    },
    async (request, reply) => {
      const { as = 'csv', ...asked } = request.body;
      const lang = deskLanguage(request);
      const name = `hien-bookings-${dayInVietNam(clock())}.${as}`;
      const { exporter } = bookings;
      const file =
        as === 'csv'
          ? jsonInParts({ name }, 'text', exporter.csv(asked, lang))
          : jsonInParts({ name, type: WORKBOOK_TYPE }, 'base64', inBase64(exporter.workbook(asked, lang)));
      return sendInParts(reply.type(JSON_TYPE), file);
    },
  );
}
