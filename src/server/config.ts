import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod';
import { isEmail } from '../domain/contact';
import { GUIDE_ACCESS_MODES, type GuideAccessMode } from '../domain/guest-access/access-modes';
import { MAX_PASSWORD, MIN_PASSWORD, passwordProblem } from '../domain/accounts/password';
import { isLoopback, isNetwork } from './platform/address';
import { COPIES_FOLDER } from './platform/db/place';
import { StartError } from './platform/start-error';
import { SECRET_FILES, withSecretFiles } from './secret-files';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Safeguards that a server reachable from outside may lack when they are named in `ALLOW_INSECURE`. */
const WAIVERS = ['origin', 'proxies', 'mail', 'wallet', 'demo', 'services'] as const;
export type Waiver = (typeof WAIVERS)[number];

/** Value of `HOTEL_FILE` for a house of one's own that is made at `/setup`. */
export const NEW_HOUSE = 'new';

/** Everything the environment says, checked. Paths are absolute. */
export interface Config {
  port: number;
  host: string;
  /** Port at which the figures of the running server are read; `null`: nowhere. */
  metricsPort: number | null;
  dataDir: string;
  /** `null`: SQLite inside the data folder. */
  databaseUrl: string | null;
  /** Folder of the copies of everything. */
  backupDir: string;
  /** Copies are encrypted with it; `null`: they are not. */
  backupPassphrase: string | null;
  /** Scheme, host and port that guests see, such as `https://hien.example`; `null` when unset. */
  publicOrigin: string | null;
  trustedProxies: string[];
  /** `null`: the demo hotel; `NEW_HOUSE`: none, or the one that is there. */
  hotelFile: string | null;
  /** Overrides the hotel file's own setting when set. */
  guideAccess: GuideAccessMode | null;
  hotelNetworks: string[];
  logLevel: (typeof LOG_LEVELS)[number];
  sheets: { valuesUrl: string | null; key: string | null; scriptUrl: string | null };
  /** `null`: the chat answers from the guide and help texts. */
  ai: AiConfig | null;
  /** `null`: the sandbox wallet inside the server, in private; on a public origin none. */
  momo: MomoConfig | null;
  /** The sandbox wallet may run on a public origin too. */
  momoSandbox: boolean;
  waived: readonly Waiver[];
  /** Browsers are told that every host below the origin's is https too. */
  hstsSubdomains: boolean;
  /** `null` as URL: mails are kept as files in the data folder. */
  mail: { smtpUrl: string | null; from: string | null };
  /** First account of the reception desk; `null` when unset. */
  reception: { email: string; password: string } | null;
}

/** The service that speaks chat-completions. */
export interface AiConfig {
  /** Up to `/chat/completions`. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
}

/** The merchant's account with the wallet, and where the wallet's gateway is. */
export interface MomoConfig {
  /** Up to `/v2/gateway/api`. */
  endpoint: string;
  partnerCode: string;
  accessKey: string;
  secretKey: string;
}

const MOMO_VARIABLES = ['MOMO_ENDPOINT', 'MOMO_PARTNER_CODE', 'MOMO_ACCESS_KEY', 'MOMO_SECRET_KEY'] as const;

const RECEPTION_VARIABLES = ['RECEPTION_EMAIL', 'RECEPTION_PASSWORD'] as const;

/** A list of addresses and CIDRs, separated by commas or white space. */
const networks = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .superRefine((parts, context) => {
    for (const part of parts) {
      const hint = isLoopback(part) ? '; this machine is 127.0.0.1' : '';
      if (!isNetwork(part)) context.addIssue(`"${part}" is not an address or CIDR such as 203.0.113.0/24${hint}`);
    }
  });

const waivers = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((name) => name !== ''))
  .superRefine((names, context) => {
    const wrong = names.find((name) => !isWaiver(name));
    if (wrong !== undefined) context.addIssue(`"${wrong}" is none of ${WAIVERS.join(', ')}`);
  })
  .transform((names) => names.filter(isWaiver));

