import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config';
import type { ReadSession } from './modules/staff/session-cookie';
import type { Database } from './platform/db/schema';
import type { DeviceMarks } from './platform/http/device-marks';
import type { ReadClient } from './platform/http/guide-client';
import type { TextSender } from './platform/http/send-text';
import type { OwnAddress } from './platform/own-origin';

/** Dependencies that every module is made from; tests bring their own clock and folders. */
export interface ModuleDeps {
  config: Config;
  db: Database;
  /** UTC milliseconds. */
  clock: () => number;
  /** Says how long the process has run, in ms, by a clock that nobody sets; the process's own where none is given. */
  upMs?: () => number;
  logger: FastifyBaseLogger;
}

/** Dependencies of the routes of every module, about a request and the server; each adds its own services. */
export interface RouteDeps extends ModuleDeps {
  app: FastifyInstance;
  /** Addresses at which the site and this server are found. */
  address: OwnAddress;
  /** True when the site is served by https alone. */
  secureCookies: boolean;
  marks: DeviceMarks;
  readClient: ReadClient;
  /** Reads the session that a request comes with. */
  readSession: ReadSession;
  sendText: TextSender;
}
