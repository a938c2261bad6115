import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FOREIGN_GUEST_FILTERS } from '../../../contract/foreign-guests/desk';
import { DONE } from '../../../contract/guest-access/stays';
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
} from '../../../contract/foreign-guests/desk-calls';
import { route } from '../../platform/route';
import { asFile } from '../../platform/as-file';
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
      config: { may: 'passports', audit: 'residents.read', confirms: true },
      tags,
      summary: 'Foreign guests to be declared',
    },
    (request) => foreignGuests.list(shownOf(request), pageOf(request), deskLanguage(request)),
  );
  route(
    desk,
    addForeignGuestCall,
    { config: { may: 'passports', audit: 'resident.make' }, tags, summary: 'Write a foreign guest down' },
    async (request) => {
      const made = await foreignGuests.create(request.body, idempotencyKey(request), await staffOf(deps, request));
      request.auditSubject = made.id;
      return made;
    },
  );
  route(
    desk,
    changeDeclaredCall,
    {
      config: { may: 'passports', audit: 'residents.declared' },
      tags,
      summary: 'Guests are declared on the portal, or are not after all',
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
      config: { may: 'passports', audit: 'residents.within' },
      tags,
      summary: 'Hours within which guests are declared',
    },
    async (request) => {
      await settings.setDeclareWithin(request.body.within);
      return DONE;
    },
  );
  route(
    desk,
    changeForeignGuestCall,
    { config: { may: 'passports', audit: 'resident.change' }, tags, summary: 'Correct a foreign guest' },
    (request) => foreignGuests.change(request.params.id, request.body),
  );
  route(
    desk,
    removeForeignGuestCall,
    { config: { may: 'passports', audit: 'resident.delete', confirms: true }, tags, summary: 'Delete a foreign guest' },
    (request) => foreignGuests.remove(request.params.id),
  );
  route(
    desk,
    exemptFromDeclaringCall,
    { config: { may: 'passports', audit: 'resident.waive' }, tags, summary: 'Nobody of a booking is to be declared' },
    async (request) => {
      await foreignGuests.exempt(request.params.id, await staffOf(deps, request));
      return DONE;
    },
  );
  route(
    desk,
    endExemptionCall,
    { config: { may: 'passports', audit: 'resident.unwaive' }, tags, summary: 'Undo a waiver' },
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
    return asFile(reply, `khai-bao-tam-tru-${dayInVietNam(deps.clock())}.${ending}`, type).send(file);
  };
  route(
    desk,
    foreignGuestsWorkbookCall,
    {
      config: { may: 'passports', audit: 'residents.export', confirms: true },
      tags,
      summary: 'Foreign guests as a spreadsheet file',
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
      config: { may: 'passports', audit: 'residents.export', confirms: true },
      tags,
      summary: 'Foreign guests for the portal (a hint)',
    },
    async (request, reply) => {
      const { declarations, people } = await foreignGuests.toExport(shownOf(request));
      request.auditPeople = people;
      const text = foreignGuestsXml(declarations);
      return send(request, reply, 'xml', 'application/xml; charset=utf-8', text);
    },
  );
}
