import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IntervalJob } from '../../../src/server/platform/jobs/interval-job';

const logs: string[] = [];
const log = pino({}, { write: (line: string) => logs.push(line) });
const EVERY_MS = 1000;
let finish: (() => void)[];
let runs: number;
const jobOf = (run: () => Promise<void>, stopLimitMs?: number): IntervalJob =>
  new IntervalJob({
    name: 'watering',
    everyMs: EVERY_MS,
    log,
    run,
    ...(stopLimitMs === undefined ? {} : { stopLimitMs }),
  });
/** A run that lasts until it is let go. */
const slow = (): Promise<void> => {
  runs += 1;
  return new Promise((resolve) => finish.push(resolve));
};

beforeEach(() => {
  vi.useFakeTimers();
  [finish, runs] = [[], 0];
  logs.length = 0;
});
afterEach(() => vi.useRealTimers());

describe('an interval job', () => {
  it('runs one at a time, however long one takes', async () => {
    const watering = jobOf(slow);
    watering.start();
    await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
    expect(runs).toBe(1);
    finish[0]?.();
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    expect(runs).toBe(2);
    finish[1]?.();
    await watering.stop();
  });

  it('goes on after a run that failed, which is logged by name', async () => {
    const watering = jobOf(() => {
      runs += 1;
      return Promise.reject(new Error('dry'));
    });
    watering.start();
    await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
    expect(runs).toBe(2);
    expect(logs.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'watering failed',
      'watering failed',
    ]);
    await watering.stop();
  });

  it('started twice runs once, and ends when it is stopped', async () => {
    const watering = jobOf(() => {
      runs += 1;
      return Promise.resolve();
    });
    watering.start();
    watering.start();
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    expect(runs).toBe(1);
    await watering.stop();
    await vi.advanceTimersByTimeAsync(5 * EVERY_MS);
    expect(runs).toBe(1);
  });

  it('lets the run under way end before it is stopped, or no longer than it is worth', async () => {
    const stopped: string[] = [];
    const [patient, hasty] = [jobOf(slow), jobOf(slow, 20)];
    patient.start();
    hasty.start();
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    // The limit itself is the platform's own timer.
    vi.useRealTimers();
    const waiting = patient.stop().then(() => stopped.push('patient'));
    await hasty.stop().then(() => stopped.push('hasty'));
    expect(stopped).toEqual(['hasty']);
    finish[0]?.();
    await waiting;
    expect(stopped).toEqual(['hasty', 'patient']);
  });
});
