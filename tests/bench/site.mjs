import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFloor } from './floor.mjs';
import { openPhone, PROFILES, until } from './phone.mjs';
import { startShapedLink } from './shaped-link.mjs';
import { median, ratio, table } from './tables.mjs';

/** Number of apartments that the list shows in the end. */
const LISTED = 24;
/** The largest picture or text that a page paints is the last one told of within so long after its load event. */
const SETTLED_MS = 3000;

/** Runs in the page before its own scripts: notes the largest paint and every task that kept the page from a tap. */
function probe() {
  const seen = { largest: null, longest: 0, tasks: 0 };
  window.__bench = seen;
  const watch = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  watch('longtask', ({ duration }) => {
    seen.tasks += 1;
    seen.longest = Math.max(seen.longest, duration);
  });
}

/** Opens an address on a fresh phone and hands its page over. */
async function onFreshPhone(address, cpu, use) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hien-bench-'));
  const { phone, page } = await openPhone(folder, cpu, [probe, null]);
  try {
    await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
    return await use(page);
  } finally {
    await phone.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function largestPaint(port, profile) {
  const link = await startShapedLink({ port, ...profile });
  try {
    return await onFreshPhone(`${link.origin}/`, profile.cpu, async (page) => {
      await new Promise((done) => setTimeout(done, SETTLED_MS));
      return page.evaluate('window.__bench.largest');
    });
  } finally {
    link.close();
  }
}

/** Opens the list and asks for more until all are there; what a phone four times slower was busy with meanwhile. */
async function listTasks(port) {
  return onFreshPhone(`http://127.0.0.1:${port}/apartment-ha-long`, PROFILES.cpu4.cpu, async (page) => {
    const cards = () => page.locator('main article').count();
    await until(page, 'document.querySelectorAll("main article").length >= 9', 60_000);
    await new Promise((done) => setTimeout(done, SETTLED_MS));
    while ((await cards()) < LISTED) {
      const before = await cards();
      await page.getByRole('button', { name: 'Xem thêm' }).last().click();
      await until(page, `document.querySelectorAll("main article").length > ${before}`, 20_000);
    }
    await new Promise((done) => setTimeout(done, SETTLED_MS));
    return page.evaluate('({ ...window.__bench })');
  });
}

/**
 * The site's home on the hotel's line against a static page on the same, and a list of 24 apartments on a slow phone.
 *
 * @param {{ port: number }} server the built product, with at least 24 apartments in Ha Long
 * @param {{ runs: number }} options
 * @returns {Promise<string>} a Markdown table of medians
 */
export async function benchSite(server, { runs }) {
  const floor = await startFloor(server.port);
  const largest = { floor: [], home: [] };
  const lists = [];
  for (let run = 0; run < runs; run += 1) {
    largest.floor.push(await largestPaint(floor.port, PROFILES.hotel));
    largest.home.push(await largestPaint(server.port, PROFILES.hotel));
    lists.push(await listTasks(server.port));
  }
  floor.close();
  const [base, home] = [median(largest.floor), median(largest.home)];
  return table(
    [`${runs} runs`, 'floor (median)', 'site (median)', 'ratio'],
    [
      ['largest paint of the home page, hotel, ms', base, home, ratio(home, base)],
      ['longest task of a list of 24, CPU ×4, ms', '', median(lists.map(({ longest }) => longest)), ''],
      ['tasks over 50 ms of that list', '', median(lists.map(({ tasks }) => tasks)), ''],
    ],
  );
}