const httpUrl = z.string().superRefine((text, context) => {
  if (!isUrl(text, ['http:', 'https:'])) context.addIssue('must be an http or https URL');
});

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a port between 0 and 65535');

/** Path of a file or folder, seen from where the server is started. */
const place = z.string().transform((name) => path.resolve(name));

const environment = z.object({
  PORT: port.default('4173').transform(Number),
  METRICS_PORT: port.transform(Number).optional(),
  HOST: z
    .string()
    .default('127.0.0.1')
    .refine((text) => /^[\w.:-]+$/.test(text), 'must be an address or a host name')
    // What is written like an address is none of a machine's names.
    .refine((text) => !/^[\d.]+$|:/.test(text) || isIP(text) !== 0, 'must be an address such as 127.0.0.1'),
  DATA_DIR: place.prefault('.data'),
  DATABASE_URL: z
    .string()
    .refine((text) => isUrl(text, ['postgres:', 'postgresql:']), 'must be a postgres:// URL')
    .optional(),
  BACKUP_DIR: place.optional(),
  BACKUP_PASSPHRASE: z.string().optional(),
  PUBLIC_ORIGIN: z
    .string()
    .refine(isOrigin, 'must be an origin such as https://hotel.example, without a path')
    .transform((text) => new URL(text).origin)
    .optional(),
  TRUSTED_PROXIES: networks.optional(),
  HOTEL_FILE: z.union([z.literal(NEW_HOUSE), place]).optional(),
  GUIDE_ACCESS: z.enum(GUIDE_ACCESS_MODES, 'must be "open" or "stay"').optional(),
  HOTEL_NETWORKS: networks.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  SHEETS_VALUES_URL: httpUrl.optional(),
  SHEETS_KEY: z.string().optional(),
  SHEETS_SCRIPT_URL: httpUrl.optional(),
  AI_BASE_URL: httpUrl.optional(),
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be a key without spaces')
    .optional(),
  AI_MODEL: z.string().default('gpt-3.5-turbo'),
  MOMO_ENDPOINT: httpUrl.optional(),
  MOMO_PARTNER_CODE: z.string().optional(),
  MOMO_ACCESS_KEY: z.string().optional(),
  MOMO_SECRET_KEY: z.string().optional(),
  MOMO_SANDBOX: z.literal('allow', 'must be "allow" or unset').optional(),
  ALLOW_INSECURE: waivers.optional(),
  HSTS_SUBDOMAINS: z.literal('no', 'must be "no" or unset').optional(),
  SMTP_URL: z
    .string()
    .refine((text) => isUrl(text, ['smtp:', 'smtps:']), 'must be an smtp:// or smtps:// URL')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => mailboxOf(text) !== null, 'must be a mail address such as Hiên <dat-phong@hotel.example>')
    .optional(),
  RECEPTION_EMAIL: z.string().refine(isEmail, 'must be a mail address such as letan@hotel.example').optional(),
  RECEPTION_PASSWORD: z
    .string()
    .refine((text) => passwordProblem(text) === null, `must have ${MIN_PASSWORD} to ${MAX_PASSWORD} characters`)
    .optional(),
});

/** Names of all settings. */
export const SETTINGS: readonly string[] = [...Object.keys(environment.shape), ...SECRET_FILES];

