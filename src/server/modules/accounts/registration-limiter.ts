import { randomUUID } from 'node:crypto';
import { insertAttempt, lockAttempts, readTriedAccounts } from './store/attempts';
import { inTransaction } from '../../platform/db/transaction';
import type { Database } from '../../platform/db/schema';
import { AppError } from '../../errors';

const HOUR_MS = 3_600_000;
/** Addresses that one client may register, or find taken, in an hour (catalogue W-9). */
const AN_HOUR = 20;
/** Numbers that one account may change to, or find taken, in an hour. */
const NUMBERS_AN_HOUR = 5;

/**
 * Registering says whether an address or number has an account (specification §8), and a number can be had once only, so
 * that the profile says it too. This keeps lists from being tried; the same
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
    await this.#count('register', account, client, AN_HOUR);
  }

  /**
   * Counts a phone number, by its fingerprint.
   *
   * @param person who has an account already and wants this number for it
   * @throws AppError 429 with the seconds until there is room again
   */
  async countPhone(phone: string, client: string, person: string | null = null): Promise<void> {
    if (person !== null) await this.#count('phone', phone, `account ${person}`, NUMBERS_AN_HOUR);
    await this.#count('phone', phone, client, AN_HOUR);
  }

  async #count(kind: 'register' | 'phone', account: string, client: string, most: number): Promise<void> {
    const now = this.#clock();
    await inTransaction(this.#db, async (tx) => {
      // One after the other, or as many would pass as are sent at once.
      await lockAttempts(tx, kind, [client], now);
      const tried = await readTriedAccounts(tx, kind, client, now - HOUR_MS);
      if (tried.some((one) => one.account === account)) return;
      const oldest = tried.at(-most);
      if (oldest) {
        const wait = oldest.firstAt + HOUR_MS - now;
        throw new AppError(429, 'tooMany', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
      }
      await insertAttempt(tx, { id: randomUUID(), account, lane: client, client, known: 0, tried_at: now, kind });
    });
  }
}
