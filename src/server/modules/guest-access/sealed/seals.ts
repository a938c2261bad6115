import { randomBytes } from 'node:crypto';
import type { SealedCodes } from '../../../../contract/guide/guide';
import { boundTo, type SealBinding } from '../../../../domain/guest-access/seal';
import { hashOfKey } from '../keys';
import { releaseOf, sealCodes, type SealedContents } from './envelope';

/** Envelopes kept in memory: more than a house has guests who have not arrived. */
const KEPT = 5000;
/** So many are made at once: each takes a thread for a third of a second, and files and names need threads too. */
const AT_ONCE = 2;
/** An answer waits so long for its envelope; a phone gives up a little later, and gets it with its next question. */
const PATIENCE_MS = 4000;

/** Envelopes of coming stays, each made once. */
export class Seals {
  readonly #secret: string;
  readonly #kept = new Map<string, Promise<SealedCodes>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** @param secret the database's own */
  constructor(secret: string) {
    this.#secret = secret;
  }

  /**
   * Makes the envelope for a right key.
   *
   * @returns `null` when it takes too long; it is there for the next question
   */
  async envelope(key: string, binding: SealBinding, contents: SealedContents): Promise<SealedCodes | null> {
    const about = `${hashOfKey(key)} ${boundTo(binding)} ${JSON.stringify(contents)}`;
    const name = hashOfKey(about);
    let made = this.#kept.get(name);
    if (made === undefined) {
      made = this.#make(key, binding, contents);
      made.catch(() => this.#kept.delete(name));
      this.#kept.set(name, made);
      const [oldest] = this.#kept.keys();
      if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    }
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<null>((done) => (timer = setTimeout(done, PATIENCE_MS, null)));
    return Promise.race([made, tooLong]).finally(() => clearTimeout(timer));
  }

  /** The eight symbols that open the envelope of a binding. */
  release(binding: SealBinding, doorCode: string | null): string {
    return releaseOf(this.#secret, { ...binding, doorCode });
  }

  async #make(key: string, binding: SealBinding, contents: SealedContents): Promise<SealedCodes> {
    if (this.#running >= AT_ONCE) await new Promise<void>((done) => this.#waiting.push(done));
    else this.#running += 1;
    try {
      const release = this.release(binding, contents.doorCode);
      return await sealCodes({ release, key, binding, contents, salt: randomBytes(16), iv: randomBytes(12) });
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
