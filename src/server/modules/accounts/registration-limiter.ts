import { randomUUID } from 'node:crypto';
import { HOUSE_LINES_WEIGHT } from '../../../domain/desk/limits';
import { attemptNetworks, insertAttempt, lockAttempts, type Origin, readTriedAccounts } from './store/attempts';
import { inTransaction } from '../../platform/db/transaction';
import type { Database } from '../../platform/db/schema';
import { AppError } from '../../errors';

const HOUR_MS = 3_600_000;
/** Addresses that one client may register, or find taken, in an hour (catalogue W-9). */
const AN_HOUR = 20;
/** Numbers that one account may change to, or find taken, in an hour. */
const NUMBERS_AN_HOUR = 5;

/** Names who registers or changes a number; on the house's own lines many do. */
export type Registrant = Origin & { inHotel: boolean };

/**
 * Registering says whether an address or number has an account (specification §8), and a number can be had once only, so
 * that the profile says it too. This keeps lists from being tried; the same
 * address again, as on a bad network, costs nothing more.
 */
export class RegistrationRateLimiter {
  readonly #db: Database;
  readonly #clock: () => number;

  constructor({ db, clock }: { db: Database; clock: () => number }) {
    this.#db = db;
    this.#clock = clock;
  }

  /** @throws AppError 429 with the seconds until there is room again */
  async count(account: string, origin: Registrant): Promise<void> {
    await this.#count('register', account, origin, AN_HOUR);
  }

  /**
   * Counts a phone number, by its fingerprint.
   *
   * @param person who has an account already and wants this number for it
   * @throws AppError 429 with the seconds until there is room again
   */
  async countPhone(phone: string, origin: Registrant, person: string | null = null): Promise<void> {
    const own = { client: `account ${person ?? ''}`, site: null, block: null, inHotel: false };
    if (person !== null) await this.#count('phone', phone, own, NUMBERS_AN_HOUR);
    await this.#count('phone', phone, origin, AN_HOUR);
  }

  async #count(kind: 'register' | 'phone', account: string, registrant: Registrant, most: number): Promise<void> {
    const now = this.#clock();
    await inTransaction(this.#db, async (tx) => {
      // One after the other, or as many would pass as are sent at once.
      const { inHotel, ...origin } = registrant;
      const networks = attemptNetworks(origin);
      const prints = networks.map(({ print }) => print);
      await lockAttempts(tx, kind, prints, now);
      for (const network of networks) {
        const tried = await readTriedAccounts(tx, kind, network, now - HOUR_MS);
        if (network.scope === 'client' && tried.some((one) => one.account === account)) return;
        const weight = inHotel && network.scope === 'site' ? HOUSE_LINES_WEIGHT : network.weight;
        const oldest = tried.at(-most * weight);
        if (oldest) {
          const wait = oldest.firstAt + HOUR_MS - now;
          throw new AppError(429, 'tooMany', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
        }
      }
      const attempt = { id: randomUUID(), account, lane: origin.client, ...origin, known: 0, tried_at: now };
      await insertAttempt(tx, { ...attempt, kind });
    });
  }
}
