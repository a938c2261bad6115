import { expect, it } from 'vitest';
import { rowChanges } from '../../src/domain/row-changes';

const told = (before: string, after: string): string[] =>
  rowChanges([...before], [...after], (row) => row).map((change) =>
    change.kind === 'changed' ? `${change.before}>${change.after}` : `${change.kind} ${change.row}`,
  );

it.each([
  ['abc', 'abc', []],
  ['', 'ab', ['added a', 'added b']],
  ['ab', '', ['removed a', 'removed b']],
  ['abc', 'axc', ['b>x']],
  ['abc', 'abxc', ['added x']],
  ['abc', 'ac', ['removed b']],
  ['abc', 'xyz', ['a>x', 'b>y', 'c>z']],
  ['abcd', 'axd', ['removed c', 'b>x']],
  ['abcd', 'bcda', ['moved a']],
  ['aab', 'ab', ['removed a']],
])('from %s to %s: %j', (before, after, changes) => {
  expect(told(before, after)).toEqual(changes);
});

it('tells two neighbours that changed places as one that moved', () => {
  const changes = told('abc', 'bac');
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatch(/^moved [ab]$/);
});

it('says where a row came from and where it is', () => {
  expect(rowChanges(['a', 'b', 'c'], ['c', 'a', 'b'], (row) => row)).toEqual([
    { kind: 'moved', row: 'c', from: 2, at: 0 },
  ]);
});
