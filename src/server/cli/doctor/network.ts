import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { HEALTH_API } from '../../../contract/api-addresses';
import type { Config } from '../../config';
import { momoGateway } from '../../modules/payments/momo/gateway';
import { tryMailServer } from '../../platform/mail/mailer';
import { within } from '../../platform/outgoing/within';
import { oneLine } from '../../platform/start-error';
import { isMailTlsNeeded, isReachable } from '../../start/going-live';
import { about, type Finding } from './finding';

const LIMIT_MS = 5000;
const DAY_MS = 24 * 3_600_000;
/** A certificate that is renewed by itself is never nearer to its end, in days. */
const RENEWED_BEFORE_DAYS = 10;
/** The wallet's answers that say that account or signature are not taken (facts 4.1). */
const REFUSED_BY_WALLET: readonly number[] = [11, 12, 13];

type Health = 'well' | 'unwell' | 'nobody' | 'other';

/** Asks whoever answers at an origin whether it is this product's server. */
async function healthAt(origin: string): Promise<{ health: Health; error: unknown }> {
  try {
    return await within(LIMIT_MS, null, async (signal) => {
      const answer = await fetch(`${origin}${HEALTH_API}`, { signal, redirect: 'manual' });
      const text = await answer.text();
      if (answer.ok && text.includes('"ok":true')) return { health: 'well', error: null };
      return { health: answer.status === 503 ? 'unwell' : 'other', error: null };
    });
  } catch (error) {
    return { health: 'nobody', error: error instanceof Error ? (error.cause ?? error) : error };
  }
}

/** Looks who listens on the server's own port. The server itself is no fault, nor is nobody. */
export async function checkPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Finding> {
  const found = about('port');
  const own = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  const { health } = await healthAt(`http://${own}:${port}`);
  if (health === 'well') return found.ok(`The server answers on port ${port}.`);
  if (health === 'unwell')
    return found.broken(`The server on port ${port} cannot write into its database; look at its log.`);
  const isTaken = health === 'other' || (await listensAt(own.replace(/[[\]]/g, ''), port));
  return isTaken
    ? found.broken(`Another program listens on port ${port}; end it, or set PORT.`)
    : found.ok(`Port ${port} is free; no server runs on it.`);
}

const listensAt = (host: string, port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect({ host, port, timeout: LIMIT_MS });
    const end = (is: boolean) => (): void => {
      socket.destroy();
      done(is);
    };
    socket.once('connect', end(true));
    socket.once('error', end(false));
    socket.once('timeout', end(false));
  });

/** Looks whether guests reach the server at the address that they are given, and how long its certificate lasts. */
export async function checkOrigin({ publicOrigin }: Pick<Config, 'publicOrigin'>, now: number): Promise<Finding> {
  const found = about('origin');
  if (publicOrigin === null) return found.ok('PUBLIC_ORIGIN is not set: for this machine alone.');
  const { health, error } = await healthAt(publicOrigin);
  if (health === 'nobody')
    return found.broken(`${publicOrigin} does not answer (${oneLine(error)}); look at name, proxy and certificate.`);
  if (health !== 'well') return found.broken(`${publicOrigin} is answered by something else than this server.`);
  const until = publicOrigin.startsWith('https:') ? await certificateEnd(new URL(publicOrigin)) : null;
  const days = until === null ? null : Math.floor((until - now) / DAY_MS);
  if (days !== null && days < RENEWED_BEFORE_DAYS)
    return found.warn(`The certificate of ${publicOrigin} ends in ${days} days; see why it was not renewed.`);
  return found.ok(`${publicOrigin} answers${days === null ? '' : `; its certificate lasts ${days} days`}.`);
}

/** Says when a host's certificate ends, UTC ms; `null` when it cannot be told. */
const certificateEnd = ({ hostname, port }: URL): Promise<number | null> =>
  new Promise((done) => {
    const socket = connectTls({ host: hostname, port: Number(port || 443), servername: hostname, timeout: LIMIT_MS });
    const end = (at: number | null): void => {
      socket.destroy();
      done(at);
    };
    socket.once('secureConnect', () => end(Date.parse(socket.getPeerCertificate().valid_to)));
    socket.once('error', () => end(null));
    socket.once('timeout', () => end(null));
  });

/** Looks whether the mail server takes the sign-in. Nothing is sent. */
export async function checkMailServer(
  config: Pick<Config, 'host' | 'publicOrigin' | 'waived' | 'mail'>,
): Promise<Finding> {
  const found = about('mail');
  const { smtpUrl } = config.mail;
  if (smtpUrl === null) {
    const kept = 'Mails become files in the data folder';
    return isReachable(config) ? found.warn(`${kept}; set SMTP_URL so that guests get them.`) : found.ok(`${kept}.`);
  }
  try {
    await within(3 * LIMIT_MS, null, () => tryMailServer(smtpUrl, isMailTlsNeeded(config)));
    return found.ok('The mail server takes the sign-in.');
  } catch (error) {
    return found.broken(`The mail server of SMTP_URL does not take mails (${oneLine(error)}).`);
  }
}

/** Asks the wallet about an order that there is not, which tells whether it knows account and signature. */
export async function checkWallet({ momo }: Pick<Config, 'momo'>): Promise<Finding> {
  const found = about('wallet');
  if (momo === null) return found.ok('No wallet account is set.');
  const order = randomUUID();
  const answer = await momoGateway(momo).query(order, order);
  if (answer === null)
    return found.broken(`${momo.endpoint} gives no answer that can be read; look at MOMO_ENDPOINT and the network.`);
  return REFUSED_BY_WALLET.includes(answer.resultCode)
    ? found.broken(`The wallet does not take the account (result ${answer.resultCode}); look at the MOMO_ keys.`)
    : found.ok('The wallet knows the account.');
}
