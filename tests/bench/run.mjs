// `npm run bench [guide] [api] [start] [sizes] [site] [booking] [desk] [house] [books] [logins] [costs] [durability]`: the figures of the product, as tables with ratios. All on loopback.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { benchBigHouse } from './big-house.mjs';
import { benchBooking } from './booking.mjs';
import { benchBooks } from './books.mjs';
import { startBuiltServer } from './built-server.mjs';
import { benchCosts } from './costs.mjs';
import { benchDesk } from './desk.mjs';
import { benchDurability } from './durability.mjs';
import { benchGuide } from './guide.mjs';
import { benchGuideApi } from './guide-api.mjs';
import { benchSite } from './site.mjs';
import { guideSizes } from './sizes.mjs';
import { benchHouseSizes } from './house-sizes.mjs';
import { benchLoginStorm } from './login-storm.mjs';
import { BENCHES } from './names.mjs';
import { median, table } from './tables.mjs';

const argument = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
};
const RUNS = Number(argument('runs', '5'));
const PROFILES = argument('profiles', 'hotel,awful,cpu4').split(',');
const chosen = process.argv.slice(2).filter((word) => BENCHES.includes(word));
const wants = (name) => chosen.length === 0 || chosen.includes(name);

/** Resident memory of a process in MB, where the system tells (Linux). */
function residentMegabytes(pid) {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN);
  return kilobytes / 1024;
}

/** The demo hotel with all of its apartments in one list. */
async function withOneList(use) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hien-bench-site-'));
  const hotel = JSON.parse(readFileSync('src/server/demo/hotel.json', 'utf8'));
  for (const apartment of hotel.apartments) apartment.area = 'HA_LONG';
  const file = path.join(dataDir, 'hotel.json');
  writeFileSync(file, JSON.stringify(hotel));
  const server = await startBuiltServer(dataDir, { settings: { HOTEL_FILE: file } });
  try {
    return await use(server);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Addresses that guests read most, asked in turn. */
const READ = ['/hiden-page/B902', '/api/guide/B902', '/', '/api/rooms', '/blog'];
const READ_ROUNDS = 60;

async function benchStart(dataDir) {
  const times = [];
  const memory = [];
  const memoryAtWork = [];
  for (let run = 0; run < RUNS; run += 1) {
    const server = await startBuiltServer(dataDir);
    times.push(server.startMs);
    memory.push(residentMegabytes(server.child.pid));
    for (let round = 0; round < READ_ROUNDS; round += 1) {
      for (const address of READ) await (await fetch(server.origin + address)).arrayBuffer();
    }
    memoryAtWork.push(residentMegabytes(server.child.pid));
    await server.stop();
  }
  return table(
    ['', 'median'],
    [
      [`start on existing data until healthy, ms (${RUNS} starts)`, median(times)],
      ['resident memory after the start, MB', median(memory)],
      [`the same after ${READ_ROUNDS * READ.length} answers, MB`, median(memoryAtWork)],
    ],
  );
}

async function main() {
  if (!existsSync('dist/server/main.js')) spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hien-bench-data-'));
  const first = await startBuiltServer(dataDir);
  try {
    if (wants('sizes')) {
      console.log(`## Sizes\n\n${await guideSizes(first.port)}\n`);
      console.log(`## 24, 240 and 2,400 apartments\n\n${await benchHouseSizes()}\n`);
    }
    if (wants('guide'))
      console.log(`## The guide on a bad line\n\n${await benchGuide(first, { runs: RUNS, profiles: PROFILES })}\n`);
    if (wants('api')) console.log(`## GET /api/guide/{code}\n\n${await benchGuideApi({ runs: RUNS })}\n`);
    if (wants('site')) {
      const figures = await withOneList((server) => benchSite(server, { runs: RUNS }));
      console.log(`## The site\n\n${figures}\n`);
    }
    await first.stop();
    if (wants('booking')) console.log(`## Bookings\n\n${await benchBooking()}\n`);
    if (wants('desk')) console.log(`## The reception desk\n\n${await benchDesk({ runs: RUNS })}\n`);
    if (wants('house')) console.log(`## A house of 2,400 doors\n\n${await benchBigHouse()}\n`);
    if (wants('books')) console.log(`## 100,000 bookings\n\n${await benchBooks()}\n`);
    if (wants('logins')) console.log(`## A storm of sign-ins\n\n${await benchLoginStorm()}\n`);
    if (wants('costs')) console.log(`## What a stranger's call costs\n\n${await benchCosts()}\n`);
    if (wants('durability')) console.log(`## What a crash leaves\n\n${await benchDurability()}\n`);
    if (wants('start')) console.log(`## Start\n\n${await benchStart(dataDir)}\n`);
  } finally {
    first.child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
