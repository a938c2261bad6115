import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { serializerCompiler, validatorCompiler } from '@fastify/type-provider-zod';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { ModuleDeps } from '../deps';
import type { FastPath } from '../modules/guide/fast-path';
import { parseJsonBody } from '../platform/http/json-body';
import { readableUrl } from '../platform/http/readable-url';
import { SOCKET_LIMITS, Sockets } from './sockets';

const MAX_BODY_BYTES = 64 * 1024;

/**
 * Fastify with this product's limits: what a request may weigh, how long it may take, how it is read.
 *
 * @param fastPath may answer a request before the router sees it
 * @param limits of connections
 */
export function createInstance(
  logger: ModuleDeps['logger'],
  fastPath: FastPath,
  limits = SOCKET_LIMITS,
): FastifyInstance {
  const sockets = new Sockets(limits);
  const start = randomBytes(4).toString('hex');
  let requests = 0;
  const app = Fastify({
    loggerInstance: logger,
    // One logger for all requests: a child for each costs more than answering most of them.
    childLoggerFactory: (parent) => parent,
    // What is said about a request is in app.ts; Fastify's own lines would hold its address.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => `${start}-${(requests += 1).toString(36)}`,
    bodyLimit: MAX_BODY_BYTES,
    serverFactory: (handler) => sockets.server(withFastPath(fastPath, handler)),
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
    routerOptions: { maxParamLength: 20_000 },
    // The connections answer what is no request; Fastify's own answer would be a second one.
    clientErrorHandler: () => undefined,
    forceCloseConnections: 'idle',
  });
  app.addHook('preClose', (done) => {
    sockets.drain();
    done();
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

function withFastPath(fastPath: FastPath, handler: RequestListener): RequestListener {
  return (request, response) => {
    if (!fastPath(request, response)) handler(request, response);
  };
}
