import { sql } from 'kysely';
import {
  BELIEVED_AHEAD_MS,
  believedNext,
  type ClockFacts,
  isClockDoubted,
  mayForget,
} from '../../../domain/privacy/may-forget';
import { readDocument, writeDocument } from './documents';
import type { Database } from './schema';
import type { Logger } from '../logger';

/** A running server notes its time this often, ms. */
const NOTED_EVERY_MS = 3_600_000;

interface Deps {
  db: Database;
  clock: () => number;
  /** Says how long the process has run, in ms. */
  upMs: () => number;
  log: Logger;
}

/**
 * Asked before anything is deleted or ended for good by the clock (`domain/privacy/may-forget.ts`). What is believed of
 * the clock lies in the database, for all processes and for a copy that is put back.
 */
export class ClockGuard {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Tells whether the clock stands so far ahead that a person has to say whether it is right. */
  async isDoubted(): Promise<boolean> {
    return isClockDoubted(await this.#facts());
  }

  /** Tells whether the clock is doubted and when the house last did something, UTC ms, and notes nothing. */
  async state(): Promise<{ doubted: boolean; newest: number | null }> {
    const facts = await this.#facts();
    return { doubted: isClockDoubted(facts), newest: await newestRow(this.#deps.db) };
  }

  /** Tells whether something may be deleted for good now. Notes the time of a server that runs well. */
  async mayForget(): Promise<boolean> {
    const facts = await this.#facts();
    const next = believedNext(facts);
    if (next - facts.believed >= NOTED_EVERY_MS || next < facts.believed) await this.#note(next);
    return mayForget(facts);
  }

  /** Somebody has said that what the clock says is right: until it jumps again. */
  async believe(): Promise<void> {
    await this.#note(this.#deps.clock());
  }

  /**
   * Notes at a start what the house has last done, where nothing is noted yet: before anything is written by the clock
   * that is in question. A disk that is full does not stop the start.
   */
  async begin(): Promise<void> {
    const { db, log } = this.#deps;
    if ((await readDocument(db, 'clock')) !== null) return;
    try {
      await this.#note((await newestRow(db)) ?? this.#deps.clock());
    } catch (error) {
      log.error({ err: error }, 'the time of the last row was not noted');
    }
  }

  async #facts(): Promise<ClockFacts> {
    const { db, clock, upMs } = this.#deps;
    const now = clock();
    const noted = await readDocument(db, 'clock');
    // Not noted means that nothing could be written at the start: then nobody forgets either.
    return { now, believed: noted?.believed ?? now - BELIEVED_AHEAD_MS - 1, upMs: upMs() };
  }

  async #note(believed: number): Promise<void> {
    await writeDocument(this.#deps.db, 'clock', { believed }, this.#deps.clock());
  }
}

/** Says when the house last did something that is written down, UTC ms; `null` when it never did. */
async function newestRow(db: Database): Promise<number | null> {
  const { rows } = await sql<{ at: number | string | null }>`
    select max(at) as at from (
      select max(at) as at from privacy_runs union all
      select max(at) from audit union all
      select max(created_at) from bookings union all
      select max(created_at) from mails
    ) as rows_of_all`.execute(db);
  const at = rows[0]?.at ?? null;
  return at === null ? null : Number(at);
}
