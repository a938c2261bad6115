import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { serializerCompiler, validatorCompiler } from '@fastify/type-provider-zod';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { ModuleDeps } from '../deps';
import type { FastPath } from '../modules/guide/fast-path';
import { parseJsonBody } from '../platform/http/json-body';
import { readableUrl } from '../platform/http/readable-url';

const MAX_BODY_BYTES = 64 * 1024;
/** A slow sender gets so long for its headers, and for all of a request, in ms (catalogue S-41). */
const HEADERS_LIMIT_MS = 12_000;
const REQUEST_LIMIT_MS = 45_000;
const KEEP_ALIVE_MS = 20_000;
const LIMITS = {
  headersTimeout: HEADERS_LIMIT_MS,
  requestTimeout: REQUEST_LIMIT_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  connectionsCheckingInterval: 3000,
};

/**
 * Fastify with this product's limits: what a request may weigh, how long it may take, how it is read.
 *
 * @param fastPath may answer a request before the router sees it
 */
export function createInstance(logger: ModuleDeps['logger'], fastPath: FastPath): FastifyInstance {
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
    serverFactory: (handler) => createServer(LIMITS, withFastPath(fastPath, handler)),
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

function withFastPath(fastPath: FastPath, handler: RequestListener): RequestListener {
  return (request, response) => {
    if (!fastPath(request, response)) handler(request, response);
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
