import type * as z from 'zod/mini';

interface Address<Path extends string> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for what differs from call to call. */
  readonly path: Path;
}

/** One call of the API: what server and client both have to know of it. */
export interface Endpoint<Path extends string = string, Body = unknown, Reply = unknown> extends Address<Path> {
  /** Schema of what is sent; without it nothing is sent as JSON. */
  readonly body?: Body;
  /** Schema of the answer; without it the answer is no JSON, such as a file. */
  readonly reply?: Reply;
  /** Status of the answer; 200 when nothing is said. */
  readonly status?: 201 | 202;
  /** Schemas of refusals that say more than `errorEnvelope`, by status. */
  readonly refusals?: Readonly<Record<number, unknown>>;
}

/** A schema named by its type alone, so that a page that only sends does not load what our server checks with. */
type Like<S> = (schema: S) => S;

/** `body: like<typeof newCharge>` says what a body must look like, with `import type { newCharge }`. */
export const like = <S>(schema: S): S => schema;

/** A call without its schemas, for pages that start before a validation library is there. */
export interface LightEndpoint<Path extends string = string, Body = unknown, Reply = unknown> extends Address<Path> {
  readonly body?: Like<Body>;
  readonly reply?: Like<Reply>;
}

/** Declares a call once: `server/platform/route.ts` serves it, `api/call.ts` makes it. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const Path extends string, Body = undefined, Reply = undefined>(
  it: Endpoint<Path, Body, Reply>,
): Endpoint<Path, Body, Reply> {
  return it;
}

/** Declares a call by the types of its schemas; `withSchemas` hands them to the server. */
/* @__NO_SIDE_EFFECTS__ */
export function lightEndpoint<const Path extends string, Body = undefined, Reply = undefined>(
  it: LightEndpoint<Path, Body, Reply>,
): LightEndpoint<Path, Body, Reply> {
  return it;
}

type Schemas<Body, Reply> = Pick<Endpoint, 'status'> &
  (Body extends undefined ? object : { body: Body }) &
  (Reply extends undefined ? object : { reply: Reply });

/** Gives a light call the schemas that it names, for the server. */
export const withSchemas = <Path extends string, Body, Reply>(
  { method, path }: LightEndpoint<Path, Body, Reply>,
  schemas: Schemas<NoInfer<Body>, NoInfer<Reply>>,
): Endpoint<Path, Body, Reply> => ({ method, path, ...schemas });

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Values for the names in a path. */
export type PathParams<Path extends string> = Record<Names<Path>, string>;

/** A value that is only read: whoever sends it may hold it for good. */
type Held<T> = T extends readonly (infer Item)[]
  ? readonly Held<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Held<T[Key]> }
    : T;

/** Body as a client sends it; below, as our server has parsed it. */
export type SentBody<Body> = Body extends undefined ? undefined : Held<z.input<Body>>;
export type TakenBody<Body> = Body extends undefined ? undefined : z.output<Body>;
/** Answer of our server. */
export type Answer<Reply> = Reply extends undefined ? unknown : z.output<Reply>;

type Words = Readonly<Record<string, string | number>>;

/** Completes a path: a value for each of its names, and the query. */
export type Where<Path extends string> = { query?: Words } & (keyof PathParams<Path> extends never
  ? { params?: undefined }
  : { params: Record<keyof PathParams<Path>, string | number> });

/** The path with its names filled in. */
export function addressIn(path: string, params: Words = {}, query?: Words): string {
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  if (!query) return address;
  const pairs = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return `${address}?${new URLSearchParams(pairs).toString()}`;
}

/** The address of a call, for a link or a file that the browser itself loads. */
export const addressOf = <Path extends string>(
  { path }: Pick<Address<Path>, 'path'>,
  { params, query }: Where<NoInfer<Path>>,
): string => addressIn(path, params, query);
