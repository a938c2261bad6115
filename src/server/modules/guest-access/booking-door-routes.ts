import type { FastifyInstance } from 'fastify';
import { DONE } from '../../../contract/guest-access/stays';
import {
  readBookingDoorsCall,
  giveBookingDoorCall,
  takeBookingDoorCall,
  joinStayCall,
  findFreeDoorsCall,
} from '../../../contract/guest-access/desk-calls';
import { route } from '../../platform/route';
import { isDay } from '../../../domain/days';
import type { RouteDeps } from '../../deps';
import { AppError } from '../../errors';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { queryCount, queryText } from '../../platform/http/query';
import { type AuditDeps, staffOf } from '../staff/area';
import type { BookingDoorService } from './booking-doors';

interface Deps extends AuditDeps, Pick<RouteDeps, 'address'> {
  guestAccess: { bookingDoors: BookingDoorService };
}

const tags = ['reception'];

/** Doors of bookings: proposed, given, taken back, joined. */
export function deskBookingDoorRoutes(desk: FastifyInstance, deps: Deps): void {
  const { bookingDoors: doors } = deps.guestAccess;
  route(
    desk,
    readBookingDoorsCall,
    {
      config: { may: 'bookings', audit: 'booking.doors' },
      tags,
      summary: 'Doors of a booking, and those it could have',
    },
    (request) => doors.read(request.params.id, deps.address.forBrowser(request)),
  );
  route(
    desk,
    giveBookingDoorCall,
    { config: { may: 'bookings', audit: 'booking.doorGiven' }, tags, summary: 'Give a booking a door' },
    async (request) => {
      const staff = await staffOf(deps, request);
      const origin = deps.address.forBrowser(request);
      const given = await doors.give(request.params.id, request.body, idempotencyKey(request), staff, origin);
      return given;
    },
  );
  route(
    desk,
    takeBookingDoorCall,
    { config: { may: 'bookings', audit: 'booking.doorReturned' }, tags, summary: 'Take a door back' },
    async (request) => {
      await doors.takeBack(request.params.id, request.params.door, await staffOf(deps, request));
      return DONE;
    },
  );
  route(
    desk,
    joinStayCall,
    { config: { may: 'bookings', audit: 'booking.joined' }, tags, summary: 'A stay made by hand is this guest' },
    async (request) => {
      await doors.join(request.params.id, request.body.stayId, await staffOf(deps, request));
      return DONE;
    },
  );
  route(
    desk,
    findFreeDoorsCall,
    { config: { may: 'bookings', audit: 'doors.free' }, tags, summary: 'Doors that nobody has on these nights' },
    async (request) => {
      const [from, to] = [queryText(request, 'from') ?? '', queryText(request, 'to') ?? ''];
      if (!isDay(from)) throw new AppError(422, 'invalid', { field: 'from' });
      if (!isDay(to) || to <= from) throw new AppError(422, 'invalid', { field: 'to' });
      const occupied = queryText(request, 'occupied') === '1';
      return { items: await doors.free(queryCount(request, 'roomId') ?? 0, from, to, occupied) };
    },
  );
}
