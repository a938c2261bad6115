import { createHash } from 'node:crypto';
import { readRevision, type RevisionName } from '../db/revisions';
import type { Database } from '../db/schema';

/** How old this process's copy may be before it asks whether another process changed something, in ms. */
const FRESH_MS = 2000;

/** A finished answer: text, and its entity tag. */
export interface CachedResponse {
  json: string;
  etag: string;
}

/** A value as a finished answer. */
export function cachedResponse(value: unknown): CachedResponse {
  const json = JSON.stringify(value);
  return { json, etag: createHash('sha256').update(json).digest('base64url').slice(0, 22) };
}

export interface RevisionCacheDeps {
  db: Database;
  clock: () => number;
  /** Told when the copy could not be checked; the old one stays in use. */
  onError: (error: unknown) => void;
}

/** What is read from the database, and what makes it old. */
interface CopySource<T> {
  revision: RevisionName;
  read: (db: Database) => Promise<T>;
}

interface Snapshot<T> {
  revision: number;
  value: T;
  /** Finished answers by what they are. */
  responses: Map<string, CachedResponse>;
}

/**
 * A part of the database in memory, replaced whole when its revision has grown, with the answers that were made of it:
 * everybody gets the same bytes.
 */
export class RevisionCache<T> {
  readonly #deps: RevisionCacheDeps;
  readonly #source: CopySource<T>;
  #snapshot: Snapshot<T>;
  #checkedAt: number;
  #checking: Promise<void> | null = null;

  private constructor(deps: RevisionCacheDeps, source: CopySource<T>, snapshot: Snapshot<T>) {
    this.#deps = deps;
    this.#source = source;
    this.#snapshot = snapshot;
    this.#checkedAt = deps.clock();
  }

  static async load<T>(deps: RevisionCacheDeps, source: CopySource<T>): Promise<RevisionCache<T>> {
    return new RevisionCache(deps, source, await readSnapshot(deps.db, source));
  }

  get current(): T {
    return this.#snapshot.value;
  }

  /** Grows with every change. */
  get revision(): number {
    return this.#snapshot.revision;
  }

  /** Own changes are there after `reload`, those of other processes within two seconds of the next request. */
  async ensureFresh(): Promise<void> {
    const age = this.#deps.clock() - this.#checkedAt;
    if (age >= 0 && age < FRESH_MS) return;
    this.#checking ??= this.#check().finally(() => (this.#checking = null));
    await this.#checking;
  }

  async reload(): Promise<void> {
    this.#snapshot = await readSnapshot(this.#deps.db, this.#source);
  }

  /** An answer, made when it is asked for first and kept until something changes. */
  response(what: string, make: () => unknown): CachedResponse {
    const kept = this.#snapshot.responses.get(what);
    if (kept) return kept;
    const response = cachedResponse(make());
    this.#snapshot.responses.set(what, response);
    return response;
  }

  async #check(): Promise<void> {
    try {
      if ((await readRevision(this.#deps.db, this.#source.revision)) !== this.#snapshot.revision) await this.reload();
    } catch (error) {
      this.#deps.onError(error);
    }
    this.#checkedAt = this.#deps.clock();
  }
}

/** The revision first: a change between the two reads is then noticed by the next check. */
async function readSnapshot<T>(db: Database, { revision, read }: CopySource<T>): Promise<Snapshot<T>> {
  return { revision: await readRevision(db, revision), value: await read(db), responses: new Map() };
}
