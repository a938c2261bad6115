import type { FastifyInstance, FastifyRequest } from 'fastify';

/** One line for each change and each failure; a guest who reads leaves none. Never the address that was asked for. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request: FastifyRequest, reply, done) => {
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
