import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { GuideClient } from './guide-client';

/** Beyond so many clients the oldest are forgotten. */
const KEPT = 10_000;
const SEPARATOR = '\n';

interface Counted {
  count: number;
  since: number;
}

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

/**
 * Counts requests for @fastify/rate-limit, in the memory of this process. Its own store knows one key for one client;
 * here a client is counted under each of its networks, and a wider one may have as many as it counts for.
 */
export class NetworkRates implements FastifyRateLimitStore {
  readonly #counts = new Map<string, Counted>();

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow = 60_000,
  ): void {
    const now = Date.now();
    let current = 0;
    let ttl = timeWindow;
    for (const part of key.split(SEPARATOR)) {
      const counted = this.#countOne(part, now, timeWindow);
      const share = Math.ceil(counted.count / Number.parseInt(part, 10));
      if (share <= current) continue;
      current = share;
      ttl = counted.since + timeWindow - now;
    }
    callback(null, { current, ttl });
  }

  child(): NetworkRates {
    return new NetworkRates();
  }

  #countOne(part: string, now: number, timeWindow: number): Counted {
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
