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
  set(-60 * MINUTE);
  pass(MINUTE);
  expect(now()).toBe(NOON + 61 * MINUTE);
  set(60 * MINUTE);
  pass(MINUTE);
  expect(now()).toBe(NOON + 62 * MINUTE);
  pass(20 * MINUTE);
  expect(now()).toBe(NOON + 82 * MINUTE);
});

it('what a clock loses by being kept right is lost at once', () => {
  const { now, set } = machine();
  set(-400);
  expect(now()).toBe(NOON - 400);
});
