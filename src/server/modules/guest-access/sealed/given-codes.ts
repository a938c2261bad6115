import { createHmac } from 'node:crypto';
import type { Database } from '../../../platform/db/schema';
import type { Logger } from '../../../platform/logger';
import { writeGivenCode } from '../../stay-records/keys-store';

/** Keys that are remembered here; of any other the database is asked again. */
const KEPT = 5000;

/** A code of a door, for one stay. */
interface GivenCode {
  apartment: string;
  stayId: string;
  codeRevision: number;
  doorCode: string | null;
}

/** Gives what is written down of a code that a phone was given: a name for it that says nothing of it. */
export const nameOfCode = (secret: string, { apartment, stayId, codeRevision, doorCode }: GivenCode): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['given code', stayId, apartment, codeRevision, doorCode]))
    .digest('base64url');

interface Deps {
  db: Database;
  log: Pick<Logger, 'error'>;
  /** The database's own secret. */
  secret: string;
}

/**
 * Notes which code the phones of a key were last given, sealed or open: a phone without a network holds that one, and
 * when the lock has another reception is told before it reads anything out.
 */
export class GivenCodes {
  readonly #deps: Deps;
  readonly #noted = new Map<string, string>();
  #revision = -1;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Writes it down when it is another one than before. A guest's answer does not hang on it: what cannot be written is logged.
   *
   * @param revision the hotel's: after each change the database is looked at again, where other processes write too
   */
  async note(keyHash: string, code: GivenCode, revision: number): Promise<void> {
    const { db, log, secret } = this.#deps;
    if (revision !== this.#revision || this.#noted.size >= KEPT) this.#noted.clear();
    this.#revision = revision;
    const name = nameOfCode(secret, code);
    if (this.#noted.get(keyHash) === name) return;
    this.#noted.set(keyHash, name);
    try {
      await writeGivenCode(db, keyHash, name);
    } catch (error) {
      this.#noted.delete(keyHash);
      log.error({ err: error }, 'given code not written');
    }
  }
}
