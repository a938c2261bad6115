import type { FastifyInstance } from 'fastify';
import { nameChannelGuestCall } from '../../../../contract/bookings/desk-calls';
import { idempotencyKey } from '../../../platform/http/idempotency-key';
import { JSON_TYPE } from '../../../platform/http/json';
import { deskLanguage } from '../../../platform/http/language';
import { route } from '../../../platform/route';
import { type AuditDeps, staffOf } from '../../staff/area';
import type { ChannelGuests } from './channel-guest';

interface Deps extends AuditDeps {
  bookings: { channelGuests: ChannelGuests };
}

/** Guests of other channels, as the desk names them. */
export function deskChannelGuestRoutes(desk: FastifyInstance, deps: Deps): void {
  route(
    desk,
    nameChannelGuestCall,
    { config: { may: 'bookings', audit: 'booking.make' }, tags: ['reception'], summary: "Name a channel's guest" },
    async (request, reply) => {
      const { eventId } = request.params;
      const { body } = request;
      request.auditSubject = eventId;
      const staff = await staffOf(deps, request);
      const guests = deps.bookings.channelGuests;
      const json = await guests.name(eventId, body, idempotencyKey(request), staff, deskLanguage(request));
      return reply.code(201).type(JSON_TYPE).send(json);
    },
  );
}
