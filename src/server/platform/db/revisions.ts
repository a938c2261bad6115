import type { Database, Db, Tx } from './schema';

/** Name of a part of the data; other processes notice when this one has changed it. */
export type RevisionName = 'guide' | 'catalogue' | 'tours' | 'blog' | 'reviews';

type Listener = (raised: ReadonlyMap<RevisionName, unknown>) => void;

/** Counts how often a transaction has raised a revision, and tells whether in all that it is of or in the noted parts alone. */
interface Raised {
  times: number;
  of: 'all' | 'parts';
}

/** Holds what transactions that are running have raised. */
const raisedBy = new WeakMap<Tx, Map<RevisionName, Raised>>();
/** Holds the parts that their stores have written to, by a name of their own. */
const notedBy = new WeakMap<Db, Set<string>>();
const listenersOf = new WeakMap<Database, Set<Listener>>();

/** @returns a number that grows with every change; 0 before the first */
export async function readRevision(db: Db, name: RevisionName): Promise<number> {
  const row = await db.selectFrom('revisions').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? 0;
}

/**
 * Called in the transaction of the change itself; with its commit this process's listeners are told. Copies are read
 * anew whole.
 */
export async function bumpRevision(tx: Tx, name: RevisionName): Promise<void> {
  await raise(tx, name, 'all');
}

/** The same of a change that is in noted parts alone (`noteParts`): of a copy only these are read again. */
export async function bumpParts(tx: Tx, name: RevisionName): Promise<void> {
  await raise(tx, name, 'parts');
}

/** Notes parts that a store writes to in a transaction, for whoever raises a revision in it, before or after. */
export function noteParts(tx: Db, parts: readonly string[]): void {
  const noted = notedBy.get(tx) ?? new Set();
  for (const part of parts) noted.add(part);
  if (tx.isTransaction) notedBy.set(tx, noted);
}

async function raise(tx: Tx, name: RevisionName, of: Raised['of']): Promise<void> {
  const raised = raisedBy.get(tx) ?? new Map<RevisionName, Raised>();
  const { times, of: before } = raised.get(name) ?? { times: 0, of };
  raisedBy.set(tx, raised.set(name, { times: times + 1, of: before === 'all' ? before : of }));
  await tx
    .insertInto('revisions')
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row('revisions.value', '+', 1) })))
    .execute();
}

/** The parts of so many changes are kept: a copy that is further behind is read whole. */
const CHANGES_KEPT = 1000;
/** More parts are everything, of one change and of several: a database asks for so many at once, and not for any number. */
const PARTS_AT_MOST = 500;

/** Called last in a transaction: writes down of which parts each revision is that it has raised. */
export async function writeParts(tx: Tx): Promise<void> {
  const noted = [...(notedBy.get(tx) ?? [])];
  for (const [name, { times, of }] of raisedBy.get(tx) ?? []) {
    if (of === 'all' || noted.length > PARTS_AT_MOST) continue;
    // Nobody else raises it meanwhile: its values follow each other, and the last one stands for all.
    const value = await readRevision(tx, name);
    const values = Array.from({ length: times }, (_, before) => value - before);
    await tx
      .insertInto('revision_parts')
      .values(values.map((one) => ({ name, value: one, parts: JSON.stringify(one === value ? noted : []) })))
      .execute();
    await tx
      .deleteFrom('revision_parts')
      .where('name', '=', name)
      .where('value', '<=', value - CHANGES_KEPT)
      .execute();
  }
}

/** The parts that were changed after one value of a revision up to another; `null` where that is not known of each change, or is too much. */
export async function readParts(db: Db, name: RevisionName, after: number, upTo: number): Promise<string[] | null> {
  const changes = await db
    .selectFrom('revision_parts')
    .select('parts')
    .where('name', '=', name)
    .where('value', '>', after)
    .where('value', '<=', upTo)
    .execute();
  if (changes.length !== upTo - after) return null;
  const changed = new Set(changes.flatMap(({ parts }) => JSON.parse(parts) as string[]));
  return changed.size > PARTS_AT_MOST ? null : [...changed];
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
