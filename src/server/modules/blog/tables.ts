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
