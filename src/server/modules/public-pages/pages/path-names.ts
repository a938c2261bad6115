/**
 * Makes the reader of what an address names: the last parameter of the first pattern that the address fits, `null` when
 * it fits none.
 *
 * @param patterns addresses of the contract, as the screens' router takes them: `/blog/:id`
 */
export function pathNames(patterns: readonly string[]): (path: string) => string | null {
  const fits = patterns.map((pattern) => new RegExp(`^${pattern.split('/').map(partOf).join('/')}$`));
  return (path) => {
    for (const each of fits) {
      const found = each.exec(path);
      if (found) return found.at(-1) ?? null;
    }
    return null;
  };
}

const partOf = (part: string): string =>
  part.startsWith(':') ? '([^/]+)' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
