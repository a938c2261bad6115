import { pino } from 'pino';
import { expect, it } from 'vitest';
import { OutboxWorker } from '../../../src/server/platform/jobs/outbox-worker';

it('whoever asks for a run waits for the one under way first, and one that failed keeps nobody out', async () => {
  const told: string[] = [];
  let finish: () => void = () => undefined;
  const first = new Promise<void>((done) => (finish = done));
  let runs = 0;
  const work = new OutboxWorker({
    name: 'test',
    clock: () => 0,
    log: pino({ level: 'silent' }),
    nextAt: () => Promise.resolve(null),
    run: async () => {
      runs += 1;
      const own = runs;
      told.push(`begins ${own}`);
      if (own === 1) await first;
      told.push(`ends ${own}`);
      if (own === 1) throw new Error('no');
    },
  });
  const [failing, waiting] = [work.run(), work.run()];
  finish();
  await expect(failing).rejects.toThrow('no');
  await waiting;
  expect(told).toEqual(['begins 1', 'ends 1', 'begins 2', 'ends 2']);
  await work.stop();
});
