import { type DeskIssueKind, hasOpenDeskIssue, insertDeskIssue } from './store';
import type { Database } from '../../platform/db/schema';
import type { Logger } from '../../platform/logger';
import { inTransaction } from '../../platform/db/transaction';

const HOUR_MS = 3_600_000;

interface Deps {
  db: Database;
  clock: () => number;
  log: Logger;
}

/** Tells reception of what the server has noticed by itself: one row of each kind, and at most one an hour. */
export class DeskNotes {
  readonly #deps: Deps;
  readonly #notedAt = new Map<DeskIssueKind, number>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Returns at once: no answer waits for a note. */
  note(kind: DeskIssueKind, detail: Readonly<Record<string, number | string>>): void {
    const { clock, log } = this.#deps;
    const now = clock();
    if ((this.#notedAt.get(kind) ?? -HOUR_MS) > now - HOUR_MS) return;
    this.#notedAt.set(kind, now);
    this.#write(kind, { ...detail, hour: Math.floor(now / HOUR_MS) }, now).catch((error: unknown) =>
      log.error({ err: error }, 'desk not told'),
    );
  }

  async #write(kind: DeskIssueKind, detail: Readonly<Record<string, number | string>>, now: number): Promise<void> {
    await inTransaction(this.#deps.db, async (tx) => {
      if (await hasOpenDeskIssue(tx, kind)) return;
      await insertDeskIssue(tx, { kind, bookingId: null, orderId: null, detail }, now);
    });
  }
}
