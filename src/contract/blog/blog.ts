import * as z from 'zod/mini';
import { BLOG_CATEGORIES } from '../../domain/blog/blog';

/**
 * A blog post with the specification's own field names (§3). Texts are in the language of `?lang=`, Vietnamese without
 * one.
 */
export const blogPost = z.object({
  id: z.int(),
  title: z.string(),
  /** May be empty: then the beginning of the content stands in for it, `summaryOf` in `domain/blog`. */
  summary: z.string(),
  /** HTML out of our renderer; a screen sanitises it all the same (ruling 17). */
  content: z.string(),
  /** Address of a picture; empty when there is none. */
  thumbnail: z.string(),
  category: z.enum(BLOG_CATEGORIES),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** Reads, counted together every half minute. */
  views: z.int(),
  /** Addresses of pictures. */
  gallery: z.array(z.string()),
  /** Texts that say what each of them shows, in the same order; empty for a drawing of ours. */
  galleryAlts: z.optional(z.array(z.string())),
});
export type BlogPost = z.infer<typeof blogPost>;

/** `GET /api/blog/posts`: all that are published, the newest first, each whole, so that a phone has them to read. */
export const blogPostList = z.array(blogPost);

/** `GET /api/blog/posts/id/{id}` is one `blogPost`; 404 for one that is not there or not published. */
