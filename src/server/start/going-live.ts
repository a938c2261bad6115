import { isIP } from 'node:net';
import { type Config, isPublicOrigin, type Waiver } from '../config';
import { StartError } from '../platform/start-error';

type LiveConfig = Pick<
  Config,
  'host' | 'publicOrigin' | 'trustedProxies' | 'hotelFile' | 'mail' | 'momo' | 'momoSandbox' | 'waived'
>;

/** Whether another machine can reach this server by its settings. */
export const isReachable = ({ host, publicOrigin }: Pick<Config, 'host' | 'publicOrigin'>): boolean =>
  !isLoopback(host) || isPublicOrigin(publicOrigin);

/** Whether guests can pay by wallet here: by a real one, or in private, or where the stand-in is allowed by name. */
export const isWalletOpen = (config: Pick<LiveConfig, 'host' | 'publicOrigin' | 'momo' | 'momoSandbox'>): boolean =>
  config.momo !== null || config.momoSandbox || !isReachable(config);

/** What a server that strangers can reach must not guess, and what happens when it does. */
const NEEDED: readonly { name: Waiver; lacks: (config: LiveConfig) => boolean; say: string }[] = [
  {
    name: 'origin',
    lacks: ({ publicOrigin }) => publicOrigin === null || !publicOrigin.startsWith('https:'),
    say: 'PUBLIC_ORIGIN: must be the https address that guests open, such as https://hotel.example; without it links in mails and in the wallet lead nowhere and cookies travel unprotected.',
  },
  {
    name: 'proxies',
    lacks: ({ trustedProxies }) => trustedProxies.length === 0,
    say: 'TRUSTED_PROXIES: must name the proxy in front of this server, such as 127.0.0.1; without it all guests count as one.',
  },
  {
    name: 'mail',
    lacks: ({ mail }) => mail.smtpUrl === null,
    say: 'SMTP_URL: must be the mail server; without it mails, with the links to bookings and passwords, lie in files of the data folder.',
  },
  {
    name: 'wallet',
    lacks: ({ momo, momoSandbox }) => momo === null && !momoSandbox,
    say: "MOMO_ENDPOINT, MOMO_PARTNER_CODE, MOMO_ACCESS_KEY, MOMO_SECRET_KEY: must be the hotel's account with the wallet; without it guests can only pay on site.",
  },
  {
    name: 'demo',
    lacks: ({ hotelFile }) => hotelFile === null,
    say: "HOTEL_FILE: must be the hotel's own file; the rooms and door codes of the demo hotel are known to everybody.",
  },
];

/**
 * Refuses to start a server that can be reached from outside and has been told too little to be safe there.
 *
 * @throws StartError with one line for each thing that is missing and that `ALLOW_INSECURE` does not name
 */
export function requireReady(config: LiveConfig): void {
  const missing = NEEDED.filter(({ name, lacks }) => isNeeded(name, config) && lacks(config)).filter(
    ({ name }) => !config.waived.includes(name),
  );
  if (missing.length === 0) return;
  throw new StartError(missing.map(({ name, say }) => `${say} (ALLOW_INSECURE=${name} starts without.)`).join('\n'));
}

/** In private nothing is needed but an address at which a wallet that is somewhere else finds this server. */
function isNeeded(name: Waiver, config: LiveConfig): boolean {
  if (isReachable(config)) return true;
  return name === 'origin' && config.momo !== null && !isLoopback(new URL(config.momo.endpoint).hostname);
}

function isLoopback(host: string): boolean {
  const plain = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (plain === 'localhost' || plain.endsWith('.localhost') || plain === '::1') return true;
  return isIP(plain) === 4 && plain.startsWith('127.');
}
