import type { Database, Db, Tx } from './schema';

/** Name of a part of the data; other processes notice when this one has changed it. */
export type RevisionName = 'guide' | 'catalogue' | 'tours' | 'blog';

type Listener = (raised: ReadonlySet<RevisionName>) => void;

/** Holds what transactions that are running have raised. */
const raisedBy = new WeakMap<Tx, Set<RevisionName>>();
const listenersOf = new WeakMap<Database, Set<Listener>>();

/** @returns a number that grows with every change; 0 before the first */
export async function readRevision(db: Db, name: RevisionName): Promise<number> {
  const row = await db.selectFrom('revisions').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? 0;
}

/** Called in the transaction of the change itself; with its commit this process's listeners are told. */
export async function bumpRevision(tx: Tx, name: RevisionName): Promise<void> {
  await tx
    .insertInto('revisions')
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row('revisions.value', '+', 1) })))
    .execute();
  raisedBy.set(tx, new Set(raisedBy.get(tx)).add(name));
}

/** Waits for transactions that raise a revision, and has later ones wait, without raising it. */
export async function holdRevision(tx: Tx, name: RevisionName): Promise<void> {
  await tx
    .insertInto('revisions')
    .values({ name, value: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row.ref('revisions.value') })))
    .execute();
}

/** Has a listener told of the revisions that each of this process's transactions has raised, once it is committed. */
export function onRaised(db: Database, listener: Listener): void {
  listenersOf.set(db, new Set(listenersOf.get(db)).add(listener));
}

/** Called by what has committed a transaction. */
export function tellRaised(db: Database, tx: Tx): void {
  const raised = raisedBy.get(tx);
  if (raised) listenersOf.get(db)?.forEach((listener) => listener(raised));
}
