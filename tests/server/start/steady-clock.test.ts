import { expect, it } from 'vitest';
import { steadyClock } from '../../../src/server/start/steady-clock';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 20, 12);

/** A machine: time passes on both clocks, and somebody sets one of them. */
function machine() {
  const own = { wall: NOON, elapsed: 5000 };
  const now = steadyClock(
    () => own.wall,
    () => own.elapsed,
  );
  const pass = (ms: number): void => {
    own.wall += ms;
    own.elapsed += ms;
  };
  return { now, pass, set: (ms: number) => (own.wall += ms) };
}

it.each([60, 24 * 60])('a clock set back by %i minutes holds nothing longer, and is followed in the end', (minutes) => {
  const { now, pass, set } = machine();
  pass(MINUTE);
  set(-minutes * MINUTE);
  expect(now()).toBe(NOON + MINUTE);
  pass(10 * MINUTE);
  expect(now()).toBe(NOON + 11 * MINUTE);
  pass(6 * MINUTE);
  expect(now()).toBe(NOON + (17 - minutes) * MINUTE);
});

it('a clock set forward is followed at once, and so is one that is set back and forth', () => {
  const { now, pass, set } = machine();
  set(60 * MINUTE);
  expect(now()).toBe(NOON + 60 * MINUTE);
  set(-90 * MINUTE);
  pass(MINUTE);
  expect(now()).toBe(NOON + 61 * MINUTE);
  set(90 * MINUTE);
  pass(MINUTE);
  expect(now()).toBe(NOON + 62 * MINUTE);
  pass(20 * MINUTE);
  expect(now()).toBe(NOON + 82 * MINUTE);
});

it.each([
  ['at once', 1],
  ['after some hours', 5 * 60],
])('a jump forward that is taken back %s counts no longer', (_when, minutes) => {
  const { now, pass, set } = machine();
  now();
  set(3 * 24 * 60 * MINUTE);
  expect(now()).toBe(NOON + 3 * 24 * 60 * MINUTE);
  pass(minutes * MINUTE);
  // Put right by hand, some seconds off.
  set(-3 * 24 * 60 * MINUTE - 20_000);
  expect(now()).toBe(NOON + minutes * MINUTE - 20_000);
  // It is the time of day again: set back from here it is followed late, as always.
  pass(MINUTE);
  expect(now()).toBe(NOON + (minutes + 1) * MINUTE - 20_000);
  set(-60 * MINUTE);
  expect(now()).toBe(NOON + (minutes + 1) * MINUTE - 20_000);
});

it('of two jumps forward the one that is taken back is told by where the clock comes to stand', () => {
  const { now, pass, set } = machine();
  set(60 * MINUTE);
  expect(now()).toBe(NOON + 60 * MINUTE);
  pass(MINUTE);
  set(24 * 60 * MINUTE);
  expect(now()).toBe(NOON + 25 * 60 * MINUTE + MINUTE);
  set(-24 * 60 * MINUTE);
  expect(now()).toBe(NOON + 61 * MINUTE);
});

it('a clock that went forward long ago is not followed back to there', () => {
  const { now, pass, set } = machine();
  set(60 * MINUTE);
  now();
  pass(25 * 60 * MINUTE);
  const before = now();
  set(-60 * MINUTE);
  expect(now()).toBe(before);
});

it('what a clock loses by being kept right is lost at once', () => {
  const { now, set } = machine();
  set(-400);
  expect(now()).toBe(NOON - 400);
});
