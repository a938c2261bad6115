import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bookingOf, totalOfRoom1 } from '../../support/stays';
import { onDatabase } from '../engine';
import { figure } from '../figures';
import { faultsOf } from '../oracle';
import { ask, dayFrom, houses, nowAt, pause } from '../processes';

const house = houses();

const run = (script: string, words: string[], env: Record<string, string>): Promise<number | null> =>
  new Promise((done) =>
    spawn(process.execPath, [script, ...words], { env: { ...process.env, ...env }, stdio: 'inherit' }).on(
      'close',
      done,
    ),
  );

it('S-15: a backup while bookings are written has all that was answered before it, and goes back whole', async () => {
  const place = house(null);
  const server = await place.start({ TRUSTED_PROXIES: '127.0.0.1' });
  const answered: { id: string; at: number }[] = [];
  const guests = { write: true };
  const days = await Promise.all(Array.from({ length: 260 }, (_, n) => dayFrom(server, 10 + n)));
  const writer = (async () => {
    for (let n = 0; guests.write && n + 1 < days.length; n += 1) {
      const [checkIn = '', checkOut = ''] = [days[n], days[n + 1]];
      const body = {
        ...bookingOf({ checkIn, checkOut, totalPrice: totalOfRoom1(checkIn, checkOut), status: 'PENDING' }, n),
        guestPhone: '',
      };
      const said = await ask(server.origin, 'POST', '/api/apartment-bookings', body, {
        'x-forwarded-for': `198.${n}.51.7`,
      });
      if (said?.status === 201)
        answered.push({ id: (JSON.parse(said.body) as { id: string }).id, at: performance.now() });
      await pause(15);
    }
  })();
  await pause(1500);
  const target = path.join(path.dirname(place.dataDir), 'backup');
  const began = performance.now();
  const saved = await run('dist/server/backup.js', [target], place.env);
  guests.write = false;
  await writer;
  const now = await nowAt(server);
  const dataDir = path.join(path.dirname(place.dataDir), 'restored');
  const restored = await run('dist/server/restore.js', [target], { ...place.env, DATA_DIR: dataDir });
  const [whole, wrong, kept] = await onDatabase(
    { dataDir, databaseUrl: null },
    async (rows, sound) => [sound, await faultsOf(rows, now), await rows('select id from bookings')] as const,
  );
  const ids = new Set(kept.map(({ id }) => id));
  const before = answered.filter(({ at }) => at < began);
  const lost = before.filter(({ id }) => !ids.has(id));
  figure(
    `${answered.length} bookings written, ${before.length} answered before the backup: ${lost.length} lost; restored ${kept.length}, whole ${whole ? 'yes' : 'no'}`,
  );
  expect([saved, restored, whole, wrong, lost]).toEqual([0, 0, true, [], []]);
  expect(before.length).toBeGreaterThan(5);
});
