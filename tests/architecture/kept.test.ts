import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { KEPT_COOKIES } from '../../src/server/platform/http/cookies';
import { sourceText } from '../support/source-tree';

/** Program text without its comments, file by file. */
const program = [...sourceText].map(
  ([file, text]) =>
    [file.replaceAll(path.sep, '/'), text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')] as const,
);
const client = program.filter(([file]) => !file.startsWith('server/'));
const filesWith = (pattern: RegExp): string[] => client.filter(([, text]) => pattern.test(text)).map(([file]) => file);

/**
 * Gives what a phone keeps is declared, with what takes it off again (`offline/storage/kept.ts`); the compiler holds each
 * declared name to a line there. These find what is written past the declaration.
 */
describe('what a phone keeps', () => {
  it('in local and session storage goes through the declared keys; what paints first reads and writes two of them itself', () => {
    expect(filesWith(/\b(?:local|session)Storage\b/).toSorted()).toEqual([
      'app/guide/early-facts.ts',
      'app/guide/guide-early.ts',
      'app/guide/guide-touch.ts',
      'features/guide/early/place.ts',
      'offline/storage/storage-keys.ts',
    ]);
    expect(filesWith(/\b(?:local|session)Storage\s*\.\s*setItem/)).toEqual(['features/guide/early/place.ts']);
  });

  it('in IndexedDB lies in the two declared databases', () => {
    expect(filesWith(/\bopenDB\b|\bindexedDB\s*\.\s*open\b|extends Dexie\b|new Dexie\b/).toSorted()).toEqual([
      'offline/storage/guest-db.ts',
      'offline/storage/hien-db.ts',
    ]);
  });

  it('in caches lies under names that are declared', () => {
    const opened = client.flatMap(([, text]) =>
      [...text.matchAll(/\bcaches\s*\.\s*open\(([^)]*)\)/g)].map((one) => one[1]),
    );
    expect(new Set(opened)).toEqual(
      new Set([
        'PREFERENCE_CACHE',
        'PICTURE_CACHE',
        'FILM_CACHE',
        'pack.cache',
        'item.cache',
        'list.cache',
        'cache',
        'name',
      ]),
    );
  });

  it('as cookies is declared, whether our server sets it or a page', () => {
    const named = program.flatMap(([file, text]) =>
      /cookie/i.test(text) && file !== 'server/platform/http/cookies.ts'
        ? [...text.matchAll(/(?<!\/)\bhien_[a-z]+(?![a-z])/g)].map(([name]) => name)
        : [],
    );
    expect(named.filter((name) => !(name in KEPT_COOKIES))).toEqual([]);
    expect(named).toEqual(expect.arrayContaining(['hien_session', 'hien_known', 'hien_device', 'hien_booking']));
    expect(filesWith(/document\s*\.\s*cookie\s*=/)).toEqual(['offline/storage/language.ts']);
  });
});
