import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { cleanPassword } from '../../../domain/accounts/password';
import { AppError } from '../../errors';

/** Argon2id, the library's own default kind, with the cost that OWASP names for one pass (ruling 14). */
const COST = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
/** A hash of no account's password under the same cost: an address without an account takes as long as one with. */
const NOBODYS = '$argon2id$v=19$m=47104,t=1,p=1$aGllbi1ub2JvZHktc2FsdA$Ml3x5oYUYcQ4EZCVaPbJZ0wVnq3gW1mY0rR6t2HkPfs';
/** Hashing together, so that the guide is answered in between; each takes 46 MB. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
/**
 * Places in the queue. When all are taken, callers are told to come back: a storm must not become a queue of minutes.
 */
const MAX_WAITING = 40;
const COME_BACK_SECONDS = 1;

/** Facts of a caller who wants a password hashed or checked. */
export interface Asker {
  /** Address, or one browser. Clients take turns, and callers who share one share its turns. */
  client: string;
  /** Its owner has signed in from here before: goes first, and finds a place in any storm, one at a time. */
  known: boolean;
}

interface Waiting extends Asker {
  start: () => void;
  refuse: (error: AppError) => void;
}

/**
 * Hashes passwords and checks them, a few at a time. Clients take turns, so that one that sends two hundred a second
 * waits for his own.
 */
export class Passwords {
  readonly #waiting: Waiting[] = [];
  #busy = 0;

  /**
   * Hashes a password; only the hash is kept.
   *
   * @throws AppError 503 when too many wait
   */
  hash(password: string, client: string): Promise<string> {
    return this.#inTurn({ client, known: false }, () => hash(cleanPassword(password), COST));
  }

  /**
   * Tells whether a password is the one of a hash. Without a hash it takes as long and the answer is no.
   *
   * @throws AppError 503 when too many wait
   */
  async isRight(password: string, kept: string | null, asker: Asker): Promise<boolean> {
    const right = await this.#inTurn(asker, () => verify(kept ?? NOBODYS, cleanPassword(password)));
    return right && kept !== null;
  }

  /**
   * To be asked before anything is written for somebody: in a storm, those who find no place must cost next to nothing.
   *
   * @throws AppError 503 when too many wait
   */
  requireRoom(asker: Asker): void {
    if (this.#busy >= AT_ONCE && !this.#hasRoom(asker)) throw tooBusy();
  }

  async #inTurn<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    if (this.#busy >= AT_ONCE) await this.#wait(asker);
    this.#busy += 1;
    try {
      return await work();
    } finally {
      this.#busy -= 1;
      this.#waiting.shift()?.start();
    }
  }

  /** Behind everybody who has no more waiting than this client; when all places are taken, the busiest gives one up. */
  #wait(asker: Asker): Promise<void> {
    if (!this.#hasRoom(asker)) throw tooBusy();
    if (this.#waiting.length >= MAX_WAITING) this.#waiting.pop()?.refuse(tooBusy());
    const own = this.#countOf(asker.client);
    const first = this.#goesFirst(asker);
    return new Promise((start, refuse) => {
      const turns = new Map<string, number>();
      const behind = this.#waiting.findIndex((other) => {
        if (other.known) return false;
        const turn = (turns.get(other.client) ?? 0) + 1;
        turns.set(other.client, turn);
        return first || turn > own + 1;
      });
      const at = behind === -1 ? this.#waiting.length : behind;
      this.#waiting.splice(at, 0, { client: asker.client, known: first, start, refuse });
    });
  }

  #hasRoom(asker: Asker): boolean {
    const last = this.#waiting.at(-1);
    if (!last || this.#waiting.length < MAX_WAITING) return true;
    if (last.known) return false;
    return this.#goesFirst(asker) || this.#countOf(last.client) > this.#countOf(asker.client) + 1;
  }

  #goesFirst({ client, known }: Asker): boolean {
    return known && this.#countOf(client) === 0;
  }

  #countOf(client: string): number {
    return this.#waiting.filter((other) => other.client === client).length;
  }
}

const tooBusy = (): AppError => new AppError(503, 'unavailable', { retryAfter: COME_BACK_SECONDS });
