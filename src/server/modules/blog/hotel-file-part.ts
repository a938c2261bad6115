import * as z from 'zod';
import { type StoryNode, storyDocument } from '../../../contract/blog/story-document';
import { BLOG_CATEGORIES } from '../../../domain/blog/blog';
import { isDay } from '../../../domain/days';

const text = z.string().transform((value) => value.normalize('NFC'));
const bilingual = z.union([text.transform((value) => ({ vi: value, en: value })), z.object({ vi: text, en: text })]);

const document = z.unknown().transform((value, context): StoryNode => {
  const read = storyDocument.safeParse(value);
  if (read.success) return read.data;
  context.addIssue({ code: 'custom', message: 'must be a document of the editor: {"type": "doc", "content": […]}' });
  return z.NEVER;
});

/** The key `blog` of a hotel file: articles as the reception's editor saves them. */
export const blogFile = z.array(
  z.object({
    title: bilingual,
    summary: bilingual.default({ vi: '', en: '' }),
    category: z.enum(BLOG_CATEGORIES),
    /** The day in Viet Nam it is dated with. */
    day: z.string().refine(isDay, 'must be a day such as 2026-11-20'),
    thumbnail: text.default(''),
    gallery: z.array(text).default([]),
    content: z.union([
      z.object({ vi: document, en: document }),
      document.transform((value) => ({ vi: value, en: value })),
    ]),
  }),
);
export type BlogFilePost = z.output<typeof blogFile>[number];
