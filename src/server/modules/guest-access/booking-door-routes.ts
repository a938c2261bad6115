import type { FastifyInstance } from 'fastify';
import { bookingDoors, freeDoors, givenDoor, newBookingDoor, newJoin } from '../../../contract/desk/booking-guests';
import { done, DONE } from '../../../contract/desk/stays';
import {
  readBookingDoorsCall,
  giveBookingDoorCall,
  takeBookingDoorCall,
  joinStayCall,
  findFreeDoorsCall,
} from '../../../contract/desk/calls/guest-access';
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
      config: { audit: 'booking.doors' },
      schema: { tags, summary: 'Doors of a booking, and those it could have', response: { 200: bookingDoors } },
    },
    (request) => doors.read(request.params.id, deps.address.forBrowser(request)),
  );
  route(
    desk,
    giveBookingDoorCall,
    {
      config: { audit: 'booking.doorGiven' },
      schema: { tags, summary: 'Give a booking a door', body: newBookingDoor, response: { 201: givenDoor } },
    },
    async (request, reply) => {
      const staff = await staffOf(deps, request);
      const origin = deps.address.forBrowser(request);
      const given = await doors.give(request.params.id, request.body, idempotencyKey(request), staff, origin);
      return reply.code(201).send(given);
    },
  );
  route(
    desk,
    takeBookingDoorCall,
    {
      config: { audit: 'booking.doorReturned' },
      schema: { tags, summary: 'Take a door back', response: { 200: done } },
    },
    async (request) => {
      await doors.takeBack(request.params.id, request.params.door, await staffOf(deps, request));
      return DONE;
    },
  );
  route(
    desk,
    joinStayCall,
    {
      config: { audit: 'booking.joined' },
      schema: { tags, summary: 'A stay made by hand is this guest', body: newJoin, response: { 200: done } },
    },
    async (request) => {
      await doors.join(request.params.id, request.body.stayId, await staffOf(deps, request));
      return DONE;
    },
  );
  route(
    desk,
    findFreeDoorsCall,
    {
      config: { audit: 'doors.free' },
      schema: { tags, summary: 'Doors that nobody has on these nights', response: { 200: freeDoors } },
    },
    async (request) => {
      const [from, to] = [queryText(request, 'from') ?? '', queryText(request, 'to') ?? ''];
      if (!isDay(from)) throw new AppError(422, 'invalid', { field: 'from' });
      if (!isDay(to) || to <= from) throw new AppError(422, 'invalid', { field: 'to' });
      const occupied = queryText(request, 'occupied') === '1';
      return { items: await doors.free(queryCount(request, 'roomId') ?? 0, from, to, occupied) };
    },
  );
}
