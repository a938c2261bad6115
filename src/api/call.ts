import {
  addressIn,
  type Answer,
  type Endpoint,
  type LightEndpoint,
  type SentBody,
  type Where,
} from '../contract/endpoint';
import type { Schema } from '../contract/shape';
import type { Call } from './request';

/** The parser of an answer where the call carries no schema: a lighter one for the same, or one that asks for less. */
export interface Believed<Reply, T> {
  schema: Schema<T> & ([Answer<Reply>] extends [T] ? unknown : never);
}

type What<Path extends string, Body> = Where<Path> &
  Omit<Call<unknown>, 'method' | 'path' | 'schema' | 'body'> &
  ([Body] extends [undefined] ? { body?: FormData | Record<string, never> } : { body: SentBody<Body> });

type Made<T> = Call<T> & { method: Endpoint['method'] };

/** Arguments of both functions, once what it must fit has been checked. */
export interface Given {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  schema?: Schema<unknown>;
}

/** A call of the contract with everything that `request` has to know, to be made now or kept for later. */
export function apiCall<Path extends string, Body, Reply extends object>(
  call: Endpoint<Path, Body, Reply>,
  what: What<NoInfer<Path>, NoInfer<Body>> & { schema?: undefined },
): Made<Answer<Reply>>;
export function apiCall<Path extends string, Body, Reply, T>(
  call: LightEndpoint<Path, Body, Reply> | Endpoint<Path, Body, Reply>,
  what: What<NoInfer<Path>, NoInfer<Body>> & Believed<NoInfer<Reply>, T>,
): Made<T>;
export function apiCall({ method, path, reply }: Endpoint | LightEndpoint, what: object): Made<unknown> {
  const { params, query, schema = reply as Schema<unknown>, ...more } = what as Given;
  return { ...more, schema, method, path: addressIn(path, params, query) };
}
