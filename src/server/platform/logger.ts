import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from '../config';

/** What services and adapters log with. */
export type Logger = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** JSON lines on standard output. What is logged never holds bodies, queries, codes or whole addresses. */
export function createLogger(level: Config['logLevel']): FastifyBaseLogger {
  return pino({
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
  });
}
