import type { FastifyInstance } from 'fastify';
import { bill, billChange, newCharge, newPayment, voidLine } from '../../../contract/desk/bill';
import { readBillCall, addChargeCall, addPaymentCall, voidBillLineCall } from '../../../contract/desk/calls/billing';
import { route } from '../../platform/route';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { deskLanguage } from '../../platform/http/language';
import { type AuditDeps, staffOf } from '../staff/area';
import type { Billing } from './billing';

const tags = ['reception'];

/** The bill of a booking: read, charged, paid, struck through. */
export function deskBillRoutes(desk: FastifyInstance, deps: AuditDeps & { billing: Billing }): void {
  const { billing } = deps;
  route(
    desk,
    readBillCall,
    { config: { audit: 'bill.read' }, schema: { tags, summary: 'The bill of a booking', response: { 200: bill } } },
    (request) => billing.read(request.params.id, deskLanguage(request)),
  );
  route(
    desk,
    addChargeCall,
    {
      config: { audit: 'bill.charge' },
      schema: { tags, summary: 'Put something onto the bill', body: newCharge, response: { 201: billChange } },
    },
    async (request, reply) => {
      const caller = { key: idempotencyKey(request), staff: await staffOf(deps, request) };
      return reply.code(201).send(JSON.parse(await billing.charge(request.params.id, request.body, caller)));
    },
  );
  route(
    desk,
    addPaymentCall,
    {
      config: { audit: 'bill.payment' },
      schema: { tags, summary: 'Money taken or given back', body: newPayment, response: { 201: billChange } },
    },
    async (request, reply) => {
      const caller = { key: idempotencyKey(request), staff: await staffOf(deps, request) };
      return reply.code(201).send(JSON.parse(await billing.pay(request.params.id, request.body, caller)));
    },
  );
  route(
    desk,
    voidBillLineCall,
    {
      config: { audit: 'bill.void' },
      schema: { tags, summary: 'Strike a line through', body: voidLine, response: { 200: billChange } },
    },
    async (request) => {
      const { id, lineId } = request.params;
      const caller = { key: idempotencyKey(request), staff: await staffOf(deps, request) };
      return JSON.parse(await billing.void(id, lineId, request.body, caller)) as { id: string; balance: number };
    },
  );
}
