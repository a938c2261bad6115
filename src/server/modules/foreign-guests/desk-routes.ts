import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  declareWithin,
  foreignGuest,
  FOREIGN_GUEST_FILTERS,
  foreignGuestInput,
  foreignGuestList,
  foreignGuestsDeclared,
} from '../../../contract/desk/foreign-guests';
import { done, DONE } from '../../../contract/desk/stays';
import {
  listForeignGuestsCall,
  addForeignGuestCall,
  changeDeclaredCall,
  changeDeclareWithinCall,
  changeForeignGuestCall,
  removeForeignGuestCall,
  exemptFromDeclaringCall,
  endExemptionCall,
  foreignGuestsWorkbookCall,
  foreignGuestsForPortalCall,
} from '../../../contract/desk/calls/foreign-guests';
import { route } from '../../platform/route';
import { dayInVietNam } from '../../../domain/days';
import { type AuditDeps, noteAudit, staffOf } from '../staff/area';
import { deskLanguage } from '../../platform/http/language';
import { pageOf, wordOf } from '../../platform/http/query';
import { WORKBOOK_TYPE } from '../../platform/workbook';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { foreignGuestsWorkbook, foreignGuestsXml } from './files';
import type { PrivacySettingsService } from '../privacy/settings';
import type { ForeignGuests } from './declarations';

interface Deps extends AuditDeps {
  privacy: { settings: PrivacySettingsService };
  foreignGuests: ForeignGuests;
}

const tags = ['reception'];

/** Foreign guests: written down, declared on the portal, taken to it as a file. */
export function deskForeignGuestRoutes(desk: FastifyInstance, deps: Deps): void {
  const {
    foreignGuests,
    privacy: { settings },
  } = deps;
  const shownOf = (request: FastifyRequest) => wordOf(request, 'show', FOREIGN_GUEST_FILTERS, 'open');

  route(
    desk,
    listForeignGuestsCall,
    {
      config: { audit: 'residents.read', confirms: true },
      schema: { tags, summary: 'Foreign guests to be declared', response: { 200: foreignGuestList } },
    },
    (request) => foreignGuests.list(shownOf(request), pageOf(request), deskLanguage(request)),
  );
  route(
    desk,
    addForeignGuestCall,
    {
      config: { audit: 'resident.make' },
      schema: { tags, summary: 'Write a foreign guest down', body: foreignGuestInput, response: { 201: foreignGuest } },
    },
    async (request, reply) => {
      const made = await foreignGuests.create(request.body, idempotencyKey(request), await staffOf(deps, request));
      request.auditSubject = made.id;
      return reply.code(201).send(made);
    },
  );
  route(
    desk,
    changeDeclaredCall,
    {
      config: { audit: 'residents.declared' },
      schema: {
        tags,
        summary: 'Guests are declared on the portal, or are not after all',
        body: foreignGuestsDeclared,
        response: { 200: done },
      },
    },
    async (request) => {
      request.auditSubject = request.body.ids.join(' ');
      await foreignGuests.declare(request.body, await staffOf(deps, request));
      return DONE;
    },
  );
  route(
    desk,
    changeDeclareWithinCall,
    {
      config: { audit: 'residents.within' },
      schema: { tags, summary: 'Hours within which guests are declared', body: declareWithin, response: { 200: done } },
    },
    async (request) => {
      await settings.setDeclareWithin(request.body.within);
      return DONE;
    },
  );
  route(
    desk,
    changeForeignGuestCall,
    {
      config: { audit: 'resident.change' },
      schema: { tags, summary: 'Correct a foreign guest', body: foreignGuestInput, response: { 200: foreignGuest } },
    },
    (request) => foreignGuests.change(request.params.id, request.body),
  );
  route(
    desk,
    removeForeignGuestCall,
    {
      config: { audit: 'resident.delete', confirms: true },
      schema: { tags, summary: 'Delete a foreign guest', response: { 200: foreignGuest } },
    },
    (request) => foreignGuests.remove(request.params.id),
  );
  route(
    desk,
    exemptFromDeclaringCall,
    {
      config: { audit: 'resident.waive' },
      schema: { tags, summary: 'Nobody of a booking is to be declared', response: { 200: done } },
    },
    async (request) => {
      await foreignGuests.exempt(request.params.id, await staffOf(deps, request));
      return DONE;
    },
  );
  route(
    desk,
    endExemptionCall,
    { config: { audit: 'resident.unwaive' }, schema: { tags, summary: 'Undo a waiver', response: { 200: done } } },
    async (request) => {
      await foreignGuests.endExemption(request.params.id);
      return DONE;
    },
  );
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    ending: string,
    type: string,
    file: Buffer | string,
  ) => {
    await noteAudit(deps, request, reply);
    const name = `khai-bao-tam-tru-${dayInVietNam(deps.clock())}.${ending}`;
    return reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(file);
  };
  route(
    desk,
    foreignGuestsWorkbookCall,
    {
      config: { audit: 'residents.export', confirms: true },
      schema: { tags, summary: 'Foreign guests as a spreadsheet file' },
    },
    async (request, reply) => {
      const { declarations, people } = await foreignGuests.toExport(shownOf(request));
      request.auditPeople = people;
      const file = await foreignGuestsWorkbook(declarations, deskLanguage(request));
      return send(request, reply, 'xlsx', WORKBOOK_TYPE, file);
    },
  );
  route(
    desk,
    foreignGuestsForPortalCall,
    {
      config: { audit: 'residents.export', confirms: true },
      schema: { tags, summary: 'Foreign guests for the portal (a hint)' },
    },
    async (request, reply) => {
      const { declarations, people } = await foreignGuests.toExport(shownOf(request));
      request.auditPeople = people;
      const text = foreignGuestsXml(declarations);
      return send(request, reply, 'xml', 'application/xml; charset=utf-8', text);
    },
  );
}
