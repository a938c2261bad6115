import { createHmac } from 'node:crypto';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { countRequest, type Rate } from '../db/request-rates';
import type { Database } from '../db/schema';
import type { GuideClient } from './guide-client';

/** Beyond so many clients the oldest are forgotten. */
const KEPT = 10_000;
const SEPARATOR = '\n';

/** As many phones as this may send forms within a minute from one of the hotel's lines. */
const PHONES_OF_LINE = 60;

/**
 * Under what a client is counted, as one key: its networks outside; on a line of the hotel its mark and the line, which
 * phones without a mark share.
 */
export function rateKeyOf({ address, networks, device, inHotel }: GuideClient): string {
  if (!inHotel) return networks.map(({ name, weight }) => `${weight} ${name}`).join(SEPARATOR);
  const line = `${PHONES_OF_LINE} line ${address}`;
  return device === null ? line : `1 device ${device}${SEPARATOR}${line}`;
}

interface Deps {
  db: Database;
  clock: () => number;
  log: { error(details: object, message: string): void };
  /** Key under which clients are written down; never their address itself. */
  fingerprintKey: string;
}

/** Says how much of one client's limit is used up, and since when. */
interface Share {
  current: number;
  since: number;
}

/**
 * Counts requests for @fastify/rate-limit, over all processes that share the database. Its own store knows one key for
 * one client; here a client is counted under each of its networks, and a wider one may have as many as it counts for.
 * Who is above the limit by what this process alone has seen is refused from memory, so that a flood writes nothing.
 */
export class NetworkRates implements FastifyRateLimitStore {
  readonly #deps: Deps;
  readonly #route: string;
  readonly #counts = new Map<string, Rate>();

  /** @param route each is counted by itself */
  constructor(deps: Deps, route = '') {
    this.#deps = deps;
    this.#route = route;
  }

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow = 60_000,
    max = Infinity,
  ): void {
    const now = this.#deps.clock();
    const parts = key.split(SEPARATOR);
    const here = largestShare(parts.map((part) => [part, this.#countOne(part, now, timeWindow)]));
    const tell = ({ current, since }: Share): void => callback(null, { current, ttl: since + timeWindow - now });
    if (here.current > max) {
      tell(here);
      return;
    }
    this.#countAll(parts, now, timeWindow).then(tell, (error: unknown) => {
      // A full disk must not keep a guest's question back: what this process has seen still counts.
      this.#deps.log.error({ err: error }, 'requests not counted');
      tell(here);
    });
  }

  /** @param limits of a route; the plugin's types take them for the route itself, which stands in them */
  child(limits: object): NetworkRates {
    const { method, url } = (limits as { routeInfo: { method: string; url: string } }).routeInfo;
    return new NetworkRates(this.#deps, `${method} ${url}`);
  }

  async #countAll(parts: readonly string[], now: number, timeWindow: number): Promise<Share> {
    const prints = new Map(parts.map((part) => [this.#print(part), part]));
    const counted = await countRequest(this.#deps.db, [...prints.keys()], now, timeWindow);
    return largestShare([...counted].map(([print, rate]) => [prints.get(print) ?? '', rate]));
  }

  #print(part: string): string {
    return createHmac('sha256', this.#deps.fingerprintKey).update(`rate ${this.#route} ${part}`).digest('base64url');
  }

  #countOne(part: string, now: number, timeWindow: number): Rate {
    const before = this.#counts.get(part);
    const counted = before && now < before.since + timeWindow ? before : { count: 0, since: now };
    counted.count += 1;
    this.#counts.delete(part);
    this.#counts.set(part, counted);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > KEPT && oldest !== undefined) this.#counts.delete(oldest);
    return counted;
  }
}

/** Of what a client is counted under, the one that is used up most; each begins with how many clients it counts for. */
const largestShare = (counted: readonly (readonly [part: string, Rate])[]): Share =>
  counted
    .map(([part, { count, since }]) => ({ current: Math.ceil(count / Number.parseInt(part, 10)), since }))
    .reduce((most, one) => (one.current > most.current ? one : most), { current: 0, since: 0 });
