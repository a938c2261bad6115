import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CATALOGUE } from '../faults/catalogue/codes';
import { CASES } from '../faults/catalogue';
import { codesInTitle } from '../faults/titles';
import { BENCHES } from '../bench/names.mjs';

const tests = path.resolve(import.meta.dirname, '..');
const texts = new Map<string, string | null>();

function textOf(file: string): string | null {
  const before = texts.get(file);
  if (before !== undefined) return before;
  const whole = path.join(tests, file);
  const text = existsSync(whole) ? readFileSync(whole, 'utf8') : null;
  texts.set(file, text);
  return text;
}

/** Every title in a file of tests, as it stands in the source: the first words of a call. */
const titlesIn = (text: string): string[] =>
  [...text.matchAll(/\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g)].map(
    ([, single, double, template]) => (single ?? double ?? template ?? '').replaceAll(/\\(.)/g, '$1'),
  );

it('the list of faults has every case of the catalogue once, with its weight', () => {
  const listed = CASES.map(({ code, tag }) => [code, tag] as const);
  expect(listed.filter(([code], index) => listed.findIndex(([other]) => other === code) !== index)).toEqual([]);
  const ours = listed.filter(([code]) => !code.startsWith('X-'));
  expect(new Map(ours)).toEqual(CATALOGUE);
});

it('whatever is not tried has its reason, and whatever is tried names a test that exists', () => {
  const wrong = CASES.flatMap(({ code, at, untried }) => {
    if (at.length === 0 && untried === undefined) return [`${code} is tried nowhere, and nobody says why`];
    return at.flatMap(({ file, title }) => {
      const text = textOf(file);
      if (text === null) return [`${code}: there is no ${file}`];
      if (file.startsWith('bench/')) return BENCHES.includes(title) ? [] : [`${code}: no measurement ${title}`];
      const titles = titlesIn(text);
      const there = file.startsWith('faults/')
        ? titles.some((one) => codesInTitle(one).includes(title))
        : titles.includes(title);
      return there ? [] : [`${code}: no test "${title}" in ${file}`];
    });
  });
  expect(wrong).toEqual([]);
});
