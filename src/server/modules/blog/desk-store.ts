import type { DeskPost, PostEdit, PostState } from '../../../contract/blog/desk';
import type { BlogCategory } from '../../../domain/blog/blog';
import { dayInVietNam, instantInVietNam } from '../../../domain/days';
import { type PostBody, PUBLISHED_AT } from './store';
import type { Db } from '../../platform/db/schema';

/** Status of a post that was taken away. Its row stays, for the count of its readings and for the way back. */
const TAKEN_AWAY = 'DELETED';

/** Every post that the desk has, drafts included, the newest day first. */
export async function readDeskPosts(db: Db): Promise<DeskPost[]> {
  const rows = await db
    .selectFrom('blog_posts')
    .leftJoin('blog_views', 'blog_views.post_id', 'blog_posts.id')
    .selectAll('blog_posts')
    .select('blog_views.views')
    .where('status', '!=', TAKEN_AWAY)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => {
    const { title, thumbnail } = JSON.parse(row.body) as PostBody;
    return {
      id: row.id,
      title,
      category: row.category as BlogCategory,
      status: row.status as PostState,
      day: dayInVietNam(row.created_at),
      thumbnail,
      views: row.views ?? 0,
      english: title.en !== '',
      updatedAt: new Date(row.updated_at).toISOString(),
    };
  });
}

/** A post as it is edited; `null` when there is none. */
export async function readPost(db: Db, id: number): Promise<PostEdit | null> {
  const row = await db
    .selectFrom('blog_posts')
    .selectAll()
    .where('id', '=', id)
    .where('status', '!=', TAKEN_AWAY)
    .executeTakeFirst();
  if (!row) return null;
  const { gallery, ...fields } = JSON.parse(row.body) as PostBody;
  return {
    status: row.status as PostState,
    category: row.category as BlogCategory,
    day: dayInVietNam(row.created_at),
    ...fields,
    gallery: gallery.map((imageUrl) => ({ imageUrl })),
  };
}

/** Writes a post, new or not; takes it away for `null`. */
export async function writePost(tx: Db, id: number, post: PostEdit | null, now: number): Promise<void> {
  if (post === null) {
    await tx.updateTable('blog_posts').set({ status: TAKEN_AWAY, updated_at: now }).where('id', '=', id).execute();
    return;
  }
  const { status, category, day, gallery, ...fields } = post;
  const body: PostBody = { ...fields, gallery: gallery.map(({ imageUrl }) => imageUrl) };
  const row = {
    status,
    category,
    body: JSON.stringify(body),
    created_at: instantInVietNam(day, PUBLISHED_AT),
    updated_at: now,
  };
  await tx
    .insertInto('blog_posts')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** An id that no post has or had. */
export async function nextPostId(tx: Db): Promise<number> {
  const row = await tx
    .selectFrom('blog_posts')
    .select((select) => select.fn.max('id').as('last'))
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}
