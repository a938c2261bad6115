import { randomUUID } from 'node:crypto';
import type { Receipt } from '../../../contract/guest-forms/guest-form';
import { insertForward } from './forwards-store';
import type { Database } from '../../platform/db/schema';
import { insertSubmission, type Submission } from './store';
import { answerOnce } from '../../platform/db/replay';

interface Deps {
  db: Database;
  clock: () => number;
  /** Told when there is something to deliver; `null` when no script is configured. */
  forwarder: { trigger(): void } | null;
}

/** Takes in what guests send and gives a receipt once it is on the disk; the spreadsheet is told later. */
export class SubmissionService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @param key the call's idempotency key, when it has one: same key and content, same receipt, one effect
   * @throws AppError 422 `keyReused` when the key came with other content before
   */
  async take(submission: Submission, key: string | null): Promise<Receipt> {
    const { forwarder } = this.#deps;
    const call = { route: submission.kind, key, body: submission.fields, status: 201 };
    const json = await answerOnce(this.#deps, call, async (tx, now) => {
      const receipt: Receipt = { id: randomUUID(), receivedAt: new Date(now).toISOString() };
      await insertSubmission(tx, receipt.id, submission, now);
      if (forwarder) await insertForward(tx, receipt.id, submission.kind, now);
      return JSON.stringify(receipt);
    });
    forwarder?.trigger();
    return JSON.parse(json) as Receipt;
  }
}
