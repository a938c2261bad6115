import type { Receipt } from '../../contract/guest-forms/guest-form';
import { receiptShape } from '../../contract/guide/guide-shapes';
import { asFailure } from '../../api/as-failure';
import { type ApiFailure, request } from '../../api/request';
import type { OutboxEntry } from '../storage/db-rows';

export type Verdict =
  | { is: 'delivered'; receipt: Receipt }
  | { is: 'refused'; failure: ApiFailure }
  /** `network`: it is not known whether our server was reached at all. */
  | { is: 'later'; failure: ApiFailure; network: boolean };

/**
 * One attempt to deliver an entry, under its own idempotency key. Only our own receipt counts as delivered; only our
 * own word counts as refused, so a portal's 403 does not.
 */
export async function attempt(entry: OutboxEntry): Promise<Verdict> {
  try {
    const answer = await request({
      method: 'POST',
      path: entry.path,
      body: entry.body,
      schema: receiptShape,
      idempotencyKey: entry.id,
      ...(entry.authorization === undefined ? {} : { headers: { authorization: entry.authorization } }),
    });
    return { is: 'delivered', receipt: answer };
  } catch (thrown) {
    // An error of our own program too: what it keeps from going is kept, and what stands behind it goes.
    const failure = asFailure(thrown);
    if (failure.refused) return { is: 'refused', failure };
    return { is: 'later', failure, network: failure.outcome !== 'answered' };
  }
}
