/**
 * Text as a thumb types it: lower case, without Vietnamese marks ("Máy giặt" → "may giat"), one space between words.
 * Signs of full width are plain ones (NFKD). Đ has no decomposition in Unicode, so it is named. Used for every search and filter.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Tells whether `text` has every word of `query`, marks and case aside. An empty query matches all. */
export function foldedMatch(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(' ')
    .every((word) => folded.includes(word));
}
