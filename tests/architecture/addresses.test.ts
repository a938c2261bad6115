import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceText } from '../support/source-tree';

/** Program text without its comments, file by file; the contract's own is left out. */
const outside = [...sourceText].flatMap(([file, text]) =>
  file.startsWith(`contract${path.sep}`)
    ? []
    : [[file, text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')] as const],
);

describe('addresses', () => {
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
