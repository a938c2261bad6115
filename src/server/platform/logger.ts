import type { FastifyBaseLogger } from 'fastify';
import { pino, stdSerializers } from 'pino';
import type { Config } from '../config';
import { DISK_FULL, isDiskFull } from './db/failures';

/** Part of the log that services and adapters write with. */
export type Logger = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** JSON lines on standard output. What is logged never holds bodies, queries, codes or whole addresses. */
export function createLogger(level: Config['logLevel']): FastifyBaseLogger {
  return pino({
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: readableError },
    formatters: { level: (label) => ({ level: label }) },
  });
}

/** With the words for what an operator can do something about, whichever program noticed it. */
const readableError = (error: Error): object => ({
  ...stdSerializers.err(error),
  ...(isDiskFull(error) && { reason: DISK_FULL }),
});
