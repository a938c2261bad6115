// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { stayKeyFor, takeStayKey } from '../../src/offline/guest-access/stay-key';

const KEY = 'k'.repeat(43);

beforeEach(() => localStorage.clear());

it.each(['', '.', ')', '%E2%80%8B', '?fbclid=abc', '&utm_source=zalo'])(
  'a key is kept without the %j behind it',
  (tail) => {
    for (const fragment of [`#s=${KEY}${tail}`, `#s%3D${KEY}${tail}`]) {
      expect(takeStayKey(fragment, 'B902')).toBe(KEY);
      expect(stayKeyFor('B902')).toBe(KEY);
    }
  },
);

it('a place is no key', () => {
  expect(takeStayKey('#4', 'B902')).toBeNull();
  expect(stayKeyFor('B902')).toBeNull();
});
