import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

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

/** The subjects of the product, each with a module of the server and a line in the glossary (decision 101). */
const SUBJECTS = foldersOf(path.normalize('src/server/modules'));

/** Folders beside those of subjects: pages of the site and the desk, and what is nobody's subject. */
const OTHERS: Record<string, readonly string[]> = {
  'src/contract': [],
  'src/domain': ['accessibility', 'chat', 'print', 'stay-words', 'validation'],
  'src/offline': ['films', 'network', 'outbox', 'query', 'storage'],
  'src/features': [
    ...['apartments', 'articles', 'chat', 'company', 'events', 'help', 'home', 'language-guide', 'policies'],
    ...['reception', 'search', 'seaside-hotel'],
  ],
  'src/features/guide': [
    'background',
    'cards',
    'door-help',
    'early',
    'first-view',
    'icon',
    'later',
    'postcard',
    'seal',
    'sections',
    'state',
  ],
  'src/features/reception': [
    ...['audit', 'calendar', 'content', 'doctor', 'frame', 'inbox', 'limits', 'listings'],
    ...['prices', 'print', 'rows', 'shared', 'today', 'walk-in', 'wall'],
  ],
};

describe('folders of a subject', () => {
  it.each(Object.entries(OTHERS))('have its name in %s, and others are known', (layer, others) => {
    const names = foldersOf(path.normalize(layer));
    expect(names.filter((name) => !SUBJECTS.includes(name) && !others.includes(name))).toEqual([]);
    expect(others.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('have one name: no other folder is called by its singular or its plural', () => {
    const stem = (name: string): string => name.replace(/s$/, '');
    const others = Object.values(OTHERS).flat();
    expect(others.filter((name) => SUBJECTS.some((subject) => stem(subject) === stem(name)))).toEqual([]);
  });

  it('stand in the glossary', () => {
    const glossary = readFileSync('docs/glossary.md', 'utf8');
    expect(SUBJECTS.filter((subject) => !glossary.includes(`- **${subject}**: `))).toEqual([]);
  });
});
