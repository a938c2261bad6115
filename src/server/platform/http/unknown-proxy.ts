import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config';
import { networkList } from '../address';
import type { Logger } from '../logger';
import { plainAddress } from '../address';

/** Networks in which a proxy of one's own stands. From anywhere else the header is what a stranger likes to write. */
const NEAR = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1', 'fc00::/7'];

/**
 * Notices a proxy in front of the server that nobody has named: all guests look like one then, and the first of them to
 * be held up holds up everybody. Said once in the log and on the board.
 */
export function proxyWatch(
  config: Pick<Config, 'trustedProxies'>,
  { logger, notes }: { logger: Logger; notes: { note(kind: 'proxyUnknown', detail: Record<string, never>): void } },
): (request: IncomingMessage) => void {
  const isKnown = networkList(config.trustedProxies);
  const isNear = networkList(NEAR);
  let warned = false;
  return ({ headers, socket }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return;
    const address = plainAddress(socket.remoteAddress ?? '');
    if (isKnown(address) || !isNear(address)) return;
    warned = true;
    logger.warn(
      { alarm: 'unknown-proxy' },
      `TRUSTED_PROXIES does not name ${address}, which passes requests on: all guests behind it count as one.`,
    );
    notes.note('proxyUnknown', {});
  };
}
