import { createHash, randomUUID } from 'node:crypto';
import type { Receipt } from '../../../contract/guide/guest-form';
import { insertForward } from './forwards-store';
import { storeResponse, takeKey } from '../../platform/db/idempotency';
import type { Database } from '../../platform/db/schema';
import { insertSubmission, type Submission } from './store';
import { AppError } from '../../errors';
import { inTransaction } from '../../platform/db/transaction';

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
    const { db, clock, forwarder } = this.#deps;
    const now = clock();
    const receipt: Receipt = { id: randomUUID(), receivedAt: new Date(now).toISOString() };
    const kept = await inTransaction(db, async (tx) => {
      if (key !== null) {
        const hash = createHash('sha256').update(JSON.stringify(submission.fields)).digest('hex');
        const before = await takeKey(tx, submission.kind, key, hash, now);
        if (before && before.bodyHash !== hash) throw new AppError(422, 'keyReused');
        if (before) return JSON.parse(before.response) as Receipt;
        await storeResponse(tx, submission.kind, key, 201, JSON.stringify(receipt));
      }
      await insertSubmission(tx, receipt.id, submission, now);
      if (forwarder) await insertForward(tx, receipt.id, submission.kind, now);
      return null;
    });
    forwarder?.trigger();
    return kept ?? receipt;
  }
}
