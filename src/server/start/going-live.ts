import { type Config, isPublicOrigin, type Waiver } from '../config';
import { isLoopback } from '../platform/address';
import { StartError } from '../platform/start-error';

type LiveConfig = Pick<
  Config,
  | 'host'
  | 'publicOrigin'
  | 'trustedProxies'
  | 'hotelFile'
  | 'mail'
  | 'momo'
  | 'momoSandbox'
  | 'waived'
  | 'ai'
  | 'sheets'
>;

/** Tells whether another machine can reach this server, by its settings. */
export const isReachable = ({ host, publicOrigin }: Pick<Config, 'host' | 'publicOrigin'>): boolean =>
  !isLoopback(host) || isPublicOrigin(publicOrigin);

/**
 * Tells whether guests can pay by wallet here: by a real one, or in private, or where the stand-in is allowed by name.
 */
export const isWalletOpen = (config: Pick<LiveConfig, 'host' | 'publicOrigin' | 'momo' | 'momoSandbox'>): boolean =>
  config.momo !== null || config.momoSandbox || !isReachable(config);

/** Tells whether mails only become files: nothing goes out before a mail server is set. */
export const areMailsKept = ({ mail }: Pick<LiveConfig, 'mail'>): boolean => mail.smtpUrl === null;

/** The same for an answer, which says it only where it is so. */
export const mailsKeptOf = (config: Pick<LiveConfig, 'mail'>): { mailsKept?: true } =>
  areMailsKept(config) ? { mailsKept: true } : {};

/**
 * Tells whether mails may only leave by TLS: from a server that strangers can reach to a mail server somewhere else. Without
 * it a mail server that does not offer TLS, or somebody on the way who takes the offer out, gets them in clear text.
 */
export const isMailTlsNeeded = (config: Pick<LiveConfig, 'host' | 'publicOrigin' | 'waived' | 'mail'>): boolean =>
  isReachable(config) && !config.waived.includes('services') && isElsewhere(config.mail.smtpUrl);

interface Need {
  name: Waiver;
  lacks: (config: LiveConfig, isDemo: boolean) => boolean;
  say: string;
}

/** A service that is told what is nobody else's business. */
const service = (variable: string, urlOf: (config: LiveConfig) => string | null, told: string): Need => ({
  name: 'services',
  lacks: (config) => urlOf(config)?.startsWith('http:') === true && isElsewhere(urlOf(config)),
  say: `${variable}: must be an https address; without it everybody on the way can read ${told}.`,
});

/** Settings that a server must not guess when strangers can reach it, and what happens when it does. */
const NEEDED: readonly Need[] = [
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
    lacks: areMailsKept,
    say: 'SMTP_URL: must be the mail server; without it mails, with the links to bookings and passwords, lie in files of the data folder.',
  },
  {
    name: 'wallet',
    lacks: ({ momo, momoSandbox }) => momo === null && !momoSandbox,
    say: "MOMO_ENDPOINT, MOMO_PARTNER_CODE, MOMO_ACCESS_KEY, MOMO_SECRET_KEY: must be the hotel's account with the wallet; without it guests can only pay on site.",
  },
  {
    name: 'demo',
    lacks: (_config, isDemo) => isDemo,
    say: "HOTEL_FILE: must be the hotel's own file, read into an empty DATA_DIR; the rooms and door codes of the demo hotel are known to everybody.",
  },
  service('MOMO_ENDPOINT', ({ momo }) => momo?.endpoint ?? null, "the hotel's orders, and forge what was paid"),
  service('SHEETS_VALUES_URL', ({ sheets }) => sheets.valuesUrl, 'SHEETS_KEY, and change what guests are shown'),
  service('SHEETS_SCRIPT_URL', ({ sheets }) => sheets.scriptUrl, "guests' names and telephone numbers"),
  service('AI_BASE_URL', ({ ai }) => ai?.baseUrl ?? null, "AI_API_KEY and guests' questions"),
];

/**
 * Refuses to start a server that can be reached from outside and has been told too little to be safe there.
 *
 * @param isDemo whether the demo hotel is what it would show; without a hotel yet, whether that would be read
 * @throws StartError with one line for each thing that is missing and that `ALLOW_INSECURE` does not name
 */
export function requireReady(config: LiveConfig, isDemo = config.hotelFile === null): void {
  const missing = NEEDED.filter(({ name, lacks }) => isNeeded(name, config) && lacks(config, isDemo)).filter(
    ({ name }) => !config.waived.includes(name),
  );
  if (missing.length === 0) return;
  throw new StartError(missing.map(({ name, say }) => `${say} (ALLOW_INSECURE=${name} starts without.)`).join('\n'));
}

const isElsewhere = (url: string | null): boolean => url !== null && !isLoopback(new URL(url).hostname);

/** In private nothing is needed but an address at which a wallet that is somewhere else finds this server. */
function isNeeded(name: Waiver, config: LiveConfig): boolean {
  if (isReachable(config)) return true;
  return name === 'origin' && isElsewhere(config.momo?.endpoint ?? null);
}
