import type { FastifyInstance } from 'fastify';
import { ACCOUNT_API, API_PREFIX, GUIDE_API } from '../contract/api-addresses';
import type { RouteDeps } from './deps';
import { registerAccounts } from './modules/accounts/module';
import { registerBackups } from './modules/backups/module';
import { registerBlog } from './modules/blog/module';
import { registerBookings } from './modules/bookings/module';
import { registerCatalogue } from './modules/catalogue/module';
import { registerChannels } from './modules/channels/module';
import { registerContact } from './modules/contact/module';
import { registerDesk } from './modules/desk/module';
import { registerGuestForms } from './modules/guest-forms/module';
import { registerGuestRequests } from './modules/guest-requests/module';
import { registerGuideAnalytics } from './modules/guide-analytics/module';
import { guideFastPath } from './modules/guide/fast-path';
import { registerGuide, renderDocuments } from './modules/guide/module';
import { GUIDE_HEADERS } from './modules/guide/routes';
import { registerPayments } from './modules/payments/module';
import { registerPhotos } from './modules/photos/module';
import { registerPrivacy } from './modules/privacy/module';
import { registerPublicPages } from './modules/public-pages/module';
import { registerReviews } from './modules/reviews/module';
import { registerTours } from './modules/tours/module';
import { forgetKeys } from './platform/db/idempotency';
import { forgetRequestRates } from './platform/db/request-rates';
import { docsRoutes } from './platform/http/docs-routes';
import { handleError } from './platform/http/error-handler';
import { standardHeaders } from './platform/http/headers';
import { healthRoutes } from './platform/http/health-routes';
import { logAnswers } from './start/answer-log';
import { refuseUnreadable } from './platform/http/unreadable-text';
import { collectMethods } from './platform/http/not-found';
import { ownHost, refuseOtherHosts } from './platform/own-host';
import { compressLong, textSender } from './platform/http/send-text';
import { proxyWatch } from './platform/http/unknown-proxy';
import { IntervalJob } from './platform/jobs/interval-job';
import { type AppDeps, createServices, type Services } from './services';
import { isReachable } from './start/going-live';
import { createInstance } from './start/instance';

export type { AppDeps } from './services';

const SWEEP_MS = 10 * 60_000;
/** Longer than any limit of requests looks back. */
const RATES_KEPT_MS = 3_600_000;
/** Time that a key of a call is remembered: longer than any phone keeps an unsent form without being opened. */
const KEYS_KEPT_MS = 90 * 24 * 3_600_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** The app's services, for the programs and tests around it. */
    services: Services;
  }
}

/** Builds the whole server, ready to listen or to be asked in process. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const services = await createServices(deps);
  const headers = standardHeaders(deps.config);
  const dataHeaders = { ...headers, 'x-robots-tag': 'noindex' };
  const fastPath = guideFastPath(services.guide.guide, services.readClient, { ...dataHeaders, ...GUIDE_HEADERS });
  const isOwnHost = ownHost(deps.config, !isReachable(deps.config) && deps.isHostChecked !== true);
  const app = createInstance(deps.logger, (request, response) => {
    deps.answers?.watch(request, response);
    return isOwnHost(request) && fastPath(request, response);
  });
  app.decorate('services', services);
  const methods = collectMethods(app);
  const watchProxy = proxyWatch(deps.config, services);
  app.addHook('onRequest', (request, reply, done) => {
    watchProxy(request.raw);
    reply.headers(request.raw.url?.startsWith(API_PREFIX) ? dataHeaders : headers);
    done();
  });
  app.addHook('onRequest', refuseOtherHosts(isOwnHost, deps.logger));
  app.addHook('preValidation', refuseUnreadable);
  app.addHook('onSend', compressLong);
  logAnswers(app);
  answerFromFresh(app, services);
  app.setErrorHandler(handleError);
  const sendText = textSender();
  await docsRoutes(app, sendText);
  const routes = { ...services, app, sendText };
  await registerModules(routes, methods);
  await renderDocuments(routes);
  startSweeping(app, services);
  await app.ready();
  return app;
}

/**
 * Brings the copies in memory up to date before a call is answered, so that no call has to see to it, and what is changed
 * is there for the next one. A guest's guide asks the hotel alone. Pages and jobs see to themselves.
 */
function answerFromFresh(app: FastifyInstance, { hotel, catalogue, blog, tours: { tours } }: Services): void {
  app.addHook('preHandler', async ({ raw: { url = '' } }) => {
    if (![API_PREFIX, ACCOUNT_API].some((prefix) => url.startsWith(prefix))) return;
    const copies = url.startsWith(GUIDE_API) ? [hotel] : [hotel, catalogue, tours, blog];
    await Promise.all(copies.map((copy) => copy.ensureFresh()));
  });
}

/** Every module's calls and jobs. The site's pages come last: they answer whatever has no address of its own. */
async function registerModules(
  services: Services & RouteDeps,
  methods: ReturnType<typeof collectMethods>,
): Promise<void> {
  registerGuide(services);
  await registerGuestForms(services);
  registerGuestRequests(services);
  await registerGuideAnalytics(services);
  await registerAccounts(services);
  registerCatalogue(services);
  registerBookings(services);
  await registerPayments(services);
  registerReviews(services);
  registerTours(services);
  registerBlog(services);
  registerContact(services);
  await registerDesk(services);
  registerChannels(services);
  registerPhotos(services);
  registerPrivacy(services);
  registerBackups(services);
  healthRoutes(services);
  await registerPublicPages(services, methods);
}

/** Forgets what counts calls, once it counts no longer. */
function startSweeping(app: FastifyInstance, { bookings, guide, db, clock, clockGuard, logger }: Services): void {
  const run = async (): Promise<void> => {
    await guide.budget.sweep();
    await bookings.limits.sweep(clock());
    // A phone that sends once more what was answered long ago must not have its effect twice.
    if (await clockGuard.mayForget()) await forgetKeys(db, clock() - KEYS_KEPT_MS);
    await forgetRequestRates(db, clock() - RATES_KEPT_MS);
  };
  const sweeping = new IntervalJob({ name: 'sweep', everyMs: SWEEP_MS, log: logger, run });
  sweeping.start();
  app.addHook('onClose', () => sweeping.stop());
}
