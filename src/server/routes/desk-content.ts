import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asHotelArea, type HotelArea } from '../../contract/hotel-areas';
import { AppError } from '../errors';
import { editRoutes } from '../http/content-routes';
import type { ServerParts } from '../parts';
import { hotelPiece } from '../services/hotel-pieces';

/** What the guide shows as data, corrected area by area. */
export function deskContentRoutes(desk: FastifyInstance, parts: ServerParts): void {
  editRoutes(desk, parts, {
    url: '/api/reception/content/:area',
    called: 'an area of the guide',
    audit: 'content',
    of: (request) => {
      const area = areaOf(request);
      return { piece: hotelPiece(area), subject: area };
    },
  });
}

function areaOf(request: FastifyRequest): HotelArea {
  const area = asHotelArea((request.params as { area: string }).area);
  if (area === null) throw new AppError(404, 'notFound');
  return area;
}
