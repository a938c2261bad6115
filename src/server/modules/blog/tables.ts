import type { Columns } from '../../platform/db/columns';

/** Tables of the blog. */
export interface BlogTables {
  blog_posts: {
    id: number;
    category: string;
    /** `DRAFT` or `PUBLISHED`. */
    status: string;
    /** Texts in both languages and pictures, as JSON. */
    body: string;
    created_at: number;
    updated_at: number;
  };
  /** A table of its own, so that counting reads never waits for somebody who edits a post, nor the other way round. */
  blog_views: { post_id: number; views: number };
}

/** Says what of these rows tells of people. */
export const BLOG_COLUMNS: Columns<BlogTables> = {
  blog_posts: { nobody: 'id category status body created_at updated_at' },
  blog_views: { nobody: 'post_id views' },
};
