import { lookup as dnsLookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { CalendarUnread } from './calendar-problem';

const LIMIT_MS = 15_000;
const LIMIT_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 3;

/** Gives the text at an address. @throws CalendarUnread */
export type ReadCalendar = (url: string) => Promise<string>;

/**
 * Reads other channels' calendars: at most 15 s and 2 MB, a few redirects.
 *
 * @param isOpen whether the hotel is not public: then addresses of this machine and its neighbours may be asked, and
 *   http. On a public server neither: an address that somebody pastes must not open what only the server can reach, and
 *   whoever sits between could make up stays, or take them away
 */
export function calendarReader(isOpen: boolean): ReadCalendar {
  const read = async (url: string, redirects: number, until: number): Promise<string> => {
    const host = hostToAsk(url, isOpen);
    // An address is not looked up, so it has to be checked here.
    if (!isOpen && isIP(host) !== 0 && isPrivate(host)) throw new CalendarUnread('privateAddress');
    const { status, location, body } = await get(url, isOpen ? dnsLookup : publicLookup, until);
    if (status >= 300 && status < 400 && location !== null) {
      if (redirects >= MAX_REDIRECTS || !URL.canParse(location, url)) throw new CalendarUnread('refused');
      return read(new URL(location, url).href, redirects + 1, until);
    }
    if (status !== 200) throw new CalendarUnread('refused');
    return body;
  };
  return (url) => read(url, 0, performance.now() + LIMIT_MS);
}

/** Whose server an address is, without brackets. @throws CalendarUnread when it is none that we ask */
function hostToAsk(url: string, isOpen: boolean): string {
  if (!URL.canParse(url)) throw new CalendarUnread('unreachable');
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new CalendarUnread('unreachable');
  if (protocol === 'http:' && !isOpen) throw new CalendarUnread('insecure');
  return hostname.replace(/^\[|\]$/g, '');
}

interface Answer {
  status: number;
  location: string | null;
  body: string;
}

/** @param until by `performance.now()`: one time for all redirects together */
function get(url: string, lookup: LookupFunction, until: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => {
      clearTimeout(late);
      reject(error instanceof CalendarUnread ? error : new CalendarUnread('unreachable', { cause: error }));
    };
    const options = { headers: { accept: 'text/calendar, */*;q=0.5' }, lookup };
    const request = (url.startsWith('https:') ? https : http).get(url, options, (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        parts.push(part);
        if (size > LIMIT_BYTES) request.destroy(new CalendarUnread('tooLarge'));
      });
      response.on('error', fail);
      response.on('end', () => {
        clearTimeout(late);
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? null,
          body: Buffer.concat(parts).toString('utf8'),
        });
      });
    });
    const late = setTimeout(
      () => request.destroy(new CalendarUnread('unreachable')),
      Math.max(1, until - performance.now()),
    );
    late.unref();
    request.on('error', fail);
  });
}

/** Looks a name up and refuses one that leads to a private address, at the moment of connecting. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  dnsLookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = error ? [] : addresses;
    if (error) callback(error, []);
    else if (addresses.some(({ address }) => isPrivate(address))) callback(new CalendarUnread('privateAddress'), []);
    else if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  });
};

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  privateNetworks.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  privateNetworks.addSubnet(network, bits, 'ipv6');
}

/** Whether an address is of this machine, of its neighbours, or of nobody. */
export function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  return privateNetworks.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}
