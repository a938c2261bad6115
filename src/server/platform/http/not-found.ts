import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  ACCOUNT_API,
  API_PREFIX,
  AVATAR_PATH,
  HEALTH_API,
  MANIFEST_PATH,
  SHELL_PATH,
} from '../../../contract/api-addresses';
import { liesUnder } from '../../../contract/page-addresses';
import { AppError } from '../../errors';
import { sendError } from './error-handler';

/** Addresses under which a thing is there or is not: never a page instead of it. */
const FILES = ['/assets', '/videos', '/plans', '/pictures', '/icons', AVATAR_PATH, SHELL_PATH, MANIFEST_PATH];
const DATA = [API_PREFIX.slice(0, -1), ACCOUNT_API];
/** A name with a dot at its start anywhere, or a kind of file that is never served. */
const HIDDEN = /\/\.|\.(map|env|db|sqlite3?|log|bak|ya?ml|toml|php|sql)$/i;

type Methods = Map<string, { pattern: RegExp; methods: Set<string> }>;

/** Notes which methods each address of the API takes; to be called before the routes are registered. */
export function collectMethods(app: FastifyInstance): Methods {
  const routes: Methods = new Map();
  app.addHook('onRoute', ({ url, method }) => {
    const known = routes.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
    for (const one of [method].flat()) known.methods.add(one);
    routes.set(url, known);
  });
  return routes;
}

/**
 * Gives the handler for requests that no route takes: 405 for a wrong method, 404 for data and files, the site's page
 * for everything a person may have typed.
 *
 * @param sendPage answers the site's document
 */
export function notFoundHandler(
  routes: Methods,
  sendPage: (request: FastifyRequest, reply: FastifyReply) => void,
): (request: FastifyRequest, reply: FastifyReply) => void {
  return (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const isData = path === HEALTH_API || liesUnder(path, ...DATA);
    const allowed = allowedMethods(routes, path);
    if (allowed.length > 0 && !allowed.includes(request.method)) refuseMethod(allowed, request, reply);
    else if (isData) sendError(new AppError(404, 'notFound'), request, reply);
    else if (!reading) refuseMethod(['GET', 'HEAD'], request, reply);
    else if (liesUnder(path, ...FILES) || HIDDEN.test(decoded(path))) sendMissing(reply);
    else sendPage(request, reply);
  };
}

function refuseMethod(allowed: string[], request: FastifyRequest, reply: FastifyReply): void {
  sendError(new AppError(405, 'methodNotAllowed', { allow: allowed.sort().join(', ') }), request, reply);
}

/** A short 404 for what is a file and not a page. */
export function sendMissing(reply: FastifyReply): void {
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('404\n');
}

function allowedMethods(routes: Methods, path: string): string[] {
  const methods = new Set<string>();
  for (const route of routes.values()) {
    if (route.pattern.test(path)) for (const method of route.methods) methods.add(method);
  }
  return [...methods];
}

function patternOf(url: string): RegExp {
  const source = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:[A-Za-z]+/g, '[^/]+')
    .replace(/\*/g, '.*');
  return new RegExp(`^${source}$`);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
