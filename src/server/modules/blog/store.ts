import type { StoryNode } from '../../../contract/blog/story-document';
import type { BlogCategory } from '../../../domain/blog/blog';
import { instantInVietNam } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import type { BlogFilePost } from './hotel-file-part';
import type { PhotoAlts } from '../photos/store';
import { isInBodies } from '../../platform/db/like';
import { bumpRevision } from '../../platform/db/revisions';
import type { Db, Tx } from '../../platform/db/schema';
import { readPhotoAlts } from '../photos/module';

/** Content of a post, in both languages. */
export interface PostBody {
  title: Record<Language, string>;
  summary: Record<Language, string>;
  content: Record<Language, StoryNode>;
  thumbnail: string;
  gallery: string[];
}

export interface StoredPost {
  id: number;
  category: BlogCategory;
  body: PostBody;
  /** UTC milliseconds. */
  createdAt: number;
  updatedAt: number;
  views: number;
  alts: PhotoAlts;
}

/** Posts are dated with the morning of their day. */
export const PUBLISHED_AT = '08:00';

/** Reads the published posts, which everybody may read, the newest first. */
export async function readPublishedPosts(db: Db): Promise<StoredPost[]> {
  const rows = await db
    .selectFrom('blog_posts')
    .leftJoin('blog_views', 'blog_views.post_id', 'blog_posts.id')
    .selectAll('blog_posts')
    .select('blog_views.views')
    .where('status', '=', 'PUBLISHED')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const alts = await readPhotoAlts(db);
  return rows.map((row) => ({
    id: row.id,
    category: row.category as BlogCategory,
    body: JSON.parse(row.body) as PostBody,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    views: row.views ?? 0,
    alts,
  }));
}

/** Adds what was read since the last time. A post that is gone meanwhile is left out. */
export async function addViews(tx: Db, reads: ReadonlyMap<number, number>): Promise<void> {
  const there = await tx
    .selectFrom('blog_posts')
    .select('id')
    .where('id', 'in', [...reads.keys()])
    .orderBy('id')
    .execute();
  for (const { id } of there) {
    const more = reads.get(id) ?? 0;
    await tx
      .insertInto('blog_views')
      .values({ post_id: id, views: more })
      .onConflict((conflict) =>
        conflict.column('post_id').doUpdateSet((row) => ({ views: row('blog_views.views', '+', more) })),
      )
      .execute();
  }
}

/** Writes the hotel file's articles into an empty database. */
export async function writeBlog(tx: Tx, posts: readonly BlogFilePost[], now: number): Promise<void> {
  await bumpRevision(tx, 'blog');
  for (const [index, { category, day, ...body }] of posts.entries()) {
    await tx
      .insertInto('blog_posts')
      .values({
        id: index + 1,
        category,
        status: 'PUBLISHED',
        body: JSON.stringify(body satisfies PostBody),
        created_at: instantInVietNam(day, PUBLISHED_AT),
        updated_at: now,
      })
      .execute();
  }
}

/** Tells whether a text, such as a photograph's id, stands in a post. */
export const isInPosts = (db: Db, text: string): Promise<boolean> => isInBodies(db, 'blog_posts', text);
