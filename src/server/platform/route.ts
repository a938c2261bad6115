import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteShorthandOptions,
} from 'fastify';
import type * as z from 'zod/mini';
import type { DESK_API } from '../../contract/api-addresses';
import type { StaffWork } from '../../domain/accounts/staff-roles';
import type { Answer, Endpoint, PathParams, TakenBody } from '../../contract/endpoint';

/** Options of a route besides its call: its description, and settings of Fastify. */
interface Options extends Omit<RouteShorthandOptions, 'schema'> {
  tags?: readonly string[];
  summary?: string;
  description?: string;
  /** Leaves the call out of the description of the API. */
  hide?: boolean;
  querystring?: unknown;
}

/** Kind of work that a call of the desk is; some change it with what they are about. */
export type Work = StaffWork | ((request: FastifyRequest) => StaffWork);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Kind of work that the call is: each role of the staff does some. */
    may?: Work;
  }
}

type DeskPath = typeof DESK_API extends `${infer Start}*` ? `${Start}${string}` : never;

/** No call of the desk goes without. */
type Allowed<Path extends string> = Path extends DeskPath ? { config: FastifyContextConfig & { may: Work } } : object;

/** A schema itself: a call that names its schemas by their types alone cannot be served. */
type SchemaItself = z.core.$ZodType | undefined;

type Handler<Path extends string, Body, Reply> = (
  request: FastifyRequest<{ Params: PathParams<Path>; Body: TakenBody<Body> }>,
  reply: FastifyReply,
) => Answered<Reply> | Promise<Answered<Reply>>;
type Answered<Reply> = Answer<Reply> | FastifyReply;

/**
 * Serves a call of the contract; the only way to add an address of the API. Body and answer are checked with the
 * schemas that the call carries. An answer has the call's status and is its caller's alone, which no cache keeps,
 * unless the handler says otherwise.
 */
export function route<Path extends string, Body extends SchemaItself, Reply extends SchemaItself>(
  app: FastifyInstance,
  { method, path, body, reply: answer, status, refusals }: Endpoint<Path, Body, Reply>,
  described: Options & Allowed<Path>,
  handler: Handler<Path, Body, Reply>,
): void {
  const { tags, summary, description, hide, querystring, ...options }: Options = described;
  const response = { ...(answer && { [status ?? 200]: answer }), ...refusals };
  const parts = { tags, summary, description, hide, querystring, body };
  const schema = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  app.route<{ Params: PathParams<Path>; Body: TakenBody<Body> }>({
    ...options,
    method,
    url: path,
    schema: { ...schema, ...(Object.keys(response).length > 0 && { response }) },
    handler: (request, reply) => handler(request, reply.code(status ?? 200).header('cache-control', 'no-store')),
  });
}