/**
 * Reads the environment. An empty variable counts as unset.
 *
 * @throws StartError naming each variable that is wrong and what it must be, a line each; never its value's secrets
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const { settings: set, problems: unread } = withSecretFiles(given);
  const result = environment.safeParse(set);
  const wrong = (result.error?.issues ?? []).map(({ path: [name], message }) => `${String(name)}: ${message}.`);
  const problems = [...unread, ...wrong, ...halves(set)];
  if (!result.success || problems.length > 0) throw new StartError(problems.join('\n'));
  const value = result.data;
  return {
    port: value.PORT,
    host: value.HOST,
    metricsPort: value.METRICS_PORT ?? null,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL ?? null,
    backupDir: value.BACKUP_DIR ?? path.join(value.DATA_DIR, COPIES_FOLDER),
    backupPassphrase: value.BACKUP_PASSPHRASE ?? null,
    publicOrigin: value.PUBLIC_ORIGIN ?? null,
    trustedProxies: value.TRUSTED_PROXIES ?? [],
    hotelFile: value.HOTEL_FILE ?? null,
    guideAccess: value.GUIDE_ACCESS ?? null,
    hotelNetworks: value.HOTEL_NETWORKS ?? [],
    logLevel: value.LOG_LEVEL,
    sheets: {
      valuesUrl: value.SHEETS_VALUES_URL?.replace(/\/+$/, '') ?? null,
      key: value.SHEETS_KEY ?? null,
      scriptUrl: value.SHEETS_SCRIPT_URL ?? null,
    },
    ai:
      value.AI_BASE_URL === undefined
        ? null
        : {
            baseUrl: value.AI_BASE_URL.replace(/\/+$/, '').replace(/\/chat\/completions$/, ''),
            apiKey: value.AI_API_KEY ?? null,
            model: value.AI_MODEL,
          },
    momo: momoOf(value),
    momoSandbox: value.MOMO_SANDBOX === 'allow',
    waived: value.ALLOW_INSECURE ?? [],
    hstsSubdomains: value.HSTS_SUBDOMAINS !== 'no',
    mail: { smtpUrl: value.SMTP_URL ?? null, from: value.MAIL_FROM ?? null },
    reception: receptionOf(value),
  };
}

/** Variables that mean nothing without each other: half an account would take bookings that cannot be paid. */
const WHOLE: readonly (readonly string[])[] = [MOMO_VARIABLES, RECEPTION_VARIABLES];

function halves(set: Readonly<Record<string, unknown>>): string[] {
  return WHOLE.flatMap((names) => {
    const missing = names.filter((name) => set[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return [];
    const needed = missing.length === 1 ? 'is needed' : 'are needed';
    return [`${missing.join(', ')}: ${needed} as well when any of ${names.join(', ')} is set.`];
  });
}

function momoOf(
  value: Readonly<Partial<Record<(typeof MOMO_VARIABLES)[number], string | undefined>>>,
): MomoConfig | null {
  const {
    MOMO_ENDPOINT: url,
    MOMO_PARTNER_CODE: partnerCode,
    MOMO_ACCESS_KEY: accessKey,
    MOMO_SECRET_KEY: secretKey,
  } = value;
  if (!url || !partnerCode || !accessKey || !secretKey) return null;
  const { origin, pathname } = new URL(url);
  const folder = pathname.replace(/\/+$/, '').replace(/\/create$/, '');
  return { endpoint: `${origin}${folder === '' ? '/v2/gateway/api' : folder}`, partnerCode, accessKey, secretKey };
}

function receptionOf(
  value: Readonly<Partial<Record<(typeof RECEPTION_VARIABLES)[number], string | undefined>>>,
): Config['reception'] {
  const { RECEPTION_EMAIL: email, RECEPTION_PASSWORD: password } = value;
  return email !== undefined && password !== undefined ? { email, password } : null;
}

/** Name and address of `Name <address>` or a bare address; `null` when it is neither. */
export function mailboxOf(text: string): { name: string; address: string } | null {
  const named = /^([^<>\r\n]*)<([^<>]+)>$/.exec(text.trim());
  const address = (named?.[2] ?? text).trim();
  return isEmail(address) ? { name: (named?.[1] ?? '').trim().replace(/^"|"$/g, ''), address } : null;
}

/** Tells whether an origin can be reached from outside this machine. */
export function isPublicOrigin(origin: string | null): boolean {
  if (origin === null) return false;
  return !isLoopback(new URL(origin).hostname);
}

const isWaiver = (name: string): name is Waiver => WAIVERS.some((waiver) => waiver === name);

function isUrl(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== '';
}

function isOrigin(text: string): boolean {
  if (!isUrl(text, ['http:', 'https:'])) return false;
  const url = new URL(text);
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
}
