import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { serializerCompiler, validatorCompiler } from '@fastify/type-provider-zod';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { sheetReader } from './adapters/sheets';
import { networkList, type Config } from './config';
import { readDocument } from './db/documents';
import type { Database } from './db/schema';
import { handleError } from './http/error-handler';
import { guideClients } from './http/guide-client';
import { standardHeaders } from './http/headers';
import { parseJsonBody } from './http/json-body';
import { collectMethods, notFoundHandler, sendMissing } from './http/not-found';
import { readableUrl } from './http/readable-url';
import { contentRoutes } from './routes/content';
import { eventRoutes } from './routes/events';
import { guideRoutes } from './routes/guide';
import { healthRoutes } from './routes/health';
import { EventsService } from './services/events';
import { GuideService } from './services/guide';
import { GuideBudget, type GuideClient } from './services/guide-budget';
import { GuideContentService } from './services/guide-content';
import { HotelState } from './services/hotel';
import { KeyGuard } from './services/key-guard';

const MAX_BODY_BYTES = 64 * 1024;
/** A slow sender gets so long for its headers, and for all of a request, in ms (catalogue S-41). */
const HEADERS_LIMIT_MS = 12_000;
const REQUEST_LIMIT_MS = 45_000;
const SWEEP_MS = 10 * 60_000;

/** What the app is built from; tests bring their own clock. */
export interface AppDeps {
  config: Config;
  db: Database;
  clock: () => number;
  logger: FastifyBaseLogger;
}

/** What the routes work with. */
export interface ServerParts extends AppDeps {
  app: FastifyInstance;
  hotel: HotelState;
  guide: GuideService;
  budget: GuideBudget;
  content: GuideContentService;
  events: EventsService;
  guideClient: (request: FastifyRequest) => GuideClient;
  secureCookies: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The app's services, for programs around it. */
    parts: ServerParts;
  }
}

/** Builds the whole server, ready to listen or to be asked in process. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = createInstance(deps);
  const parts = await createParts(app, deps);
  app.decorate('parts', parts);
  const methods = collectMethods(app);
  const headers = standardHeaders(deps.config.publicOrigin);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(notFoundHandler(methods, (_request, reply) => sendMissing(reply)));

  guideRoutes(parts);
  contentRoutes(parts);
  eventRoutes(parts);
  healthRoutes(parts);

  const sweeping = setInterval(() => {
    parts.budget.sweep().catch((error: unknown) => deps.logger.error({ err: error }, 'sweep failed'));
  }, SWEEP_MS);
  sweeping.unref();
  app.addHook('onClose', () => clearInterval(sweeping));
  await app.ready();
  return app;
}

function createInstance({ config, logger }: AppDeps): FastifyInstance {
  const process = randomBytes(4).toString('hex');
  let requests = 0;
  const app = Fastify({
    loggerInstance: logger,
    // One logger for all requests: a child for each costs more than answering most of them.
    childLoggerFactory: (parent) => parent,
    disableRequestLogging: true,
    genReqId: () => `${process}-${(requests += 1).toString(36)}`,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_LIMIT_MS,
    keepAliveTimeout: 20_000,
    http: { headersTimeout: HEADERS_LIMIT_MS, connectionsCheckingInterval: 3000 },
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
    routerOptions: { maxParamLength: 20_000 },
    clientErrorHandler: refuseMalformed,
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
  return app;
}

async function createParts(app: FastifyInstance, deps: AppDeps): Promise<ServerParts> {
  const { config, db, clock, logger } = deps;
  const hotel = await HotelState.load({
    db,
    clock,
    mode: config.guideAccess,
    onError: (error) => logger.error({ err: error }, 'hotel not refreshed'),
  });
  const fingerprint = await readDocument(db, 'fingerprint');
  const budget = new GuideBudget({ db, clock, log: logger, fingerprintKey: fingerprint?.key ?? '' });
  const { valuesUrl, key } = config.sheets;
  return {
    ...deps,
    app,
    hotel,
    budget,
    guide: new GuideService({ hotel, budget, keys: new KeyGuard(clock), clock }),
    content: new GuideContentService(),
    events: new EventsService({
      db,
      clock,
      log: logger,
      fetchSheet: valuesUrl === null ? null : sheetReader(valuesUrl, key),
    }),
    guideClient: guideClients(networkList(config.hotelNetworks)),
    secureCookies: config.publicOrigin?.startsWith('https:') ?? false,
  };
}

/** Answers what is not HTTP, or too much of it, as far as anything can be answered. */
function refuseMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\nx-hien: 1\r\nx-content-type-options: nosniff\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
  );
}
