import { createHash } from 'node:crypto';
import { onRaised, readParts, readRevision, type RevisionName } from '../db/revisions';
import type { Database } from '../db/schema';

/** After so long, in ms, it is asked whether another process changed something. */
const CHECK_AFTER_MS = 2000;

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

/** Source of a copy: the reading from the database, and the revision that makes the copy old. */
interface CopySource<T> {
  revision: RevisionName;
  read: (db: Database, revision: number) => Promise<T>;
  /**
   * Reads only the parts again that were changed since a copy, where each change has told its own; `null` where everything
   * is to be read. Without it everything always is.
   */
  readParts?: (db: Database, before: T, parts: readonly string[], revision: number) => Promise<T | null>;
  /**
   * Up to this age, in ms, a copy is used while it is asked beside the answering; older, nothing is answered before.
   * Without it nothing is answered from a copy that is due to be checked.
   */
  waitAfterMs?: number;
}

interface Snapshot<T> {
  revision: number;
  value: T;
  /** Finished answers by what they are. */
  responses: Map<string, CachedResponse>;
}

/**
 * A part of the database in memory, replaced whole when its revision has grown, with the answers that were made of it:
 * everybody gets the same bytes. Own changes are there with their commit, those of other processes within a few seconds.
 */
export class RevisionCache<T> {
  readonly #deps: RevisionCacheDeps;
  readonly #source: CopySource<T>;
  readonly #listeners = new Set<(value: T) => void>();
  #snapshot: Snapshot<T>;
  #checkedAt: number;
  #expiries = 0;
  #checking: Promise<void> | null = null;
  #isOutdated = false;

  private constructor(deps: RevisionCacheDeps, source: CopySource<T>, snapshot: Snapshot<T>) {
    this.#deps = deps;
    this.#source = source;
    this.#snapshot = snapshot;
    this.#checkedAt = deps.clock();
  }

  static async load<T>(deps: RevisionCacheDeps, source: CopySource<T>): Promise<RevisionCache<T>> {
    const cache = new RevisionCache(deps, source, await readSnapshot(deps.db, source));
    onRaised(deps.db, (raised) => {
      if (!raised.has(source.revision)) return;
      cache.#expire();
      // For whoever reads the copy outside of a call, such as what renders the guide.
      void cache.ensureFresh();
    });
    return cache;
  }

  get current(): T {
    return this.#snapshot.value;
  }

  /** Grows with every change. */
  get revision(): number {
    return this.#snapshot.revision;
  }

  /** Tells whether the copy may be used at once. Has it checked beside that when it is getting old. */
  get isFresh(): boolean {
    const age = this.#deps.clock() - this.#checkedAt;
    if (age >= 0 && age < CHECK_AFTER_MS) return true;
    void this.#startCheck();
    return age >= 0 && age < (this.#source.waitAfterMs ?? CHECK_AFTER_MS);
  }

  /** Waits until the copy may be used. A database that does not answer leaves the old one. */
  async ensureFresh(): Promise<void> {
    // Twice: a check that was on its way when the copy expired knows nothing of why.
    for (let round = 0; round < 2 && !this.isFresh; round += 1) await this.#startCheck();
  }

  /** Has it asked before the next answer whether something has changed; what is being read may be older than that. */
  #expire(): void {
    this.#checkedAt = -Infinity;
    this.#expiries += 1;
  }

  /** Asks now, however old the copy is. @returns true when there is another one now */
  async recheck(): Promise<boolean> {
    const before = this.#snapshot;
    // A check that is on its way may have asked before what is looked for was there.
    await this.#checking;
    await this.#startCheck();
    return this.#snapshot !== before;
  }

  /** Has everything read again before the next answer, after a change that raises no revision. */
  outdate(): void {
    this.#isOutdated = true;
    this.#expire();
  }

  onChange(listener: (value: T) => void): void {
    this.#listeners.add(listener);
  }

  /** An answer, made when it is asked for first and kept until something changes. */
  response(what: string, make: () => unknown): CachedResponse {
    const kept = this.#snapshot.responses.get(what);
    if (kept) return kept;
    const response = cachedResponse(make());
    this.#snapshot.responses.set(what, response);
    return response;
  }

  #startCheck(): Promise<void> {
    this.#checking ??= this.#check().finally(() => (this.#checking = null));
    return this.#checking;
  }

  async #check(): Promise<void> {
    const expiries = this.#expiries;
    const isOutdated = this.#isOutdated;
    try {
      const revision = await readRevision(this.#deps.db, this.#source.revision);
      if (isOutdated || revision !== this.#snapshot.revision) {
        this.#isOutdated = false;
        await this.#reload(isOutdated);
      }
    } catch (error) {
      this.#isOutdated ||= isOutdated;
      this.#deps.onError(error);
    }
    this.#checked(expiries);
  }

  /** Reads again. Only a check does it, one after the other: an older reading never ends after a newer one. */
  async #reload(whole: boolean): Promise<void> {
    const expiries = this.#expiries;
    const { db } = this.#deps;
    const changed = whole ? null : await readChanged(db, this.#source, this.#snapshot);
    this.#snapshot = changed ?? (await readSnapshot(db, this.#source));
    this.#checked(expiries);
    for (const listener of this.#listeners) listener(this.#snapshot.value);
  }

  /** Notes that what is in use was asked about, unless it has expired since. */
  #checked(expiries: number): void {
    if (expiries === this.#expiries) this.#checkedAt = this.#deps.clock();
  }
}

async function readSnapshot<T>(db: Database, source: CopySource<T>): Promise<Snapshot<T>> {
  // The revision first: a change between the two reads is then noticed by the next check.
  const revision = await readRevision(db, source.revision);
  return { revision, value: await source.read(db, revision), responses: new Map() };
}

/** Brings a copy up to date by the parts that were changed since; `null` where everything is to be read. */
async function readChanged<T>(db: Database, source: CopySource<T>, before: Snapshot<T>): Promise<Snapshot<T> | null> {
  if (!source.readParts) return null;
  const revision = await readRevision(db, source.revision);
  const parts = await readParts(db, source.revision, before.revision, revision);
  const value = parts && (await source.readParts(db, before.value, parts, revision));
  return value && { revision, value, responses: new Map() };
}
