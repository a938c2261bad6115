import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const foldersOf = (place: string): string[] =>
  readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

it.each([
  ['tests/features', 'src/features'],
  ['tests/domain', 'src/domain'],
  ['tests/server', 'src/server/modules'],
])('%s names its folders like %s', (tests, source) => {
  const subjects = foldersOf(path.normalize(source));
  expect(foldersOf(path.normalize(tests)).filter((name) => !subjects.includes(name))).toEqual([]);
});
