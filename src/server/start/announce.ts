import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { API_DOCS } from '../../contract/api-addresses';
import { DESK_PATH, PATHS } from '../../contract/page-addresses';
import { guideAddress } from '../../domain/guide/address';
import type { Config } from '../config';
import type { FirstStaff } from '../modules/accounts/staff';

/**
 * Says which addresses are worth opening: as a block to a person at a terminal, as one line in a log.
 *
 * @param firstStaff sign-in of the reception desk that was made just now; this is the only time it is told
 */
export function announce(
  app: FastifyInstance,
  config: Config,
  logger: FastifyBaseLogger,
  firstStaff: FirstStaff | null,
): void {
  const origin = config.publicOrigin ?? `http://${hostToOpen(config.host)}:${portOf(app, config)}`;
  const { apartments, profile } = app.services.hotel.current;
  const [first] = apartments.keys();
  const guide = apartments.has('B902') ? 'B902' : first;
  const addresses: [string, string][] = [
    ['Site', `${origin}/`],
    ...(guide === undefined ? [] : [['Guide', `${origin}${guideAddress(guide)}`] as [string, string]]),
    ['Guest form', `${origin}${PATHS.guestForm}`],
    ['Reception', `${origin}${DESK_PATH}`],
    ...(firstStaff === null ? [] : [['Sign-in', `${firstStaff.email} ${firstStaff.password}`] as [string, string]]),
    ['API docs', `${origin}${API_DOCS}`],
  ];
  if (!process.stdout.isTTY) {
    logger.info(`${profile.brand} · ${addresses.map(([name, address]) => `${name}: ${address}`).join(' · ')}`);
    return;
  }
  const lines = addresses.map(([name, address]) => `  ${name.padEnd(11)}${address}`);
  process.stdout.write(`\n${profile.brand}\n\n${lines.join('\n')}\n\n`);
}

function portOf(app: FastifyInstance, config: Config): number {
  const address = app.server.address() as AddressInfo | null;
  return address?.port ?? config.port;
}

function hostToOpen(host: string): string {
  if (host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
