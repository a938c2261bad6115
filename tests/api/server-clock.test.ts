import { beforeEach, expect, it, vi } from 'vitest';
import { forgetServerClock, noteServerClock, noteServerNow, serverNow } from '../../src/api/server-clock';

const SERVER = Date.parse('2026-11-20T17:00:30Z');
const answerOf = (time: number): Response => new Response('', { headers: { date: new Date(time).toUTCString() } });
let ticks = 0;

beforeEach(() => {
  forgetServerClock();
  ticks = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => ticks);
});

it('is the phone’s clock until our server has answered', () => {
  vi.spyOn(Date, 'now').mockReturnValue(42);
  expect(serverNow()).toBe(42);
});

it('goes on from the server’s time, whatever the phone’s clock is set to meanwhile', () => {
  noteServerClock(answerOf(SERVER));
  vi.spyOn(Date, 'now').mockReturnValue(0);
  ticks += 5000;
  expect(serverNow()).toBe(SERVER + 5000);
});

it('is not set back by an answer out of a cache, and set forward by a later one', () => {
  noteServerClock(answerOf(SERVER));
  noteServerClock(answerOf(SERVER - 60_000));
  expect(serverNow()).toBe(SERVER);
  noteServerNow(SERVER + 700);
  expect(serverNow()).toBe(SERVER + 700);
});

it('makes nothing of an answer without a time', () => {
  noteServerClock(answerOf(SERVER));
  noteServerClock(new Response(''));
  expect(serverNow()).toBe(SERVER);
});
