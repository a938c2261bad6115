import { expect, it } from 'vitest';
import { RevisionCache } from '../../../src/server/platform/cache/revision-cache';
import { bumpRevision, readRevision } from '../../../src/server/platform/db/revisions';
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
