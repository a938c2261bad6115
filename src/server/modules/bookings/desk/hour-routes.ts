import type { FastifyInstance } from 'fastify';
import { agreeArrivalHourCall, agreeDepartureHourCall } from '../../../../contract/bookings/desk-calls';
import { idempotencyKey } from '../../../platform/http/idempotency-key';
import { deskLanguage } from '../../../platform/http/language';
import { route } from '../../../platform/route';
import { type AuditDeps, staffOf } from '../../staff/area';
import type { DeskBookings } from '../desk-bookings';
import type { AgreedHours } from './hours';

interface Deps extends AuditDeps {
  bookings: { desk: DeskBookings; hours: AgreedHours };
}

const HOURS = [
  {
    call: agreeDepartureHourCall,
    end: 'departure',
    audit: 'booking.departureHour',
    summary: 'A later hour of leaving',
  },
  { call: agreeArrivalHourCall, end: 'arrival', audit: 'booking.arrivalHour', summary: 'An earlier hour of coming' },
] as const;

/** Hours of the first and the last day that are agreed to with a guest. */
export function deskHourRoutes(desk: FastifyInstance, deps: Deps): void {
  const { desk: bookings, hours } = deps.bookings;
  for (const { call, end, audit, summary } of HOURS) {
    route(desk, call, { config: { may: 'bookings', audit }, tags: ['reception'], summary }, async (request) => {
      const staff = await staffOf(deps, request);
      await hours.agree(request.params.id, end, request.body, idempotencyKey(request), staff);
      return bookings.detail(request.params.id, deskLanguage(request));
    });
  }
}
