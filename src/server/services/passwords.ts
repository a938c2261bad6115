import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { cleanPassword } from '../../domain/password';
import { AppError } from '../errors';

/** Argon2id, the library's own default kind, with the cost that OWASP names for one pass (ruling 14). */
const COST = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
/** A hash of nobody's password under the same cost: an address without an account takes as long as one with. */
const NOBODYS = '$argon2id$v=19$m=47104,t=1,p=1$aGllbi1ub2JvZHktc2FsdA$Ml3x5oYUYcQ4EZCVaPbJZ0wVnq3gW1mY0rR6t2HkPfs';
/** Hashing together, so that the guide is answered in between; each takes 46 MB. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Who comes when so many wait is told to come back: a storm must not become a queue of minutes. */
const MAX_WAITING = 40;
const COME_BACK_SECONDS = 1;

interface Waiting {
  client: string;
  start: () => void;
  refuse: (error: AppError) => void;
}

/**
 * Hashes passwords and checks them, a few at a time. Clients take turns, so that whoever sends two hundred a second
 * waits for his own.
 */
export class Passwords {
  readonly #waiting: Waiting[] = [];
  #busy = 0;

  /**
   * What is kept of a password.
   *
   * @throws AppError 503 when too many wait
   */
  hash(password: string, client: string): Promise<string> {
    return this.#inTurn(client, () => hash(cleanPassword(password), COST));
  }

  /**
   * Whether a password is the one of a hash; takes as long without one.
   *
   * @throws AppError 503 when too many wait
   */
  async isRight(password: string, kept: string | null, client: string): Promise<boolean> {
    const right = await this.#inTurn(client, () => verify(kept ?? NOBODYS, cleanPassword(password)));
    return right && kept !== null;
  }

  async #inTurn<T>(client: string, work: () => Promise<T>): Promise<T> {
    if (this.#busy >= AT_ONCE) await this.#wait(client);
    this.#busy += 1;
    try {
      return await work();
    } finally {
      this.#busy -= 1;
      this.#waiting.shift()?.start();
    }
  }

  /** Behind everybody who has no more waiting than this client; when all places are taken, the busiest gives one up. */
  #wait(client: string): Promise<void> {
    const own = this.#countOf(client);
    if (this.#waiting.length >= MAX_WAITING && !this.#makeRoom(own)) throw tooBusy();
    return new Promise((start, refuse) => {
      const turns = new Map<string, number>();
      const behind = this.#waiting.findIndex((other) => {
        const turn = (turns.get(other.client) ?? 0) + 1;
        turns.set(other.client, turn);
        return turn > own + 1;
      });
      this.#waiting.splice(behind === -1 ? this.#waiting.length : behind, 0, { client, start, refuse });
    });
  }

  #makeRoom(own: number): boolean {
    const last = this.#waiting.at(-1);
    if (!last || this.#countOf(last.client) <= own + 1) return false;
    this.#waiting.pop();
    last.refuse(tooBusy());
    return true;
  }

  #countOf(client: string): number {
    return this.#waiting.filter((other) => other.client === client).length;
  }
}

const tooBusy = (): AppError => new AppError(503, 'unavailable', { retryAfter: COME_BACK_SECONDS });
