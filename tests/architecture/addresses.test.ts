import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as addresses from '../../src/contract/page-addresses';
import { GUIDE_PATH } from '../../src/domain/guide/address';
import { sourceText } from '../support/source-tree';

/** Program text without its comments, file by file; the contract's own is left out. */
const outside = [...sourceText].flatMap(([file, text]) =>
  file.startsWith(`contract${path.sep}`)
    ? []
    : [[file, text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')] as const],
);

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];
/** Beginnings of pages' addresses, up to what differs from page to page. */
const PAGES = [GUIDE_PATH, ...stringsIn({ ...addresses })]
  .map((address) => address.replace(/\/:.*$/, ''))
  .filter((address) => address.length > 1);

describe('addresses', () => {
  it("of pages stand in the contract alone, the guide's beside what reads codes", () => {
    const page = new RegExp(`['"\`](?:${[...new Set(PAGES)].join('|')})(?=['"\`/?#$])`);
    const typed = outside.filter(
      ([file, text]) => file !== path.join('domain', 'guide', 'address.ts') && page.test(text),
    );
    expect(PAGES.length).toBeGreaterThan(30);
    expect(typed.map(([file, text]) => `${file}: ${page.exec(text)?.[0] ?? ''}`)).toEqual([]);
  });

  it('of pages stand in no regular expression either, of the server, the router or the worker', () => {
    const written = [...new Set(PAGES)].map((address) => address.replaceAll('/', String.raw`\\/`)).join('|');
    const pattern = new RegExp(String.raw`\/\^(?:\(\?:)?(?:${written})(?![\w-])`);
    const typed = outside.filter(
      ([file, text]) => file !== path.join('domain', 'guide', 'address.ts') && pattern.test(text),
    );
    expect(typed.map(([file, text]) => `${file}: ${pattern.exec(text)?.[0] ?? ''}`)).toEqual([]);
  });

  it('of the API stand in the contract alone', () => {
    const typed = outside.filter(([, text]) => /['"`]\/(?:api|user)\//.test(text));
    expect(typed.map(([file]) => file)).toEqual([]);
  });

  it('of the API are served by `route` alone', () => {
    const own = outside.filter(
      ([file, text]) =>
        file.startsWith(path.join('server', 'modules')) &&
        /\.(?:get|post|put|patch|delete)(?:<[^(]*>)?\(\s*[\w.]*(?:_API|Call)\b/.test(text),
    );
    expect(own.map(([file]) => file)).toEqual([]);
  });
});

describe('the code of an apartment', () => {
  it('is read in one file: no other raises its letters or cuts its white space', () => {
    const byHand = /\b(?:apartment|apartmentCode|door|doorName)\??\.(?:trim|toUpperCase|normalize|replace)\(/;
    const read = outside.filter(([file, text]) => !file.endsWith('apartment-code.ts') && byHand.test(text));
    expect(read.map(([file]) => file)).toEqual([]);
  });
});
