import type { BlogPost } from '../../contract/blog';
import type { Language } from '../../domain/languages';
import { addViews, readPublishedPosts, type StoredPost } from '../db/blog';
import { readRevision } from '../db/revisions';
import type { Database } from '../db/schema';
import { writtenOf } from './catalogue';
import type { Written } from './guide-content';
import { storyHtml } from './story-html';

/** How old this process's copy may be before it asks whether another process changed something, in ms. */
const FRESH_MS = 2000;

interface Deps {
  db: Database;
  clock: () => number;
  /** Told when the copy could not be checked or reads not be counted; everything goes on with what there is. */
  onError: (error: unknown) => void;
}

interface Snapshot {
  revision: number;
  posts: readonly StoredPost[];
  /** Finished answers by what they are. */
  written: Map<string, Written>;
}

/** The published posts in memory, their HTML rendered once, and how often each is read. */
export class BlogService {
  readonly #deps: Deps;
  #snapshot: Snapshot;
  #checkedAt: number;
  #checking: Promise<void> | null = null;
  #reads = new Map<number, number>();

  private constructor(deps: Deps, snapshot: Snapshot) {
    this.#deps = deps;
    this.#snapshot = snapshot;
    this.#checkedAt = deps.clock();
  }

  static async load(deps: Deps): Promise<BlogService> {
    return new BlogService(deps, await readSnapshot(deps.db));
  }

  /** Own changes are there after `reload`, those of other processes within two seconds of the next request. */
  async ensureFresh(): Promise<void> {
    const age = this.#deps.clock() - this.#checkedAt;
    if (age >= 0 && age < FRESH_MS) return;
    this.#checking ??= this.#check().finally(() => (this.#checking = null));
    await this.#checking;
  }

  async reload(): Promise<void> {
    this.#snapshot = await readSnapshot(this.#deps.db);
  }

  /** Grows with every change of a post, not with its reads. */
  get revision(): number {
    return this.#snapshot.revision;
  }

  /** Every published post as it is stored, the newest first. */
  get posts(): readonly StoredPost[] {
    return this.#snapshot.posts;
  }

  /** Every published post, the newest first. */
  list(lang: Language): Written {
    return this.#written(`posts ${lang}`, () => this.#snapshot.posts.map((post) => postIn(post, lang)));
  }

  /** One post; `null` when it is not there or not published. */
  post(id: number, lang: Language): Written | null {
    const post = this.#snapshot.posts.find((one) => one.id === id);
    return post ? this.#written(`post ${id} ${lang}`, () => postIn(post, lang)) : null;
  }

  /** Notes that a post was read. It is written down with others by `countReads`: a read costs no write. */
  noteRead(id: number): void {
    this.#reads.set(id, (this.#reads.get(id) ?? 0) + 1);
  }

  /** Writes down what was read since the last time; what cannot be written is kept for the next. */
  async countReads(): Promise<void> {
    const reads = this.#reads;
    if (reads.size === 0) return;
    this.#reads = new Map();
    try {
      await this.#deps.db.transaction().execute((tx) => addViews(tx, reads));
    } catch (error) {
      for (const [id, count] of reads) this.#reads.set(id, (this.#reads.get(id) ?? 0) + count);
      this.#deps.onError(error);
      return;
    }
    await this.reload().catch(this.#deps.onError);
  }

  #written(what: string, make: () => unknown): Written {
    const kept = this.#snapshot.written.get(what);
    if (kept) return kept;
    const written = writtenOf(make());
    this.#snapshot.written.set(what, written);
    return written;
  }

  async #check(): Promise<void> {
    try {
      if ((await readRevision(this.#deps.db, 'blog')) !== this.#snapshot.revision) await this.reload();
    } catch (error) {
      this.#deps.onError(error);
    }
    this.#checkedAt = this.#deps.clock();
  }
}

/** A post in one language, as the contract has it. */
export function postIn({ id, category, body, createdAt, views }: StoredPost, lang: Language): BlogPost {
  return {
    id,
    title: body.title[lang],
    summary: body.summary[lang],
    content: storyHtml(body.content[lang]),
    thumbnail: body.thumbnail,
    category,
    createdAt: new Date(createdAt).toISOString(),
    views,
    gallery: body.gallery,
  };
}

async function readSnapshot(db: Database): Promise<Snapshot> {
  return { revision: await readRevision(db, 'blog'), posts: await readPublishedPosts(db), written: new Map() };
}
