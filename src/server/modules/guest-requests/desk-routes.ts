import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DeskRequest, REQUEST_LISTS } from '../../../contract/guest-requests/desk';
import {
  listDeskRequestsCall,
  changeDeskRequestCall,
  deskRequestPhotoCall,
  writeToGuestCall,
} from '../../../contract/guest-requests/desk-calls';
import { may } from '../../../domain/accounts/staff-roles';
import { route } from '../../platform/route';
import type { RouteDeps } from '../../deps';
import { AppError } from '../../errors';
import { queryText, wordOf } from '../../platform/http/query';
import { type AuditDeps, noteAudit, staffOf } from '../staff/area';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { userOf } from '../staff/session-cookie';
import type { RequestMessages } from './message';
import type { DeskRequestsService } from './settle';
import { withoutGuest } from './shown';

interface Deps extends AuditDeps, Pick<RouteDeps, 'readSession'> {
  guestRequests: { desk: DeskRequestsService; messages: RequestMessages };
}

const tags = ['reception'];

/** Guests' requests at the desk. */
export function deskRequestRoutes(desk: FastifyInstance, deps: Deps): void {
  const { desk: requests, messages } = deps.guestRequests;
  /** As whoever asks may see them: the house knows doors, no guests. */
  const shownTo = async (request: FastifyRequest): Promise<(one: DeskRequest) => DeskRequest> => {
    const { staffRole } = await userOf(deps, request);
    return staffRole !== null && may(staffRole, 'guests') ? (one) => one : withoutGuest;
  };
  route(
    desk,
    listDeskRequestsCall,
    { config: { may: 'requests', audit: 'requests.read' }, tags, summary: 'What guests have asked for from the guide' },
    async (request) => {
      const before = Date.parse(queryText(request, 'before') ?? '9999-01-01');
      if (Number.isNaN(before)) throw new AppError(422, 'invalid', { field: 'before' });
      const list = await requests.list(wordOf(request, 'show', REQUEST_LISTS, 'open'), before);
      const shown = await shownTo(request);
      return { ...list, requests: list.requests.map(shown) };
    },
  );
  route(
    desk,
    changeDeskRequestCall,
    { config: { may: 'requests', audit: 'request.change' }, tags, summary: 'Seen, done, or refused with words' },
    async (request) => {
      const settled = await requests.settle(request.params.id, request.body, await staffOf(deps, request));
      return (await shownTo(request))(settled);
    },
  );
  route(
    desk,
    writeToGuestCall,
    { config: { may: 'requests', audit: 'request.message' }, tags, summary: 'Write to the guest under a request' },
    async (request) => {
      const staff = await staffOf(deps, request);
      const written = await messages.fromReception(request.params.id, request.body, idempotencyKey(request), staff);
      return (await shownTo(request))(written);
    },
  );
  route(
    desk,
    deskRequestPhotoCall,
    { config: { may: 'requests', audit: 'request.photo' }, tags, summary: 'Its photograph' },
    async (request, reply) => {
      const picture = await requests.photo(request.params.id);
      await noteAudit(deps, request, reply);
      return reply.type('image/webp').send(picture);
    },
  );
}
