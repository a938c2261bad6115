import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EditedKind, ListOrderCalls } from '../../../contract/editing/calls';
import type { ContentCall, ContentChanges, EditableResource } from './engine';
import { staffOf } from '../staff/area';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { route, type Work } from '../../platform/route';
import { queryCount } from '../../platform/http/query';
import type { RouteDeps } from '../../deps';

export interface EditDeps extends Pick<RouteDeps, 'readSession'> {
  desk: { changes: ContentChanges };
}

const tags = ['reception'];
/** The longest table there can be, in both languages. */
const EDIT_LIMIT_BYTES = 512 * 1024;

export interface EditedThing {
  calls: EditedKind | ListOrderCalls;
  /** Name in the summaries of the contract, such as "an area of the guide". */
  called: string;
  /** Name in the record of who did what, such as `content`. */
  audit: string;
  /** Work that changing it is; everybody who may see content reads it. */
  may: Work;
  /** Finds the thing that a request is about. @throws AppError 404 */
  of: (request: FastifyRequest) => { resource: EditableResource<unknown>; subject: string };
  bodyLimit?: number;
}

/** The calls that every thing has that the desk edits as a whole: read, change, take the last change back, history. */
export function editRoutes(desk: FastifyInstance, deps: EditDeps, thing: EditedThing): void {
  const { calls, called, audit, may, of, bodyLimit = EDIT_LIMIT_BYTES } = thing;
  const { changes } = deps.desk;

  route(
    desk,
    calls.readCall,
    { config: { may: 'content', audit: `${audit}.read` }, tags, summary: `Read ${called} as it stands` },
    (request) => {
      const { resource, subject } = of(request);
      return changes.read(resource, subject);
    },
  );
  route(
    desk,
    calls.changeCall,
    { bodyLimit, config: { may, audit: `${audit}.change` }, tags, summary: `Change ${called}` },
    async (request) => {
      const { resource, subject } = of(request);
      return changes.change(resource, subject, request.body, await contentCall(deps, request));
    },
  );
  route(
    desk,
    calls.undoCall,
    { config: { may, audit: `${audit}.undo` }, tags, summary: `Undo the last change of ${called}` },
    async (request) => {
      const { resource, subject } = of(request);
      return changes.undo(resource, subject, request.body.change, await contentCall(deps, request));
    },
  );
  route(
    desk,
    calls.historyCall,
    { config: { may: 'content', audit: `${audit}.history` }, tags, summary: `Who changed ${called}, and what` },
    (request) => {
      const { resource, subject } = of(request);
      return changes.history({ area: resource.area, subject }, queryCount(request, 'before'));
    },
  );
}

/** Reads who asks for a change, and the key under which the change happens once. */
export async function contentCall(deps: Pick<RouteDeps, 'readSession'>, request: FastifyRequest): Promise<ContentCall> {
  const staff = await staffOf(deps, request);
  const route = `${request.method} ${request.url.replace(/\?.*$/, '')}`;
  return { staff, call: { route: route.slice(0, 200), key: idempotencyKey(request), body: request.body ?? null } };
}
