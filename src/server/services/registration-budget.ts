import { randomUUID } from 'node:crypto';
import { insertAttempt, readTriedAccounts } from '../db/account-attempts';
import type { Database } from '../db/schema';
import { AppError } from '../errors';

const HOUR_MS = 3_600_000;
/** Addresses that one client may register, or find taken, in an hour (catalogue W-9). */
const AN_HOUR = 20;

/**
 * Registering says whether an address has an account (specification §8). This keeps lists from being tried; the same
 * address again, by somebody whose network is bad, costs nothing more.
 */
export class RegistrationBudget {
  readonly #db: Database;
  readonly #clock: () => number;

  constructor({ db, clock }: { db: Database; clock: () => number }) {
    this.#db = db;
    this.#clock = clock;
  }

  /** @throws AppError 429 with the seconds until there is room again */
  async count(account: string, client: string): Promise<void> {
    const now = this.#clock();
    const tried = await readTriedAccounts(this.#db, 'register', client, now - HOUR_MS);
    if (tried.some((one) => one.account === account)) return;
    const oldest = tried.at(-AN_HOUR);
    if (oldest) {
      const wait = oldest.firstAt + HOUR_MS - now;
      throw new AppError(429, 'tooMany', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
    }
    const attempt = { id: randomUUID(), account, lane: client, client, known: 0, tried_at: now };
    await insertAttempt(this.#db, { ...attempt, kind: 'register' });
  }
}
