/** The way to a value in a JSON document: keys and indices. */
export type JsonPath = readonly (string | number)[];

/** A string, a sign, or a number or word; what stands between is white space. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * Finds the lines on which values begin, the first being 1.
 *
 * @param text that has been parsed as JSON before
 * @returns asks for the line of a value; of what it would be in, when it is not there
 */
export function jsonLines(text: string): (path: JsonPath) => number {
  const lines = new Map<string, number>();
  const tokens = [...text.matchAll(TOKEN)].map(({ 0: token, index }) => ({ token, index }));
  let [at, line, seen] = [0, 1, 0];
  const isNext = (sign: string): boolean => at >= tokens.length || tokens[at]?.token === sign;
  const next = (): string => {
    const { token, index } = tokens[at] ?? { token: '', index: text.length };
    for (; seen < index; seen += 1) if (text[seen] === '\n') line += 1;
    at += 1;
    return token;
  };
  const read = (path: JsonPath): void => {
    const token = next();
    lines.set(JSON.stringify(path), line);
    if (token === '{') readMembers(path);
    if (token === '[') readItems(path);
  };
  const readMembers = (path: JsonPath): void => {
    while (!isNext('}')) {
      const key = JSON.parse(next()) as string;
      next();
      read([...path, key]);
      if (isNext(',')) next();
    }
    next();
  };
  const readItems = (path: JsonPath): void => {
    for (let index = 0; !isNext(']'); index += 1) {
      read([...path, index]);
      if (isNext(',')) next();
    }
    next();
  };
  read([]);
  return (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const found = lines.get(JSON.stringify(path.slice(0, length)));
      if (found !== undefined) return found;
    }
    return 1;
  };
}

/** A path as it is written in code: `apartments[0].rooms[1]`. */
export const placeOf = (path: JsonPath): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
