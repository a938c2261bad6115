import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { API_DOCS } from '../../contract/api-addresses';
import { DESK_PATH, PATHS } from '../../contract/page-addresses';
import { guideAddress } from '../../domain/guide/address';
import type { Config } from '../config';
import type { FirstStaff } from '../modules/accounts/staff';
import { isReachable } from './going-live';
import { writeOwn } from './own-only';

/** In the data folder: the sign-in of the demo's desk, where standard output is kept. */
const SIGN_IN_FILE = 'desk-sign-in';

/**
 * Says which addresses are worth opening: as a block to a person at a terminal, as one line in a log. A password is in no
 * line of the log.
 *
 * @param firstStaff sign-in of the reception desk that was made just now; this is the only time it is told
 */
export function announce(
  app: FastifyInstance,
  config: Config,
  logger: FastifyBaseLogger,
  firstStaff: FirstStaff | null,
): void {
  const origin = originToOpen(config, portOf(app, config));
  const { apartments, profile } = app.services.hotel.current;
  const [first] = apartments.keys();
  const guide = apartments.has('B902') ? 'B902' : first;
  const addresses: [string, string][] = [
    ['Site', `${origin}/`],
    ...(guide === undefined ? [] : [['Guide', `${origin}${guideAddress(guide)}`] as [string, string]]),
    ['Guest form', `${origin}${PATHS.guestForm}`],
    ['Reception', `${origin}${DESK_PATH}`],
    ['API docs', `${origin}${API_DOCS}`],
  ];
  if (!process.stdout.isTTY) {
    logger.info(`${profile.brand} · ${addresses.map(([name, address]) => `${name}: ${address}`).join(' · ')}`);
    if (firstStaff !== null) tellSignIn(firstStaff, config, logger);
    return;
  }
  if (firstStaff !== null) addresses.push(['Sign-in', signInOf(firstStaff)]);
  const lines = addresses.map(([name, address]) => `  ${name.padEnd(11)}${address}`);
  process.stdout.write(`\n${profile.brand}\n\n${lines.join('\n')}\n\n`);
}

/**
 * Tells the desk's first sign-in where standard output is no terminal: as one line that is no JSON, to whoever started
 * the demo through a pipe. A server that others can reach, or whose output the system's journal keeps, writes it into a
 * file of its owner's instead.
 */
export function tellSignIn(
  firstStaff: FirstStaff,
  config: Pick<Config, 'dataDir' | 'host' | 'publicOrigin'>,
  logger: Pick<FastifyBaseLogger, 'info'>,
): void {
  if (!isReachable(config) && !process.env['JOURNAL_STREAM']) {
    process.stdout.write(`Sign-in: ${signInOf(firstStaff)}\n`);
    return;
  }
  const file = path.join(config.dataDir, SIGN_IN_FILE);
  writeOwn(file, `${signInOf(firstStaff)}\n`);
  logger.info(`The reception desk's sign-in lies in ${file}; delete it once it is read.`);
}

const signInOf = ({ email, password }: FirstStaff): string => `${email} ${password}`;

/** The address that whoever has started the server opens. */
export const originToOpen = ({ publicOrigin, host }: Pick<Config, 'host' | 'publicOrigin'>, port: number): string =>
  publicOrigin ?? `http://${hostToOpen(host)}:${port}`;

function portOf(app: FastifyInstance, config: Config): number {
  const address = app.server.address() as AddressInfo | null;
  return address?.port ?? config.port;
}

function hostToOpen(host: string): string {
  if (host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
