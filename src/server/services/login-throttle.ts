import { randomUUID } from 'node:crypto';
import {
  deleteAttempt,
  forgetAttempts,
  insertAttempt,
  lockAccount,
  readAttempts,
  type Attempt,
} from '../db/account-attempts';
import type { Database, Db } from '../db/schema';
import { AppError } from '../errors';
import type { Asker } from './passwords';

const DAY_MS = 24 * 3_600_000;
/** Wrong passwords from one place within this time cost nothing yet (catalogue W-10). */
const WINDOW_MS = 15 * 60_000;
const FREE = 5;
/** The next ones wait 2, 4, 8… s, at most this. */
const LONGEST_WAIT_MS = 60_000;
/** Wrong passwords that an address, and the whole world, may try on one account in a day. */
const ADDRESS_A_DAY = 40;
const WORLD_A_DAY = 100;

/** Where a password comes from. */
export interface LoginPlace {
  /** Fingerprint of the browser, or of the address when it has no mark: what waits, waits here. */
  lane: string;
  /** Fingerprint of the address. */
  client: string;
  /** The owner has signed in with this browser before. It is never held up by what strangers try. */
  known: boolean;
}

/** Whose turn it is in the queue of passwords: a browser that its owner uses has a turn of its own. */
export const askerOf = ({ lane, client, known }: LoginPlace): Asker => ({ client: known ? lane : client, known });

/**
 * Slows guessing down by account, never by address alone: a hotel's guests behind one line are not held up by each
 * other, and the owner of an account that is attacked comes in from elsewhere at once. An attempt is counted before the
 * password is looked at, so a hundred at the same time are a hundred.
 */
export class LoginThrottle {
  readonly #db: Database;
  readonly #clock: () => number;

  constructor({ db, clock }: { db: Database; clock: () => number }) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Counts an attempt.
   *
   * @param account fingerprint of the account's address, whether there is an account or not
   * @returns what `succeed` takes when the password was right
   * @throws AppError 429 with the seconds to wait
   */
  async begin(account: string, place: LoginPlace): Promise<string> {
    // Looked at without the lock first: a storm on one account must not queue for it.
    refuse(await this.#triesOn(this.#db, account), place, this.#clock());
    const id = randomUUID();
    await this.#db.transaction().execute(async (tx) => {
      const now = this.#clock();
      await lockAccount(tx, 'login', account, now);
      refuse(await this.#triesOn(tx, account), place, now);
      const { lane, client, known } = place;
      await insertAttempt(tx, { id, kind: 'login', account, lane, client, known: known ? 1 : 0, tried_at: now });
    });
    return id;
  }

  /** The password was right: neither this attempt nor the wrong ones before it from this place count any more. */
  async succeed(tx: Db, id: string, account: string, place: LoginPlace): Promise<void> {
    await deleteAttempt(tx, id);
    await forgetAttempts(tx, 'login', account, place.lane);
  }

  /** Nobody has looked at the password: the attempt was none. */
  withdraw(id: string): Promise<void> {
    return deleteAttempt(this.#db, id);
  }

  #triesOn(db: Db, account: string): Promise<Tries> {
    return readAttempts(db, 'login', account, this.#clock() - DAY_MS);
  }
}

type Tries = readonly Pick<Attempt, 'lane' | 'client' | 'known' | 'tried_at'>[];

/** @param tries of the last day, the latest first */
function refuse(tries: Tries, { lane, client, known }: LoginPlace, now: number): void {
  const here = tries.filter((one) => one.lane === lane);
  const strangers = known ? [] : tries.filter((one) => one.known === 0);
  const waits = [
    freeAgain(here.filter((one) => one.tried_at > now - WINDOW_MS)),
    fallsOut(known ? here : strangers.filter((one) => one.client === client), ADDRESS_A_DAY),
    fallsOut(strangers, WORLD_A_DAY),
  ];
  const wait = Math.max(...waits) - now;
  if (wait > 0) throw new AppError(429, 'tooMany', { retryAfter: Math.ceil(wait / 1000) });
}

/** When the next one may come, after so many in the window. */
function freeAgain(tries: Tries): number {
  const [last] = tries;
  if (!last || tries.length < FREE) return 0;
  return last.tried_at + Math.min(LONGEST_WAIT_MS, 2000 * 2 ** (tries.length - FREE));
}

/** When there is room below a day's limit again. */
function fallsOut(tries: Tries, limit: number): number {
  const oldest = tries[limit - 1];
  return oldest ? oldest.tried_at + DAY_MS : 0;
}
