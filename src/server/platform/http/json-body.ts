import { AppError } from '../../errors';

/** An article with lists in lists is nested deepest. */
const MAX_DEPTH = 40;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Parses a request's JSON strictly: UTF-8 without a byte order mark, no key twice in one object, not nested beyond
 * reason (catalogue I-13).
 *
 * @throws AppError 400
 */
export function parseJsonBody(bytes: Buffer): unknown {
  try {
    const text = utf8.decode(bytes);
    checkStructure(text);
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError(400, 'badJson');
  }
}

/** One pass over the text, without building anything of it: depth and repeated keys. */
function checkStructure(text: string): void {
  const open: (Set<string> | null)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '{') open.push(new Set());
    else if (sign === '[') open.push(null);
    else if (sign === '}' || sign === ']') open.pop();
    else if (sign === '"') {
      const end = endOfString(text, at);
      const keys = open.at(-1);
      const next = afterBlanks(text, end + 1);
      if (keys && text[next] === ':') addKey(keys, text.slice(at, end + 1));
      at = next - 1;
    }
    if (open.length > MAX_DEPTH) throw new RangeError('nested too deep');
  }
}

function addKey(keys: Set<string>, literal: string): void {
  const key = JSON.parse(literal) as string;
  if (keys.has(key)) throw new RangeError('key twice');
  keys.add(key);
}

/** Index of the first non-whitespace character. */
function afterBlanks(text: string, start: number): number {
  let at = start;
  while (' \t\n\r'.includes(text[at] ?? 'x')) at += 1;
  return at;
}

/** Index of the quote that ends the string beginning at `start`; the text's end when there is none. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
