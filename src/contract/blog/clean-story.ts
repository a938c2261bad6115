import * as z from 'zod/mini';
import { wholeNumber } from '../../domain/whole-number';
import { linkAddress, pictureAddress } from '../../domain/web-address';
import { STORY_MARKS, STORY_NODES, storyDocument, type StoryNode } from './story-document';

/** Deeper than this nobody writes, and a reader that goes down step by step would fall. */
const MAX_DEPTH = 14;
/** Upper bound that keeps rendering time small. */
const MAX_NODES = 5000;
const MAX_ALT = 300;

type Attrs = Record<string, unknown>;
type Mark = NonNullable<StoryNode['marks']>[number];

/**
 * An article as the desk sends it: a document of known blocks, of a size that somebody may have written, without
 * anything the site would not show. The renderer looks at everything again (ruling 17).
 */
export const storyEdit = z.pipe(
  z.unknown().check(z.refine(isWritable, 'invalid')),
  z.pipe(storyDocument, z.transform(cleanStory)),
);

/** Tells whether a document is of a size that can be looked at; asked before anything descends into it. */
function isWritable(value: unknown): boolean {
  let level: unknown[] = [value];
  let seen = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    seen += level.length;
    if (depth > MAX_DEPTH || seen > MAX_NODES) return false;
    level = level.flatMap((node) => {
      const { content } = (typeof node === 'object' ? (node ?? {}) : {}) as { content?: unknown };
      return Array.isArray(content) ? (content as unknown[]) : [];
    });
  }
  return true;
}

/** The document with nothing in it but what an article may hold; the same document gives the same. */
function cleanStory(node: StoryNode): StoryNode {
  const attrs = attrsOf(node);
  const content = (node.content ?? []).filter(isShown).map(cleanStory);
  const marks = (node.marks ?? []).map(cleanMark).filter((mark) => mark !== null);
  return {
    type: node.type,
    ...(attrs === null ? {} : { attrs }),
    ...(content.length > 0 ? { content } : {}),
    ...(marks.length > 0 ? { marks } : {}),
    ...(node.type === 'text' ? { text: (node.text ?? '').normalize('NFC') } : {}),
  };
}

/** Tells whether an article has anything in it that somebody could read or look at. */
export const hasStory = (node: StoryNode): boolean =>
  node.type === 'image' || (node.text ?? '').trim() !== '' || (node.content ?? []).some(hasStory);

const isShown = ({ type, attrs, text }: StoryNode): boolean =>
  STORY_NODES.includes(type) &&
  (type !== 'image' || pictureAddress(attrs?.['src']) !== null) &&
  (type !== 'text' || (text ?? '') !== '');

function attrsOf({ type, attrs }: StoryNode): Attrs | null {
  if (type === 'heading') return { level: attrs?.['level'] === 3 ? 3 : 2 };
  if (type === 'orderedList') return { start: wholeNumber(attrs?.['start']) ?? 1 };
  if (type !== 'image') return null;
  const alt = attrs?.['alt'];
  return {
    src: pictureAddress(attrs?.['src']) ?? '',
    alt: typeof alt === 'string' ? alt.normalize('NFC').slice(0, MAX_ALT) : '',
    width: wholeNumber(attrs?.['width']),
    height: wholeNumber(attrs?.['height']),
  };
}

function cleanMark({ type, attrs }: Mark): Mark | null {
  if (!STORY_MARKS.includes(type)) return null;
  if (type !== 'link') return { type };
  const href = linkAddress(attrs?.['href']);
  return href === null ? null : { type, attrs: { href } };
}
