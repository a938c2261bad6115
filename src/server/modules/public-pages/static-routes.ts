import { readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IMMUTABLE } from '../../platform/http/caching';
import { isServable, sendStatic } from '../../platform/http/static-files';
import type { RouteDeps } from '../../deps';
import type { Releases } from './releases';

interface Deps extends Pick<RouteDeps, 'app'> {
  clientDir: string;
  mediaDir: string;
  publicPages: { releases: Releases };
}

const CHECK_EACH_TIME = 'no-cache';
/** Served by routes of their own. */
const OWN_ROUTES = new Set(['index.html', 'sw.js']);

/** Files as they lie: hashed chunks for ever, everything else with a check; a hotel's own files before ours. */
export async function staticRoutes({ app, clientDir, mediaDir, publicPages: { releases } }: Deps): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    serve: false,
    preCompressed: true,
    dotfiles: 'deny',
    index: false,
  });
  const schema = { hide: true };
  app.get('/assets/*', { schema }, (request, reply) =>
    sendStatic(reply, assetRoots(clientDir, releases), `assets/${rest(request)}`, IMMUTABLE),
  );
  for (const folder of ['videos', 'pictures', 'plans', 'icons']) {
    app.get(`/${folder}/*`, { schema }, (request, reply) =>
      sendStatic(reply, [mediaDir, clientDir], `${folder}/${rest(request)}`, CHECK_EACH_TIME),
    );
  }
}

/** Sends a file that lies beside index.html, such as favicon.ico; `false` when the address names none. */
export function rootFileSender(clientDir: string): (request: FastifyRequest, reply: FastifyReply) => boolean {
  const names = new Set(rootFiles(clientDir));
  return (request, reply) => {
    const name = (request.url.split('?')[0] ?? '').slice(1);
    if (!names.has(name)) return false;
    void sendStatic(reply, [clientDir], name, CHECK_EACH_TIME);
    return true;
  };
}

function rootFiles(clientDir: string): string[] {
  try {
    return readdirSync(clientDir, { withFileTypes: true })
      .filter((entry) => entry.isFile() && isServable(entry.name) && !OWN_ROUTES.has(entry.name))
      .map(({ name }) => name);
  } catch {
    return []; // not built: there is nothing to send
  }
}

function assetRoots(clientDir: string, releases: Releases | null): string[] {
  return [clientDir, ...(releases?.folders() ?? []).map((folder) => path.resolve(folder))];
}

function rest(request: FastifyRequest): string {
  return (request.params as { '*': string })['*'];
}
