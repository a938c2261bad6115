import type { FastifyInstance } from 'fastify';
import {
  bill,
  billChange,
  newCharge,
  type NewCharge,
  newPayment,
  type NewPayment,
  voidLine,
  type VoidLine,
} from '../../../contract/desk/bill';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { deskLanguage } from '../../platform/http/language';
import { type AuditDeps, staffOf } from '../desk/area';
import type { Billing } from './billing';

type ById = { Params: { id: string } };
const tags = ['reception'];

/** The bill of a booking: read, charged, paid, struck through. */
export function deskBillRoutes(desk: FastifyInstance, deps: AuditDeps & { billing: Billing }): void {
  const { billing } = deps;
  desk.get<ById>(
    '/api/reception/bookings/:id/bill',
    { config: { audit: 'bill.read' }, schema: { tags, summary: 'The bill of a booking', response: { 200: bill } } },
    (request) => billing.read(request.params.id, deskLanguage(request)),
  );
  desk.post<ById & { Body: NewCharge }>(
    '/api/reception/bookings/:id/charges',
    {
      config: { audit: 'bill.charge' },
      schema: { tags, summary: 'Put something onto the bill', body: newCharge, response: { 201: billChange } },
    },
    async (request, reply) => {
      const caller = { key: idempotencyKey(request), staff: await staffOf(deps, request) };
      return reply.code(201).send(JSON.parse(await billing.charge(request.params.id, request.body, caller)));
    },
  );
  desk.post<ById & { Body: NewPayment }>(
    '/api/reception/bookings/:id/payments',
    {
      config: { audit: 'bill.payment' },
      schema: { tags, summary: 'Money taken or given back', body: newPayment, response: { 201: billChange } },
    },
    async (request, reply) => {
      const caller = { key: idempotencyKey(request), staff: await staffOf(deps, request) };
      return reply.code(201).send(JSON.parse(await billing.pay(request.params.id, request.body, caller)));
    },
  );
  desk.post<{ Params: { id: string; lineId: string }; Body: VoidLine }>(
    '/api/reception/bookings/:id/lines/:lineId/void',
    {
      config: { audit: 'bill.void' },
      schema: { tags, summary: 'Strike a line through', body: voidLine, response: { 200: billChange } },
    },
    async (request) => {
      const { id, lineId } = request.params;
      const caller = { key: idempotencyKey(request), staff: await staffOf(deps, request) };
      return JSON.parse(await billing.void(id, lineId, request.body, caller)) as object;
    },
  );
}
