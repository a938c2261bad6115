import * as z from 'zod/mini';
import { BLOG_CATEGORIES } from '../../domain/blog/blog';
import { isDay } from '../../domain/days';
import { hasStory, storyEdit } from './clean-story';
import { bothTexts, morePictures, onePicture, vietnameseNeeded } from '../hotel/edited-text';

const POST_STATES = ['DRAFT', 'PUBLISHED'] as const;
export type PostState = (typeof POST_STATES)[number];

/**
 * A post as the desk edits it, whole. What is empty in English is shown in Vietnamese. A draft may be without text; what
 * everybody reads may not.
 */
export const postEdit = z
  .object({
    status: z.enum(POST_STATES, 'invalid'),
    category: z.enum(BLOG_CATEGORIES, 'required'),
    /** The day in Viet Nam that it is dated with, `YYYY-MM-DD`. */
    day: z.string().check(z.refine(isDay, 'day')),
    title: vietnameseNeeded(160),
    summary: bothTexts(400),
    thumbnail: onePicture,
    gallery: morePictures,
    content: z.object({ vi: storyEdit, en: storyEdit }),
  })
  .check(
    z.refine(({ status, content }) => status === 'DRAFT' || hasStory(content.vi), {
      error: 'required',
      path: ['content', 'vi'],
    }),
  );
export type PostEdit = z.output<typeof postEdit>;

/** `GET /api/reception/posts`: drafts included, the newest day first. */
export const deskPosts = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      title: z.object({ vi: z.string(), en: z.string() }),
      category: z.enum(BLOG_CATEGORIES),
      status: z.enum(POST_STATES),
      day: z.string(),
      thumbnail: z.string(),
      views: z.int(),
      /** Somebody has written it in English too. */
      english: z.boolean(),
      /** ISO 8601. */
      updatedAt: z.string(),
    }),
  ),
});
export type DeskPosts = z.infer<typeof deskPosts>;
export type DeskPost = DeskPosts['items'][number];
