import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountApp } from './wiring/account-app';
import { bookingApp } from './wiring/booking-app';
import { deskApp } from './wiring/desk-app';
import { tourApp } from './wiring/tour-app';
import { storiesApp } from './wiring/stories-app';
import { helpApp } from './wiring/help-app';
import { forgetKeys } from './platform/db/idempotency';
import { handleError } from './platform/http/error-handler';
import { guideLane } from './modules/guide/fast-path';
import { standardHeaders } from './platform/http/headers';
import { refuseNull } from './platform/http/no-null';
import { collectMethods, notFoundHandler } from './platform/http/not-found';
import { textSender } from './platform/http/send-text';
import { proxyWatch } from './platform/http/unknown-proxy';
import { createInstance } from './start/instance';
import { createParts, type AppDeps, type Parts, type ServerParts } from './parts';
import { contentRoutes } from './modules/guide/content-routes';
import { docsRoutes } from './platform/http/docs-routes';
import { readingRoutes } from './modules/guide-analytics/routes';
import { eventRoutes } from './modules/guide/event-routes';
import { filmRoutes } from './modules/guide/film-routes';
import { guestFormRoutes } from './modules/guest-forms/routes';
import { GUIDE_HEADERS, guideRoutes } from './modules/guide/routes';
import { guidePageRoutes } from './modules/guide/page-routes';
import { healthRoutes } from './platform/http/health-routes';
import { manifestRoutes } from './modules/public-pages/manifest-routes';
import { sitePageSender, siteRoutes } from './modules/public-pages/routes';
import { rootFileSender, staticRoutes } from './modules/public-pages/static-routes';
import { Rounds } from './platform/jobs/interval-job';
import { dayInVietNam } from '../domain/days';
import { shellDataOf } from './modules/guide/document/data';

export type { AppDeps } from './parts';

const SWEEP_MS = 10 * 60_000;
/** How long a key of a call is remembered: longer than any phone keeps an unsent form without being opened. */
const KEYS_KEPT_MS = 90 * 24 * 3_600_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** The app's services, for the programs and tests around it. */
    parts: Parts;
  }
}

/** Builds the whole server, ready to listen or to be asked in process. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const parts = await createParts(deps);
  const headers = standardHeaders(deps.config.publicOrigin);
  const dataHeaders = { ...headers, 'x-robots-tag': 'noindex' };
  const lane = guideLane(parts.guide, parts.readClient, { ...dataHeaders, ...GUIDE_HEADERS });
  const app = createInstance(deps.logger, lane);
  app.decorate('parts', parts);
  const methods = collectMethods(app);
  const watchProxy = proxyWatch(deps.config, parts);
  app.addHook('onRequest', (request, reply, done) => {
    watchProxy(request.raw);
    reply.headers(request.raw.url?.startsWith('/api/') ? dataHeaders : headers);
    done();
  });
  app.addHook('preValidation', refuseNull);
  addLogging(app);
  app.setErrorHandler(handleError);
  await docsRoutes(app);
  await registerRoutes({ ...parts, app }, methods);
  await renderShells(parts);
  parts.hotel.onChange(() => {
    renderShells(parts).catch((error: unknown) => deps.logger.error({ err: error }, 'guide not rendered'));
  });
  startChores(app, parts);
  await app.ready();
  return app;
}

async function registerRoutes(parts: ServerParts, methods: ReturnType<typeof collectMethods>): Promise<void> {
  const sendText = textSender();
  guideRoutes(parts);
  contentRoutes(parts, sendText);
  eventRoutes(parts);
  filmRoutes(parts);
  await guestFormRoutes(parts);
  await readingRoutes(parts);
  await accountApp(parts);
  await bookingApp(parts, sendText);
  tourApp(parts, sendText);
  storiesApp(parts, sendText);
  helpApp(parts);
  await deskApp(parts);
  healthRoutes(parts);
  manifestRoutes(parts);
  guidePageRoutes(parts, sendText);
  siteRoutes(parts, sendText);
  await staticRoutes(parts);
  const sendFile = rootFileSender(parts.clientDir);
  const sendPage = sitePageSender(parts, sendText);
  parts.app.setNotFoundHandler(
    notFoundHandler(methods, (request, reply) =>
      sendFile(request, reply) ? undefined : void sendPage(request, reply),
    ),
  );
}

/** One line for each change and each failure; a guest who reads leaves none. Never the address that was asked for. */
function addLogging(app: FastifyInstance): void {
  app.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done) => {
    const { statusCode } = reply;
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (!reading || (statusCode >= 400 && statusCode !== 404)) {
      const line = {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? '',
        status: statusCode,
        ms: Math.round(reply.elapsedTime),
      };
      request.log.info(line, 'answered');
    }
    done();
  });
}

/** Brings the guide's documents in line with the hotel's content. */
async function renderShells(parts: Parts): Promise<void> {
  await parts.shells?.update(await shellDataOf(parts.events, parts.hotel.current, dayInVietNam(parts.clock())));
}

function startChores(app: FastifyInstance, { booking, budget, forwarder, db, clock, logger }: Parts): void {
  const run = async (): Promise<void> => {
    await budget.sweep();
    await booking.limits.sweep(clock());
    await forgetKeys(db, clock() - KEYS_KEPT_MS);
  };
  const sweeping = new Rounds({ name: 'sweep', everyMs: SWEEP_MS, log: logger, run });
  sweeping.start();
  forwarder?.wake();
  app.addHook('onClose', async () => {
    await sweeping.stop();
    await forwarder?.stop();
  });
}
