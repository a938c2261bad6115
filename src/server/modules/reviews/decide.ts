import type { ReviewDecision } from '../../../contract/reviews/reviews';
import { AppError } from '../../errors';
import type { Database } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import { writeItemState } from '../attention/item-states-store';
import { lockBooking } from '../booking-records/store';
import type { Staff } from '../staff/audit-store';
import { readReview, updateDecision } from './store';

/** Decisions of reception about reviews: none is seen by visitors before somebody has read it. */
export class ReviewDecisions {
  readonly #deps: { db: Database; clock: () => number };

  constructor(deps: { db: Database; clock: () => number }) {
    this.#deps = deps;
  }

  /** Shows or hides a review, with an answer below it. @throws AppError 404; 409 `reviewChanged` */
  decide(id: string, { shown, answer, reason, version }: ReviewDecision, staff: Staff): Promise<void> {
    return inTransaction(this.#deps.db, async (tx) => {
      // The lock under which its guest changes it.
      await lockBooking(tx, id);
      const review = await readReview(tx, id);
      if (!review) throw new AppError(404, 'notFound');
      if (review.written_at !== version) throw new AppError(409, 'reviewChanged');
      const now = this.#deps.clock();
      const shownAt = shown ? (review.shown_at ?? now) : null;
      await updateDecision(tx, id, { shown_at: shownAt, answer, reason, decided_at: now });
      await writeItemState(tx, { kind: 'review', id, state: 'done' }, staff.name, now);
    });
  }
}
