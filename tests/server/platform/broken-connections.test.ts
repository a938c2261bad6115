import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { addDays, dayInVietNam } from '../../../src/domain/days';
import { copyPostgres, dropPostgres, nameOf } from '../../support/postgres';
import { runsOn, whyNoPostgres } from '../../support/postgres-cluster';
import { serverRuns } from '../../support/server-runs';
import { bookingOf, stayHotel, totalOfRoom1 } from '../../support/stays';

const { after, folder, start } = serverRuns();

const GUESTS = 6;
const KILLS = 8;

interface Answer {
  status: number;
  retryAfter: string | null;
  id: string | null;
}

/** Books the same room night after night until told to stop, each night at most once; `answers` gets what comes back. */
async function bookOn(
  port: number,
  guest: number,
  firstDay: string,
  { over, answers }: { over: () => boolean; answers: Answer[] },
): Promise<void> {
  for (let night = 0; !over() && night < 60; night += 1) {
    const checkIn = addDays(firstDay, night);
    const checkOut = addDays(checkIn, 1);
    const totalPrice = totalOfRoom1(checkIn, checkOut);
    // Nights of one guest each, and each of them somebody else: nothing but the connections may refuse a booking.
    const answer = await fetch(`http://127.0.0.1:${port}/api/apartment-bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${100 + guest}.${night + 1}` },
      body: JSON.stringify(bookingOf({ checkIn, checkOut, totalPrice, status: 'PENDING' }, guest * 100 + night)),
    }).catch(() => null);
    // The process is gone.
    if (answer === null) {
      answers.push({ status: 0, retryAfter: null, id: null });
      return;
    }
    const body = (await answer.json()) as { id?: string };
    answers.push({ status: answer.status, retryAfter: answer.headers.get('retry-after'), id: body.id ?? null });
  }
}

const reason = whyNoPostgres();
describe.skipIf(!runsOn('postgres') || reason !== null)(
  `connections that break (postgres)${reason === null ? '' : `: ${reason}`}`,
  () => {
    it('while guests book end no process, lose no booking that was answered 201, and are told as 503', async () => {
      const databaseUrl = await copyPostgres('template1');
      after(() => dropPostgres(databaseUrl));
      const base = folder();
      writeFileSync(base.env['HOTEL_FILE'] ?? '', JSON.stringify(stayHotel()));
      const env = { ...base.env, DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '127.0.0.1' };
      const runs = [await start(env), await start({ ...env, DATA_DIR: `${base.env['DATA_DIR'] ?? ''}-2` })];
      for (const run of runs) await run.ready();
      const killer = new pg.Client({ connectionString: databaseUrl });
      await killer.connect();
      after(() => killer.end());

      let over = false;
      const answers: Answer[] = [];
      // The processes go by the machine's clock, which they tell.
      const { headers } = await fetch(`http://127.0.0.1:${runs[0]?.port ?? 0}/healthz`);
      const today = dayInVietNam(Date.parse(headers.get('date') ?? ''));
      const booking = Promise.all(
        Array.from({ length: GUESTS }, (_, guest) =>
          bookOn(runs[guest % 2]?.port ?? 0, guest, addDays(today, 10 + guest * 60), { over: () => over, answers }),
        ),
      );
      for (let kill = 0; kill < KILLS; kill += 1) {
        await sleep(150);
        await killer.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
          [nameOf(databaseUrl)],
        );
      }
      await sleep(300);
      // On a busy machine eight of them are over before the guests have had an answer each.
      const taken = (): string[] => answers.flatMap(({ id }) => id ?? []);
      await expect.poll(() => taken().length, { timeout: 30_000 }).toBeGreaterThan(GUESTS);
      over = true;
      await booking;

      expect(runs.map(({ process: { exitCode } }) => exitCode)).toEqual([null, null]);
      for (const run of runs) expect((await fetch(`http://127.0.0.1:${run.port}/healthz`)).status).toBe(200);
      const byStatus = new Set(answers.map(({ status }) => status));
      expect([...byStatus].filter((status) => ![201, 409, 429, 503].includes(status))).toEqual([]);
      expect(answers.filter(({ status, retryAfter }) => status === 503 && retryAfter === null)).toEqual([]);
      const kept = await killer.query<{ id: string }>('select id from bookings');
      const there = new Set(kept.rows.map(({ id }) => id));
      expect(taken().filter((id) => !there.has(id))).toEqual([]);
    });
  },
);
