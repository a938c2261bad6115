import { lookup as dnsLookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../../platform/outgoing/public-address';
import { type BodyHeaders, textOf } from './calendar-bytes';
import { CalendarUnread } from './calendar-problem';

const LIMIT_MS = 15_000;
const LIMIT_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 3;
/** Some channels answer 403 to whoever does not name itself. */
const HEADERS = {
  accept: 'text/calendar, text/plain;q=0.8, */*;q=0.5',
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'Mozilla/5.0 (compatible; Hien calendar reader)',
};

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
    if (!isOpen && isIP(host) !== 0 && !isPublicAddress(host)) throw new CalendarUnread('privateAddress');
    const { status, location, body, headers } = await get(url, isOpen ? dnsLookup : publicLookup, until);
    if (status >= 300 && status < 400 && location !== null) {
      if (redirects >= MAX_REDIRECTS || !URL.canParse(location, url)) throw new CalendarUnread('refused');
      return read(new URL(location, url).href, redirects + 1, until);
    }
    if (status !== 200) throw new CalendarUnread('refused');
    return textOf(body, headers, LIMIT_BYTES);
  };
  return (url) => read(url, 0, performance.now() + LIMIT_MS);
}

/** Gives the host of an address, without brackets. @throws CalendarUnread for an address that is not asked */
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
  body: Buffer;
  headers: BodyHeaders;
}

/** @param until by `performance.now()`: one time for all redirects together */
function get(url: string, lookup: LookupFunction, until: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => {
      clearTimeout(late);
      reject(error instanceof CalendarUnread ? error : new CalendarUnread('unreachable', { cause: error }));
    };
    const options = { headers: HEADERS, lookup };
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
        const { location = null, 'content-encoding': encoding, 'content-type': type } = response.headers;
        resolve({
          status: response.statusCode ?? 0,
          location,
          body: Buffer.concat(parts),
          headers: { encoding, type },
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
    else if (!addresses.every(({ address }) => isPublicAddress(address)))
      callback(new CalendarUnread('privateAddress'), []);
    else if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  });
};
