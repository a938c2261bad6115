import type { BlogPost } from '../../../contract/blog/blog';
import { hasStory } from '../../../contract/blog/clean-story';
import type { Language } from '../../../domain/languages';
import { addViews, readPublishedPosts, type StoredPost } from './store';
import { RevisionCache, type RevisionCacheDeps, type CachedResponse } from '../../platform/cache/revision-cache';
import { storyHtml } from '../../../contract/blog/story-html';
import { inTransaction } from '../../platform/db/transaction';
import { shownPicture } from '../photos/module';

/** The published posts in memory, their HTML rendered once, and how often each is read. */
export class BlogService {
  readonly #deps: RevisionCacheDeps;
  readonly #copy: RevisionCache<readonly StoredPost[]>;
  #reads = new Map<number, number>();

  private constructor(deps: RevisionCacheDeps, copy: RevisionCache<readonly StoredPost[]>) {
    this.#deps = deps;
    this.#copy = copy;
  }

  static async load(deps: RevisionCacheDeps): Promise<BlogService> {
    return new BlogService(
      deps,
      await RevisionCache.load<readonly StoredPost[]>(deps, { revision: 'blog', read: readPublishedPosts }),
    );
  }

  /** To be awaited before an answer; see `RevisionCache`. */
  ensureFresh(): Promise<void> {
    return this.#copy.ensureFresh();
  }

  /** Grows with every change of a post, not with its reads. */
  get revision(): number {
    return this.#copy.revision;
  }

  /** Every published post as it is stored, the newest first. */
  get posts(): readonly StoredPost[] {
    return this.#copy.current;
  }

  /** Every published post, the newest first. */
  list(lang: Language): CachedResponse {
    return this.#copy.response(`posts ${lang}`, () => this.#copy.current.map((post) => postIn(post, lang)));
  }

  /** One post; `null` when it is not there or not published. */
  post(id: number, lang: Language): CachedResponse | null {
    const post = this.#copy.current.find((one) => one.id === id);
    return post ? this.#copy.response(`post ${id} ${lang}`, () => postIn(post, lang)) : null;
  }

  /** Notes that a post was read. It is written down with others by `countReads`: a read costs no write. */
  recordView(id: number): void {
    this.#reads.set(id, (this.#reads.get(id) ?? 0) + 1);
  }

  /** Writes down what was read since the last time; what cannot be written is kept for the next. */
  async countReads(): Promise<void> {
    const reads = this.#reads;
    if (reads.size === 0) return;
    this.#reads = new Map();
    try {
      await inTransaction(this.#deps.db, (tx) => addViews(tx, reads));
    } catch (error) {
      for (const [id, count] of reads) this.#reads.set(id, (this.#reads.get(id) ?? 0) + count);
      this.#deps.onError(error);
      return;
    }
    this.#copy.outdate();
  }
}

/** A post in one language, as the contract has it; what is missing in English is in Vietnamese. */
export function postIn({ id, category, body, createdAt, views, alts }: StoredPost, lang: Language): BlogPost {
  return {
    id,
    title: body.title[lang] || body.title.vi,
    summary: body.summary[lang] || body.summary.vi,
    content: storyHtml(hasStory(body.content[lang]) ? body.content[lang] : body.content.vi),
    thumbnail: body.thumbnail,
    category,
    createdAt: new Date(createdAt).toISOString(),
    views,
    gallery: body.gallery,
    galleryAlts: body.gallery.map((address) => shownPicture(address, alts, lang).alt ?? ''),
  };
}
