import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DESK_PAGES } from '../../src/app/desk/desk-pages';
import { ownImports, sourceText } from '../support/source-tree';

const WORDS = /useTranslation\((?:'([\w-]+)'|\[([^\]]*)\])/g;
/** Words that every page of the desk has: the frame's own, and those that the site starts with. */
const EVERYWHERE = ['reception', 'reception-staff', 'common', 'site'];

const imports = ownImports().filter(({ typesOnly }) => !typesOnly);

/** The namespaces that a file and all that it imports take words from, with one file for each. */
function namespacesFrom(file: string): Map<string, string> {
  const files = new Set([file]);
  // What is added while the set is walked through is walked through too.
  for (const one of files) for (const { file: by, target } of imports) if (by === one) files.add(target);
  return new Map(
    [...files].flatMap((one) =>
      [...(sourceText.get(one) ?? '').matchAll(WORDS)]
        .flatMap(([, name, names = '']) =>
          name ? [name] : [...names.matchAll(/'([\w-]+)'/g)].map(([, each = '']) => each),
        )
        .map((name) => [name, one] as const),
    ),
  );
}

const PAGES = readFileSync('src/app/desk/desk-pages.ts', 'utf8')
  .split(/^ {4}name: '/m)
  .slice(1)
  .map((entry) => [entry.slice(0, entry.indexOf("'")), /import\('([^']+)'\)/.exec(entry)?.[1] ?? ''] as const);

it.each(PAGES)('the page %s loads all words that it shows: no key is ever read there', (name, source) => {
  const file = `${path.posix.join('app/desk', source)}.tsx`;
  expect(sourceText.has(file)).toBe(true);
  const known: readonly string[] = [...EVERYWHERE, ...(DESK_PAGES.find((page) => page.name === name)?.names ?? [])];
  expect([...namespacesFrom(file)].filter(([namespace]) => !known.includes(namespace))).toEqual([]);
});
