import type { FastifyInstance } from 'fastify';
import {
  deskRequest,
  deskRequests,
  REQUEST_LISTS,
  type RequestChange,
  requestChange,
} from '../../../contract/desk/guest-requests';
import type { RouteDeps } from '../../deps';
import { AppError } from '../../errors';
import { queryText, wordOf } from '../../platform/http/query';
import { type AuditDeps, noteAudit, staffOf } from '../desk/area';
import type { DeskRequestsService } from './settle';

interface Deps extends AuditDeps, Pick<RouteDeps, 'readSession'> {
  guestRequests: { desk: DeskRequestsService };
}

const tags = ['reception'];

/** Guests' requests at the desk. */
export function deskRequestRoutes(desk: FastifyInstance, deps: Deps): void {
  const { desk: requests } = deps.guestRequests;
  desk.get(
    '/api/reception/requests',
    {
      config: { audit: 'requests.read' },
      schema: { tags, summary: 'What guests have asked for from the guide', response: { 200: deskRequests } },
    },
    (request) => {
      const before = Date.parse(queryText(request, 'before') ?? '9999-01-01');
      if (Number.isNaN(before)) throw new AppError(422, 'invalid', { field: 'before' });
      return requests.list(wordOf(request, 'show', REQUEST_LISTS, 'open'), before);
    },
  );
  desk.put<{ Params: { id: string }; Body: RequestChange }>(
    '/api/reception/requests/:id',
    {
      config: { audit: 'request.change' },
      schema: {
        tags,
        summary: 'Seen, done, or refused with words',
        body: requestChange,
        response: { 200: deskRequest },
      },
    },
    async (request) => requests.settle(request.params.id, request.body, await staffOf(deps, request)),
  );
  desk.get<{ Params: { id: string } }>(
    '/api/reception/requests/:id/photo',
    { config: { audit: 'request.photo' }, schema: { tags, summary: 'Its photograph' } },
    async (request, reply) => {
      const picture = await requests.photo(request.params.id);
      await noteAudit(deps, request, reply);
      return reply.type('image/webp').send(picture);
    },
  );
}
