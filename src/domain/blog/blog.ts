import { dayInVietNam, showDay } from '../days';

/** Categories of the blog (specification §3); `all` besides is the list without a choice. */
export const BLOG_CATEGORIES = [
  'blog-du-lich',
  'tin-tuc-du-lich',
  'dia-danh-du-lich',
  'kinh-nghiem-du-lich',
  'khach-san-resort',
  'am-thuc-vung-mien',
] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

/** Characters of the content that stand in for a missing summary (specification §9). */
const SUMMARY_LENGTH = 120;

/** Reads a category from an address; `null` for `all` and for what is none. */
export const asBlogCategory = (value: unknown): BlogCategory | null =>
  BLOG_CATEGORIES.find((category) => category === value) ?? null;

/** Elements whose content is no text that a person reads. */
const SILENT = /<(script|style|template|noscript|iframe|svg|math)\b[^>]*>[\s\S]*?(<\/\1\s*>|$)/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The text of a piece of HTML, on one line. To be shown as text only: `&lt;` has become `<`. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replace(SILENT, ' ')
    .replace(/<\/?(?:b|i|u|s|em|strong|code|a|span)\b[^>]*>/gi, '')
    .replace(/<[a-z/!?][^>]*(>|$)/gi, ' ')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) =>
      typeof name === 'string' ? (ENTITIES[name.toLowerCase()] ?? whole) : signOf(decimal, hex, whole),
    )
    .replace(/\s+/g, ' ')
    .trim();
}

function signOf(decimal: unknown, hex: unknown, whole: string): string {
  const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/**
 * Text of a post in a list: its summary, or the first 120 characters of its text (specification §9), with an ellipsis
 * where something was cut off.
 */
export function summaryOf({ summary, content }: { summary: string; content: string }): string {
  if (summary.trim() !== '') return summary;
  const signs = Array.from(textOfHtml(content));
  if (signs.length <= SUMMARY_LENGTH) return signs.join('');
  return `${signs.slice(0, SUMMARY_LENGTH).join('').trimEnd()}…`;
}

/** The day of a post in Viet Nam as dd-mm-yyyy (specification §2). @param createdAt ISO 8601 */
export function showPostDay(createdAt: string): string {
  const instant = Date.parse(createdAt);
  return Number.isNaN(instant) ? '' : showDay(dayInVietNam(instant)).replaceAll('/', '-');
}
