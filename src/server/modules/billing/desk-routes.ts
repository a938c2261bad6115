import type { FastifyInstance } from 'fastify';
import {
  readBillCall,
  listDebtsCall,
  addChargeCall,
  addPaymentCall,
  voidBillLineCall,
} from '../../../contract/billing/desk-calls';
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
    { config: { may: 'money', audit: 'bill.read' }, tags, summary: 'The bill of a booking' },
    (request) => billing.read(request.params.id, deskLanguage(request)),
  );
  route(
    desk,
    listDebtsCall,
    { config: { may: 'money', audit: 'bookings.read' }, tags, summary: 'Guests who have left and owe' },
    () => billing.debts(),
  );
  route(
    desk,
    addChargeCall,
    { config: { may: 'money', audit: 'bill.charge' }, tags, summary: 'Put something onto the bill' },
    async (request, reply) => {
      const { kind, amount, quantity = 1 } = request.body;
      request.auditSubject = `${request.params.id} ${kind === 'DISCOUNT' ? -amount : amount * quantity}`;
      const caller = { key: idempotencyKey(request), staff: await staffOf(deps, request) };
      return reply.send(JSON.parse(await billing.charge(request.params.id, request.body, caller)));
    },
  );
  route(
    desk,
    addPaymentCall,
    { config: { may: 'money', audit: 'bill.payment' }, tags, summary: 'Money taken or given back' },
    async (request, reply) => {
      const { kind, amount } = request.body;
      request.auditSubject = `${request.params.id} ${kind === 'REFUND' ? -amount : amount}`;
      const caller = { key: idempotencyKey(request), staff: await staffOf(deps, request) };
      return reply.send(JSON.parse(await billing.pay(request.params.id, request.body, caller)));
    },
  );
  route(
    desk,
    voidBillLineCall,
    { config: { may: 'money', audit: 'bill.void' }, tags, summary: 'Strike a line through' },
    async (request) => {
      const { id, lineId } = request.params;
      const caller = { key: idempotencyKey(request), staff: await staffOf(deps, request) };
      return JSON.parse(await billing.void(id, lineId, request.body, caller)) as { id: string; balance: number };
    },
  );
}
