import { addressIn, type Answer, type Endpoint, type SentBody, type Where } from '../contract/endpoint';
import type { Schema } from '../contract/shape';
import type { Call } from './request';

/** What believes the answer: the contract's schema, a lighter one for the same, or one that asks for less. */
interface Believed<Reply, T> {
  schema: Schema<T> & ([Answer<Reply>] extends [T] ? unknown : never);
}

type What<Path extends string, Body, Reply, T> = Where<Path> &
  Believed<Reply, T> &
  Omit<Call<T>, 'method' | 'path' | 'schema' | 'body'> &
  ([Body] extends [undefined] ? { body?: FormData | Record<string, never> } : { body: SentBody<Body> });

/** A call of the contract with everything that `request` has to know, to be made now or kept for later. */
export function apiCall<Path extends string, Body, Reply, T>(
  { method, path }: Endpoint<Path, Body, Reply>,
  { params, query, ...more }: What<NoInfer<Path>, NoInfer<Body>, NoInfer<Reply>, T>,
): Call<T> & { method: Endpoint['method'] } {
  return { ...(more as Omit<Call<T>, 'path'>), method, path: addressIn(path, params, query) };
}

/** What a page asks for when it reads. */
export type Asked<Path extends string, Reply, T> = Where<Path> & Believed<Reply, T>;

/** What a page reads and keeps: the call's address, and what believes the answer. */
export const apiSource = <Path extends string, Reply, T>(
  { path }: Pick<Endpoint<Path, unknown, Reply>, 'path' | 'reply'>,
  { params, query, schema }: Asked<NoInfer<Path>, NoInfer<Reply>, T>,
): { path: string; schema: Schema<T> } => ({ path: addressIn(path, params, query), schema });
