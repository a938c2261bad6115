import type { StoryNode } from './story-document';
import { wholeNumber } from '../../domain/whole-number';
import { linkAddress, pictureAddress } from '../../domain/web-address';
import { hasOwn } from '../../domain/has-own';
import { escapeHtml } from '../../domain/escape-html';

/** Deeper than this nobody writes; a document that goes on is a trick. */
const MAX_DEPTH = 24;

/**
 * An article as HTML. It can contain only the tags and attributes that stand here: everything in the document is looked
 * at and written anew, nothing of it is passed on (ruling 17, decision 58). Headings begin at h2, because the page has
 * its h1.
 */
export function storyHtml(document: StoryNode): string {
  return children(document, 0);
}

function children(node: StoryNode, depth: number): string {
  return depth > MAX_DEPTH ? '' : (node.content ?? []).map((child) => html(child, depth + 1)).join('');
}

function html(node: StoryNode, depth: number): string {
  const inside = (): string => children(node, depth);
  switch (node.type) {
    case 'text':
      return marked(node);
    case 'hardBreak':
      return '<br>';
    case 'horizontalRule':
      return '<hr>';
    case 'paragraph':
      return `<p>${inside()}</p>`;
    case 'heading': {
      const level = Math.min(4, Math.max(2, wholeNumber(node.attrs?.['level']) ?? 2));
      return `<h${level}>${inside()}</h${level}>`;
    }
    case 'bulletList':
      return `<ul>${inside()}</ul>`;
    case 'orderedList': {
      const start = wholeNumber(node.attrs?.['start']) ?? 1;
      return `<ol${start === 1 ? '' : ` start="${start}"`}>${inside()}</ol>`;
    }
    case 'listItem':
      return `<li>${inside()}</li>`;
    case 'blockquote':
      return `<blockquote>${inside()}</blockquote>`;
    case 'codeBlock':
      return `<pre><code>${inside()}</code></pre>`;
    case 'image':
      return picture(node);
    case 'doc':
      return inside();
    default:
      return ''; // a document that was stored before the contract forgot a node
  }
}

const TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const;

function marked({ text = '', marks = [] }: StoryNode): string {
  return marks.reduce((inner, { type, attrs }) => {
    if (type !== 'link') return hasOwn(TAGS, type) ? `<${TAGS[type]}>${inner}</${TAGS[type]}>` : inner;
    const address = linkAddress(attrs?.['href']);
    if (address === null) return inner;
    const away = /^https?:/i.test(address) ? ' target="_blank" rel="noopener noreferrer"' : '';
    return `<a href="${escapeHtml(address)}"${away}>${inner}</a>`;
  }, escapeHtml(text));
}

function picture({ attrs }: StoryNode): string {
  const src = pictureAddress(attrs?.['src']);
  if (src === null) return '';
  const size = (['width', 'height'] as const)
    .map((name) => [name, wholeNumber(attrs?.[name])] as const)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  const alt = typeof attrs?.['alt'] === 'string' ? attrs['alt'] : '';
  return `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"${size} loading="lazy" decoding="async">`;
}
