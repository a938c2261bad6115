import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Code files of the house, of its tests and of its studio, from the top. */
const FILES = ['src', 'tests', 'studio'].flatMap((top) =>
  readdirSync(top, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name) && !name.includes('node_modules'))
    .map((name) => path.join(top, name)),
);

/** A docstring begins with a verb or a noun, not with a clause. */
const CLAUSE =
  /\/\*\*\s*(?:\*\s*)?(?:What|Whatever|Who|Whoever|Whom|Whose|Whether|That|Those|How|Which|When|Where|Why)\b[^\n]*/g;

it('docstrings begin with a verb or a noun', () => {
  const clauses = FILES.flatMap((file) =>
    (readFileSync(file, 'utf8').match(CLAUSE) ?? []).map((one) => `${file}: ${one}`),
  );
  expect([FILES.length > 1000, clauses]).toEqual([true, []]);
});
