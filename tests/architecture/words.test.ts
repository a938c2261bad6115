import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceText } from '../support/source-tree';

const [, section = ''] = readFileSync('docs/glossary.md', 'utf8').split('## In code\n');
/** Words that the glossary says are not used in code. */
const REFUSED = (section.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .flatMap((line) => [...(line.split(/\bnot (?=`)/)[1] ?? '').matchAll(/`(\w+)`/g)].map(([, word = '']) => word));
const whole = new Set(REFUSED.filter((word) => /[A-Z]/.test(word)));
/** Names that a standard gives: of WebAuthn. */
const STANDARD = new Set(['residentKey', 'requireResidentKey']);
const parts = new Set(REFUSED.filter((word) => !/[A-Z]/.test(word)));

/** Names in program text: comments, strings, templates, classes and attributes are left out. */
const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
      .replaceAll(/'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`(?:[^`\\]|\\.)*`|\bcss\.\w+|\bdata-\w+/g, '')
      .match(/[A-Za-z_$][\w$]*/g),
  ),
];
/** `dueResidents`, `DUE_RESIDENTS` and `residents` alike have the part `resident`. */
const partsOf = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((part) => part.toLowerCase());

it('no identifier has a word that the glossary has another one for', () => {
  expect(REFUSED.length).toBeGreaterThan(40);
  const used = [...sourceText].flatMap(([file, text]) =>
    namesIn(text)
      .filter((name) => !STANDARD.has(name))
      .filter((name) => whole.has(name) || partsOf(name).some((part) => parts.has(part)))
      .map((name) => `${file}: ${name}`),
  );
  expect(used).toEqual([]);
});
