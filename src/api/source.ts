import { addressIn, type Answer, type Endpoint, type LightEndpoint, type Where } from '../contract/endpoint';
import type { Schema } from '../contract/shape';
import type { Believed, Given } from './call';

/** Names what a page reads and keeps: a call's address, and the schema that believes its answer. */
export function apiSource<Path extends string, Body, Reply extends object>(
  call: Endpoint<Path, Body, Reply>,
  asked: Where<NoInfer<Path>> & { schema?: undefined },
): { path: string; schema: Schema<Answer<Reply>> };
export function apiSource<Path extends string, Body, Reply, T>(
  call: LightEndpoint<Path, Body, Reply> | Endpoint<Path, Body, Reply>,
  asked: Where<NoInfer<Path>> & Believed<NoInfer<Reply>, T>,
): { path: string; schema: Schema<T> };
export function apiSource({ path, reply }: Endpoint | LightEndpoint, asked: object) {
  const { params, query, schema = reply as Schema<unknown> } = asked as Given;
  return { path: addressIn(path, params, query), schema };
}
