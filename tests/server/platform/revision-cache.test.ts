import { expect, it, vi } from 'vitest';
import { RevisionCache } from '../../../src/server/platform/cache/revision-cache';
import { bumpParts, bumpRevision, noteParts, readParts, readRevision } from '../../../src/server/platform/db/revisions';
import { inTransaction } from '../../../src/server/platform/db/transaction';
import { onSqlite } from '../../support/server-engines';

const start = onSqlite();

it('a copy is read again when something is committed while it is being read', async () => {
  const { db } = (await start()).database;
  const raise = (): Promise<void> => inTransaction(db, (tx) => bumpRevision(tx, 'blog'));
  let beforeRead: (() => Promise<void>) | null = null;
  const cache = await RevisionCache.load(
    { db, clock: () => 0, onError: () => undefined },
    {
      revision: 'blog',
      read: async (database, revision) => {
        await beforeRead?.();
        return { revision, now: await readRevision(database, 'blog') };
      },
    },
  );
  const first = cache.revision;
  await raise();
  beforeRead = async () => {
    beforeRead = null;
    await raise();
  };
  await cache.ensureFresh();
  expect(cache.current).toEqual({ revision: first + 2, now: first + 2 });
});

it('a transaction that fails makes no copy old', async () => {
  const { db } = (await start()).database;
  let reads = 0;
  const cache = await RevisionCache.load(
    { db, clock: () => 0, onError: () => undefined },
    { revision: 'blog', read: () => Promise.resolve((reads += 1)) },
  );
  const failing = inTransaction(db, async (tx) => {
    await bumpRevision(tx, 'blog');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(cache.isFresh).toBe(true);
  expect(reads).toBe(1);
});

/** A copy whose reading of the revision that it finds can be held up. */
async function slowCopy() {
  const { db } = (await start()).database;
  let held: Promise<void> | null = null;
  const reading = { isHeld: false };
  const cache = await RevisionCache.load(
    { db, clock: () => 0, onError: () => undefined },
    {
      revision: 'blog',
      read: async (database) => {
        const wait = held;
        held = null;
        const found = await readRevision(database, 'blog');
        reading.isHeld = wait !== null;
        await wait;
        return found;
      },
    },
  );
  /** Begins a reading. @returns what lets it end */
  const begin = async (): Promise<() => void> => {
    let end = (): void => undefined;
    held = new Promise((resolve) => (end = resolve));
    await inTransaction(db, (tx) => bumpRevision(tx, 'blog'));
    void cache.ensureFresh();
    await vi.waitFor(() => expect(reading.isHeld).toBe(true));
    return end;
  };
  return { db, cache, begin };
}

it('an older reading that ends later does not stand over a newer change', async () => {
  const { db, cache, begin } = await slowCopy();
  const end = await begin();
  await inTransaction(db, (tx) => bumpRevision(tx, 'blog'));
  const fresh = cache.ensureFresh();
  end();
  await fresh;
  expect(cache.current).toBe(await readRevision(db, 'blog'));
  await cache.recheck();
  expect(cache.current).toBe(await readRevision(db, 'blog'));
});

it("asks anew for another process's change that came after the check that is on its way", async () => {
  const { db, cache, begin } = await slowCopy();
  const end = await begin();
  // As another process does it: nobody is told here.
  await db.transaction().execute((tx) => bumpRevision(tx, 'blog'));
  const rechecked = cache.recheck();
  end();
  expect(await rechecked).toBe(true);
  expect(cache.current).toBe(await readRevision(db, 'blog'));
});

it('each change of one transaction grows the revision: a copy that is read inside it notices them all', async () => {
  const { db } = (await start()).database;
  const values = await inTransaction(db, async (tx) => {
    await bumpParts(tx, 'blog');
    const first = await readRevision(tx, 'blog');
    await bumpParts(tx, 'blog');
    return [first, await readRevision(tx, 'blog')];
  });
  const [first = 0] = values;
  expect(values).toEqual([first, first + 1]);
  expect(await readParts(db, 'blog', first - 1, first + 1)).toEqual([]);
});

it('changes of more parts than are asked for at once are of everything, however they came about', async () => {
  const { db } = (await start()).database;
  const before = await readRevision(db, 'blog');
  const change = (at: number) =>
    inTransaction(db, async (tx) => {
      noteParts(
        tx,
        Array.from({ length: 300 }, (_, part) => `part ${at} ${part}`),
      );
      await bumpParts(tx, 'blog');
    });
  await change(1);
  expect(await readParts(db, 'blog', before, before + 1)).toHaveLength(300);
  await change(2);
  expect(await readParts(db, 'blog', before, before + 2)).toBeNull();
});
