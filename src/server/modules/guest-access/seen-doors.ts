import type { Database } from '../../platform/db/schema';
import type { Logger } from '../../platform/logger';
import { writeSeen } from '../stay-records/seen-store';
import type { Stay } from '../stay-records/store';

/** Stays that are remembered here; of any other the database is asked again. */
const KEPT = 5000;

interface Deps {
  db: Database;
  clock: () => number;
  log: Pick<Logger, 'error'>;
}

/** Notes that a phone has the guide of the door that its stay has now: until then reception has to call. */
export class SeenDoors {
  readonly #deps: Deps;
  readonly #noted = new Set<string>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A guest's answer does not hang on it: what cannot be written is logged. */
  async note({ id, seenAt }: Pick<Stay, 'id' | 'seenAt'>): Promise<void> {
    const { db, clock, log } = this.#deps;
    if (seenAt !== null || this.#noted.has(id)) return;
    if (this.#noted.size >= KEPT) this.#noted.clear();
    this.#noted.add(id);
    try {
      await writeSeen(db, id, clock());
    } catch (error) {
      this.#noted.delete(id);
      log.error({ err: error }, 'seen door not written');
    }
  }
}
