import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowChanges } from '../../../src/domain/desk/row-changes';

const told = (before: string, after: string): string[] =>
  rowChanges(before.split(''), after.split(''), (row) => row).map((change) =>
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
  ['abcd', 'axd', ['b>x', 'removed c']],
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

it('knows a row by its name: one that moved and changed is told as itself, not as its neighbour', () => {
  const before = ['chopsticks 15', 'bowl 30', 'spoon 100'];
  const after = ['bowl 30', 'chopsticks 18'];
  const changes = rowChanges(
    before,
    after,
    (row) => row,
    (row) => row.split(' ')[0] ?? '',
  );
  expect(changes).toContainEqual({ kind: 'changed', before: 'chopsticks 15', after: 'chopsticks 18', at: 1 });
  expect(changes).toContainEqual({ kind: 'removed', row: 'spoon 100', at: 2 });
  expect(changes.filter(({ kind }) => kind === 'moved')).toHaveLength(1);
  expect(changes).toHaveLength(3);
});

it('names every row that came, went or changed, and nothing else (of random lists)', () => {
  const list = fc.array(fc.constantFrom('a 1', 'a 2', 'b 1', 'b 2', 'c 1', ' 1'), { maxLength: 7 });
  fc.assert(
    fc.property(list, list, (before, after) => {
      const changes = rowChanges(
        before,
        after,
        (row) => row,
        (row) => row.split(' ')[0] ?? '',
      );
      const count = (rows: readonly string[]): string => [...rows].sort().join();
      const result = [...before];
      const takeOut = (row: (typeof result)[number]): void => void result.splice(result.indexOf(row), 1);
      for (const change of changes) {
        if (change.kind === 'removed') takeOut(change.row);
        if (change.kind === 'changed') {
          takeOut(change.before);
          result.push(change.after);
        }
        if (change.kind === 'added') result.push(change.row);
      }
      expect(count(result)).toBe(count(after));
      if (changes.length === 0) expect(after).toEqual(before);
    }),
  );
});
