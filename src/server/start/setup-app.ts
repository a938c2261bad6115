import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX, ACCOUNT_API } from '../../contract/api-addresses';
import { liesUnder, SETUP_PATH } from '../../contract/page-addresses';
import { AppError } from '../errors';
import { hasNoHotel } from '../modules/hotel/seed';
import { setupRoutes } from '../modules/setup/module';
import type { RestoreInNew } from '../modules/backups/restore-in-new';
import type { SetupService } from '../modules/setup/setup';
import type { ModuleDeps } from '../deps';
import { logAnswers } from './answer-log';
import { IMMUTABLE, PUBLIC_FOR_A_MINUTE } from '../platform/http/caching';
import { contentSecurityPolicy, hashBuilt } from '../platform/http/csp';
import { handleError, sendError } from '../platform/http/error-handler';
import { standardHeaders } from '../platform/http/headers';
import { healthRoutes } from '../platform/http/health-routes';
import { sendMissing } from '../platform/http/not-found';
import { compressLong } from '../platform/http/send-text';
import { sendStatic } from '../platform/http/static-files';
import { refuseUnreadable } from '../platform/http/unreadable-text';
import { ownHost, refuseOtherHosts } from '../platform/own-host';
import { isReachable } from './going-live';
import { createInstance } from './instance';

interface Deps extends ModuleDeps {
  setup: SetupService;
  copies: RestoreInNew;
  /** The built page, `dist/setup`. */
  setupDir: string;
  /** The built site: its pictures stand on this page too, and the guide's styles. */
  clientDir: string;
  /** Lets this process become the house; it listens when this is over. */
  becomeHouse: () => Promise<unknown>;
}

/** Files of the page of `/setup`, and of the guide that it shows. */
const ASSETS = 'assets';
const PICTURES = 'pictures';
const ICON = 'favicon.svg';

/**
 * Builds the server of a house that is not there yet: it answers `/setup`, its calls and `/healthz`. Every other page leads
 * there, and no call is known.
 */
export async function createSetupApp(deps: Deps): Promise<FastifyInstance> {
  const { config, db, logger, setupDir, clientDir, becomeHouse } = deps;
  const headers = { ...standardHeaders(config), 'x-robots-tag': 'noindex' };
  const app = createInstance(logger, () => false);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('onRequest', refuseOtherHosts(ownHost(config, !isReachable(config)), logger));
  app.addHook('onRequest', async (request, reply) => {
    // Another process on the same database has opened it, or this one has, and a connection from before is still used.
    if (await hasNoHotel(db)) return;
    await becomeHouse();
    answerOpened(request, reply.header('connection', 'close'));
  });
  app.addHook('preValidation', refuseUnreadable);
  app.addHook('onSend', compressLong);
  logAnswers(app);
  app.setErrorHandler(handleError);
  healthRoutes({ ...deps, app });
  setupRoutes(app, deps);
  await app.register(fastifyStatic, { root: setupDir, serve: false, preCompressed: true, index: false });
  const inFolder = (folder: string, { params }: FastifyRequest): string =>
    `${folder}/${(params as { '*': string })['*']}`;
  app.get(`/${ASSETS}/*`, { schema: { hide: true } }, (request, reply) =>
    sendStatic(reply, [setupDir, clientDir], inFolder(ASSETS, request), IMMUTABLE),
  );
  app.get(`/${PICTURES}/*`, { schema: { hide: true } }, (request, reply) =>
    sendStatic(reply, [clientDir], inFolder(PICTURES, request), PUBLIC_FOR_A_MINUTE),
  );
  app.get(`/${ICON}`, { schema: { hide: true } }, (_request, reply) =>
    sendStatic(reply, [clientDir], ICON, PUBLIC_FOR_A_MINUTE),
  );
  app.get(SETUP_PATH, { schema: { hide: true } }, pageSender(path.join(setupDir, 'setup.html')));
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || isCall(request)) sendError(new AppError(404, 'notFound'), request, reply);
    else if (/\.\w+$/.test(pathOf(request))) sendMissing(reply);
    else reply.header('cache-control', 'no-store').redirect(SETUP_PATH, 302);
  });
  await app.ready();
  return app;
}

/** Sends the page of `/setup` as it was built. */
function pageSender(file: string): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  let html: string | null = null;
  try {
    html = readFileSync(file, 'utf8');
  } catch {
    // Not built: there is nothing to send.
  }
  const policy = contentSecurityPolicy(hashBuilt(html ?? ''), { frames: ["'self'"] });
  return (_request, reply) => {
    if (html === null) {
      sendMissing(reply);
      return reply;
    }
    reply.header('content-security-policy', policy).header('cache-control', 'no-cache');
    return reply.type('text/html; charset=utf-8').send(html);
  };
}

/** Sends whoever comes once the house is open to it: there is nothing here any more. */
function answerOpened(request: FastifyRequest, reply: FastifyReply): void {
  if (liesUnder(pathOf(request), SETUP_PATH, `${API_PREFIX}setup`)) throw new AppError(404, 'notFound');
  // Two slashes would lead to another house.
  void reply.redirect(request.url.replace(/^[/\\]+/, '/'), 307);
}

const isCall = (request: FastifyRequest): boolean => liesUnder(pathOf(request), API_PREFIX.slice(0, -1), ACCOUNT_API);
const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';
