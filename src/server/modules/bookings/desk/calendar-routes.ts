import type { FastifyInstance } from 'fastify';
import {
  endBlockCall,
  findFreeRoomsCall,
  listDeskRoomsCall,
  makeBlockCall,
  readDeskCalendarCall,
} from '../../../../contract/bookings/desk-calls';
import { DONE } from '../../../../contract/guest-access/stays';
import { isDay } from '../../../../domain/days';
import { AppError } from '../../../errors';
import { idempotencyKey } from '../../../platform/http/idempotency-key';
import { deskLanguage } from '../../../platform/http/language';
import { pageOf, queryCount, queryStay, queryText } from '../../../platform/http/query';
import { route } from '../../../platform/route';
import type { HotelState } from '../../hotel/hotel';
import { type AuditDeps, staffOf } from '../../staff/area';
import type { DeskCalendarService } from '../tape-chart';
import type { DeskBlocks } from './blocks';

interface Deps extends AuditDeps {
  bookings: { blocks: DeskBlocks; tapeChart: DeskCalendarService };
  hotel: Pick<HotelState, 'today'>;
}

const tags = ['reception'];
const MAX_CALENDAR_NIGHTS = 62;

/** Rooms by night: the calendar, nights kept from being sold, what is free, the room types. */
export function deskCalendarRoutes(desk: FastifyInstance, deps: Deps): void {
  const { blocks, tapeChart: calendar } = deps.bookings;

  route(
    desk,
    makeBlockCall,
    { config: { may: 'bookings', audit: 'block.make' }, tags, summary: 'Keep nights from being sold' },
    async (request) => {
      const staff = await staffOf(deps, request);
      const json = await blocks.make(request.body, idempotencyKey(request), staff, deskLanguage(request));
      const made = JSON.parse(json) as { id: string };
      request.auditSubject = made.id;
      return made;
    },
  );
  route(
    desk,
    endBlockCall,
    { config: { may: 'bookings', audit: 'block.end' }, tags, summary: 'Sell the nights again' },
    async (request) => {
      await blocks.end(request.params.id, await staffOf(deps, request));
      return DONE;
    },
  );
  route(
    desk,
    readDeskCalendarCall,
    { config: { may: 'bookings', audit: 'calendar.read' }, tags, summary: 'Rooms by night' },
    (request) => {
      const from = queryText(request, 'from') ?? deps.hotel.today(deps.clock());
      if (!isDay(from)) throw new AppError(422, 'invalid', { field: 'from' });
      const nights = queryCount(request, 'nights') ?? MAX_CALENDAR_NIGHTS;
      if (nights < 1 || nights > MAX_CALENDAR_NIGHTS) throw new AppError(422, 'invalid', { field: 'nights' });
      return calendar.read({ from, nights, page: pageOf(request) }, deskLanguage(request));
    },
  );
  route(
    desk,
    findFreeRoomsCall,
    { config: { may: 'bookings', audit: 'rooms.find' }, tags, summary: 'Free room types with their prices' },
    (request) => {
      const { quantity, children, babies, ...wanted } = queryStay(request);
      const counted = { quantity: quantity ?? 1, children: children ?? 0, babies: babies ?? 0 };
      return calendar.free({ ...wanted, ...counted }, deskLanguage(request));
    },
  );
  route(
    desk,
    listDeskRoomsCall,
    { config: { may: 'bookings', audit: 'rooms.read' }, tags, summary: 'Room types and their prices' },
    (request) => calendar.rooms(deskLanguage(request)),
  );
}
