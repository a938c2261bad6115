import type { Forgetting } from '../../people';
import type { Database } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';

/** Forgets in one transaction, then does what is left to be done once that stands, in the order in which it was said. */
export async function forgetting<T>(db: Database, forget: (work: Forgetting) => Promise<T>): Promise<T> {
  let left: (() => Promise<void>)[] = [];
  const done = await inTransaction(db, (tx) => {
    // A transaction that begins again says everything again.
    left = [];
    return forget({ tx, after: (work) => left.push(work) });
  });
  for (const work of left) await work();
  return done;
}
