// What guests and the desk ask of houses of 24, 240 and 2,400 apartments, on both databases: bytes as they travel, and ms
// of the processor that the whole server takes for one answer (`schedstat`, Linux), compressing and PostgreSQL's own
// processes included. The houses are asked in turns.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask, processMs } from './big-house.mjs';
import { dayAhead } from './days.mjs';
import { makeHouse, openHouse, runCopy, startPostgres } from './filled-house.mjs';
import { median, table } from './tables.mjs';

const APARTMENTS = [24, 240, 2400];
const ENGINES = ['SQLite', 'PostgreSQL'];
const BOOKINGS_EACH = 42;
const ROUNDS = 15;
const WARM_UP = 5;
/** Stays reach a fortnight ahead. */
const NIGHTS = `checkIn=${dayAhead(20)}&checkOut=${dayAhead(50)}`;
const CALLS = [
  ['home', '/'],
  ['list', '/apartment-ha-long'],
  ['its cards', '/api/apartments/by-area?area=HA_LONG&lang=vi&page=1'],
  ['the same, cheapest first', '/api/apartments/by-area?area=HA_LONG&lang=vi&page=2&sort=price-asc'],
  ['search, 30 nights', `/api/availability?area=HA_LONG&${NIGHTS}&lang=vi&adults=2&children=0&quantity=1`],
  ['detail', '/apartment-ha-long/toa-1/view'],
  ['its rooms, 30 nights', `/api/rooms/apartment/1?${NIGHTS}&lang=vi`],
  ['guide', '/hiden-page/A101'],
  ['quote, 30 nights', `/api/quote?roomId=1&${NIGHTS}&quantity=1&adults=2&children=0&babies=0`],
  ['today, at the desk', '/api/reception/today'],
];

async function measure({ origin, cookie, child, postgres }, address, figure) {
  const computed = () => processMs(child.pid) + (postgres?.ms() ?? 0);
  const before = computed();
  const { answer, bytes } = await ask(origin, { method: 'GET', address, cookie });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} for ${address}`);
  figure?.costs.push(computed() - before);
  return bytes.length;
}

/** @returns {Promise<string>} a Markdown table */
export async function benchHouseSizes({ dist } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hien-bench-sizes-'));
  const houses = [];
  const postgres = await startPostgres(folder);
  try {
    for (const doors of APARTMENTS) {
      const own = path.join(folder, String(doors));
      const made = await makeHouse(own, { doors, perType: 1, bookings: doors * BOOKINGS_EACH }, dist);
      houses.push({ ...(await openHouse(made)), engine: 'SQLite' });
      if (postgres === null) continue;
      const copied = {
        ...made,
        dataDir: path.join(own, 'postgres'),
        settings: { ...made.settings, DATABASE_URL: await postgres.fresh() },
      };
      await runCopy('backup', path.join(own, 'copy'), made);
      await runCopy('restore', path.join(own, 'copy'), copied);
      houses.push({ ...(await openHouse(copied)), engine: 'PostgreSQL', postgres });
    }
    const rows = [];
    for (const [what, address] of CALLS) {
      const figures = houses.map(() => ({ costs: [], bytes: 0 }));
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        for (const [at, house] of houses.entries()) {
          figures[at].bytes = await measure(house, address, round < 0 ? null : figures[at]);
        }
      }
      const cell = (of, engine) =>
        houses.flatMap((house, at) => (house.engine === engine ? [of(figures[at]).toFixed(1)] : [])).join(' / ');
      rows.push([
        what,
        cell(({ bytes }) => bytes / 1000, 'SQLite'),
        ...ENGINES.map((engine) => cell(({ costs }) => median(costs), engine)),
      ]);
    }
    return table([APARTMENTS.join(' / '), 'kB sent', ...ENGINES.map((engine) => `ms, ${engine}`)], rows);
  } finally {
    for (const { stop } of houses) await stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === `file://${process.argv[1]}`) console.log(await benchHouseSizes({ dist: process.argv[2] }));
