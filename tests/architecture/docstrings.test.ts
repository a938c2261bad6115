import { expect, it } from 'vitest';
import { sourceText } from '../support/source-tree';

/** A docstring begins with a verb or a noun; those that begin with a clause may only become fewer. */
const WITH_A_CLAUSE = 673;
const CLAUSE = /\/\*\*\s*(?:\*\s*)?(?:What|Who|Whose|Whether|That|Those)\b/g;

it('docstrings begin with a verb or a noun', () => {
  const clauses = [...sourceText.values()].reduce((sum, text) => sum + (text.match(CLAUSE)?.length ?? 0), 0);
  expect(clauses).toBeLessThanOrEqual(WITH_A_CLAUSE);
});
