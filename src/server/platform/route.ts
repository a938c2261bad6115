import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Answer, Endpoint, PathParams, TakenBody } from '../../contract/endpoint';

interface Described<Body, Reply> {
  tags?: readonly string[];
  summary?: string;
  description?: string;
  hide?: boolean;
  querystring?: unknown;
  /** What checks the body: the very schema that the contract names. */
  body?: Body;
  /** What is answered, by status. Everything below 300 is what the contract names, but for what is no JSON. */
  response?: { 200?: Reply; 201?: Reply; [failure: number]: unknown };
}

interface Options<Body, Reply> extends Omit<RouteShorthandOptions, 'schema'> {
  schema: Described<Body, Reply> & (Body extends undefined ? object : { body: Body });
}

type Handler<Path extends string, Body, Reply> = (
  request: FastifyRequest<{ Params: PathParams<Path>; Body: TakenBody<Body> }>,
  reply: FastifyReply,
) => Answered<Reply> | Promise<Answered<Reply>>;
type Answered<Reply> = Answer<Reply> | FastifyReply;

/** Serves a call of the contract; the only way to add an address of the API. */
export function route<Path extends string, Body, Reply>(
  app: FastifyInstance,
  { method, path }: Endpoint<Path, Body, Reply>,
  options: Options<Body, Reply>,
  handler: Handler<Path, Body, Reply>,
): void {
  app.route<{ Params: PathParams<Path>; Body: TakenBody<Body> }>({
    ...(options as RouteShorthandOptions),
    method,
    url: path,
    handler,
  });
}
