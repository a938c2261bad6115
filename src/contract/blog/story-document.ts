import * as z from 'zod/mini';

/** Blocks and pieces of text that an article is made of; what the editor's starter kit and its images know. */
export const STORY_NODES = [
  'doc',
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'codeBlock',
  'horizontalRule',
  'hardBreak',
  'image',
  'text',
] as const;

/** Marks that a piece of text can have; without any it is plain. */
export const STORY_MARKS = ['bold', 'italic', 'underline', 'strike', 'code', 'link'] as const;

/** Values of a node or mark. Hostile until the renderer has looked at each (ruling 17). */
const attrs = z.optional(z.nullable(z.record(z.string(), z.unknown())));

/** One node of an article, as the editor saves it (ProseMirror's JSON). */
export interface StoryNode {
  type: (typeof STORY_NODES)[number];
  attrs?: Record<string, unknown> | null | undefined;
  content?: StoryNode[] | undefined;
  marks?: { type: (typeof STORY_MARKS)[number]; attrs?: Record<string, unknown> | null | undefined }[] | undefined;
  text?: string | undefined;
}

const storyNode: z.ZodMiniType<StoryNode> = z.lazy(() =>
  z.object({
    type: z.enum(STORY_NODES),
    attrs,
    content: z.optional(z.array(storyNode)),
    marks: z.optional(z.array(z.object({ type: z.enum(STORY_MARKS), attrs }))),
    text: z.optional(z.string()),
  }),
);

/** A whole article in one language: what the database keeps and the reception's editor opens and saves. */
export const storyDocument = storyNode.check(z.refine((node) => node.type === 'doc', 'must be a doc'));
