import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const foldersOf = (place: string): string[] =>
  readdirSync(place, { withFileTypes: true })
    // A folder whose files have moved may lie about empty: the repository does not know it.
    .filter((entry) => entry.isDirectory() && readdirSync(path.join(place, entry.name)).length > 0)
    .map(({ name }) => name);

it.each([
  ['tests/features', ['src/features']],
  ['tests/domain', ['src/domain']],
  ['tests/server', ['src/server', 'src/server/modules']],
])('%s names its folders like %s', (tests, sources) => {
  const subjects = sources.flatMap((source) => foldersOf(path.normalize(source)));
  expect(foldersOf(path.normalize(tests)).filter((name) => !subjects.includes(name))).toEqual([]);
});

it('every test of the server lies in the folder of its subject', () => {
  const flat = readdirSync(path.normalize('tests/server'), { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(flat.map(({ name }) => name)).toEqual([]);
});
