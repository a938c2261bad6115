import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles as files, sourceText as text } from '../support/source-tree';

/**
 * Imports that each room may have. `domain ← contract ← { server | api, offline }` and
 * `ui, api, offline ← features ← app ← main, guide`; an arrow that runs back is a defect.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: [],
  contract: ['domain'],
  api: ['contract', 'domain'],
  offline: ['api', 'contract', 'domain'],
  sw: ['contract', 'domain'],
  ui: ['domain'],
  features: ['ui', 'api', 'offline', 'contract', 'domain'],
  app: ['features', 'ui', 'api', 'offline', 'contract', 'domain'],
  server: ['contract', 'domain'],
  build: ['contract', 'server'],
  'main.tsx': ['app', 'ui'],
  'setup.tsx': ['app', 'ui'],
  'guide.tsx': ['app', 'features', 'ui', 'offline', 'contract', 'domain'],
};

interface Import {
  file: string;
  room: string;
  source: string;
  target: string;
}

const roomOf = (file: string): string => file.split(path.sep)[0] ?? '';

const imports: Import[] = [...text].flatMap(([file, code]) =>
  [...code.matchAll(/(?<!')\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => {
    const source = match[1] ?? '';
    return { file, room: roomOf(file), source, target: path.join(path.dirname(file), source) };
  }),
);
const inside = imports.filter(({ source, target }) => source.startsWith('.') && !target.startsWith('..'));

describe('imports flow one way', () => {
  it.each(Object.keys(MAY_IMPORT))('%s imports only from the rooms below it', (room) => {
    const astray = inside.filter(
      (one) => one.room === room && roomOf(one.target) !== room && !MAY_IMPORT[room]?.includes(roomOf(one.target)),
    );
    expect(astray.map(({ file, source }) => `${file} → ${source}`)).toEqual([]);
  });

  it('knows every room', () => {
    expect([...new Set(files.map(roomOf))].filter((room) => !(room in MAY_IMPORT))).toEqual([]);
  });

  it('lets nobody import the studio', () => {
    expect([...text].filter(([, code]) => /from '(?:\.\.\/)+studio\//.test(code)).map(([file]) => file)).toEqual([]);
  });

  it('lets no feature import another', () => {
    const featureOf = (file: string): string => file.split(path.sep)[1] ?? '';
    const across = inside.filter(
      (one) =>
        one.room === 'features' && roomOf(one.target) === 'features' && featureOf(one.file) !== featureOf(one.target),
    );
    expect(across.map(({ file, source }) => `${file} → ${source}`)).toEqual([]);
  });
});

describe('each thing has one home', () => {
  const filesWith = (pattern: RegExp, except: readonly string[]): string[] =>
    [...text].filter(([file, code]) => !except.includes(roomOf(file)) && pattern.test(code)).map(([file]) => file);

  it('calls fetch in api only; the worker, the film pack and Node have their own reasons', () => {
    const streaming = ['offline/films/'];
    expect(
      filesWith(/(?<![.\w'`])fetch\(/, ['api', 'sw', 'server', 'build']).filter(
        (file) => !streaming.some((prefix) => file.startsWith(prefix)),
      ),
    ).toEqual([]);
  });

  it('talks to Dexie in offline only', () => {
    expect(filesWith(/from 'dexie/, ['offline'])).toEqual([]);
  });

  it('writes SQL in the stores of the modules and in the database part of the platform only', () => {
    const isStore = (file: string): boolean =>
      file.startsWith(path.join('server', 'platform', 'db')) || /[/\\](?:[\w-]+-)?store(?:\.ts|[/\\])/.test(file);
    const outside = [...text].filter(([file, code]) => !isStore(file) && /from 'kysely'|\bsql`|\.prepare\(/.test(code));
    expect(outside.map(([file]) => file)).toEqual([]);
  });

  it('keeps the domain free of packages but date-fns', () => {
    const packages = imports.filter(({ room, source }) => room === 'domain' && !source.startsWith('.'));
    expect(
      packages.filter(({ source }) => !/^(?:date-fns|@date-fns\/utc)\//.test(source)).map(({ source }) => source),
    ).toEqual([]);
  });
});
