import { GUIDE_BUDGET } from '../../../domain/guide/budget';
import { AppError } from '../../errors';
import type { GuideClient } from '../../platform/http/guide-client';

const CLIENTS_KEPT = 20_000;

/**
 * Limits how often one client may send wrong keys of stays. A right key never passes through here, so a neighbour behind
 * the same address cannot lock a guest out. A key of 256 bits cannot be guessed; the limit keeps the noise down.
 */
export class KeyRateLimiter {
  readonly #clock: () => number;
  readonly #wrong = new Map<string, { count: number; at: number }>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /**
   * Notes a wrong key.
   *
   * @throws AppError 429 after ten in a row, until fifteen minutes after the last that was answered
   */
  refuse({ address, device, inHotel }: GuideClient): void {
    const now = this.#clock();
    const client = inHotel ? `d ${device ?? address}` : `a ${address}`;
    const before = this.#wrong.get(client);
    const run = before && now - before.at < GUIDE_BUDGET.wrongPauseMs ? before : { count: 0, at: now };
    if (run.count >= GUIDE_BUDGET.wrongInARow) {
      const wait = run.at + GUIDE_BUDGET.wrongPauseMs - now;
      throw new AppError(429, 'tooMany', { retryAfter: Math.ceil(wait / 1000) });
    }
    this.#wrong.delete(client);
    this.#wrong.set(client, { count: run.count + 1, at: now });
    const [oldest] = this.#wrong.keys();
    if (this.#wrong.size > CLIENTS_KEPT && oldest !== undefined) this.#wrong.delete(oldest);
  }
}
