import { expect, it } from 'vitest';
import { sourceText } from '../support/source-tree';

/** A docstring begins with a verb or a noun, not with a clause. */
const CLAUSE =
  /\/\*\*\s*(?:\*\s*)?(?:What|Whatever|Who|Whoever|Whom|Whose|Whether|That|Those|How|Which|When|Where|Why)\b[^\n]*/g;

it('docstrings begin with a verb or a noun', () => {
  const clauses = [...sourceText].flatMap(([file, text]) => (text.match(CLAUSE) ?? []).map((one) => `${file}: ${one}`));
  expect(clauses).toEqual([]);
});
