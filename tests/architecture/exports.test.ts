import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sourceText } from '../support/source-tree';

const textBelow = (folder: string): [string, string][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !file.includes('node_modules'))
    .map((file) => [file, readFileSync(file, 'utf8')]);

const product = new Map([
  ...[...sourceText].map(([file, text]) => [path.join('src', file), text] as const),
  ...textBelow('studio'),
  ['vite.config.ts', readFileSync('vite.config.ts', 'utf8')],
]);

/** Every word of a program text, and the files it stands in. */
function indexOf(texts: ReadonlyMap<string, string>): ReadonlyMap<string, ReadonlySet<string>> {
  const index = new Map<string, Set<string>>();
  for (const [file, text] of texts) {
    for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) index.set(word, (index.get(word) ?? new Set()).add(file));
  }
  return index;
}

const inProduct = indexOf(product);

const exported = [...product].flatMap(([file, text]) =>
  file.startsWith('src')
    ? [
        ...text.matchAll(/^export (?:async )?(?:const|let|function\*?|(?:abstract )?class|interface|type) ([\w$]+)/gm),
      ].map(([, name = '']) => ({ file, name, text }))
    : [],
);
const usedElsewhere = (file: string, name: string): boolean =>
  [...(inProduct.get(name) ?? [])].some((other) => other !== file);

/** Tests begin afresh where a page never does, and load the words of every page at once. */
const FOR_TESTS: readonly string[] = ['forgetServerClock', 'PAGE_NAMESPACES'];

// What nobody uses at all `knip.jsonc` finds.
it('what a file offers is not there for tests alone', () => {
  const dead = exported.filter(
    ({ file, name, text }) =>
      !usedElsewhere(file, name) &&
      text.split(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`)).length === 2,
  );
  expect(dead.map(({ name }) => name).filter((name) => !FOR_TESTS.includes(name))).toEqual([]);
});
