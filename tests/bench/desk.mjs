// The reception desk on 200 rooms and 5,000 bookings: its calls one after the other, and its two long pages in Chromium.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../support/chromium-args.mjs';
import { findOrInstallChromium } from '../support/chromium.mjs';
import { hotelOf, ROOMS_PER_APARTMENT } from './booking.mjs';
import { startBuiltServer } from './built-server.mjs';
import { until } from './phone.mjs';
import { median, percentile, table } from './tables.mjs';

const ROOMS = 200;
const STAYS = 25;
const CALLS = 100;
/** A frame that takes longer is one that somebody sees, ms. */
const SLOW_FRAME_MS = 50;
const SCROLL_STEPS = 60;
const STAFF = { email: 'letan@hien.example', password: 'Cua-go-lim-27' };
const SEARCHES = ['khach qua le tan', 'phong 1', 'can 37', 'dat can 9'];

const CALLED = {
  'today (board)': () => 'today',
  'a page of the list': (call) => `bookings?page=${1 + (call % 100)}`,
  'a search without accents': (call) => `bookings?q=${encodeURIComponent(SEARCHES[call % SEARCHES.length])}`,
  'the calendar, 60 nights': () => 'calendar?nights=60',
};

async function signIn(origin) {
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  if (!answer.ok) throw new Error(`The desk cannot be opened: ${answer.status}`);
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { cookie: cookie.join('; '), user: (await answer.json()).data };
}

async function timesOfCall(origin, cookie, pathOf) {
  const times = [];
  for (let call = 0; call < CALLS; call += 1) {
    const began = performance.now();
    const answer = await fetch(`${origin}/api/reception/${pathOf(call)}`, { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status} for ${pathOf(call)}`);
    times.push(performance.now() - began);
  }
  return times;
}

/** Runs in the page before its own scripts: notes every task that kept it from a key. */
function probe() {
  window.__tasks = [];
  new PerformanceObserver((list) => window.__tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
}

/** Runs in the page: scrolls the calendar to its last room and its last night; how long every frame took, ms. */
async function scrollThrough(steps) {
  const view = document.querySelector('main [role="region"][tabindex="0"]');
  const frames = [];
  let last = performance.now();
  for (let step = 1; step <= steps; step += 1) {
    view.scrollTop = ((view.scrollHeight - view.clientHeight) * step) / steps;
    view.scrollLeft = ((view.scrollWidth - view.clientWidth) * step) / steps;
    await new Promise((done) => requestAnimationFrame(done));
    frames.push(performance.now() - last);
    last = performance.now();
  }
  return frames;
}

async function measurePages(origin, { cookie, user }) {
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'vi-VN' });
    const cookies = cookie.split('; ').map((one) => /^([^=]+)=(.*)$/.exec(one));
    await context.addCookies(cookies.map(([, name, value]) => ({ name, value, url: origin })));
    await context.addInitScript((person) => localStorage.setItem('user', JSON.stringify(person)), user);
    await context.addInitScript(probe);
    const page = await context.newPage();
    const shown = async (work, expression) => {
      const began = performance.now();
      await work();
      if (!(await until(page, expression, 30_000))) throw new Error(`never shown: ${expression}`);
      return performance.now() - began;
    };
    const rows = 'document.querySelectorAll("main tbody tr").length';
    const list = await shown(() => page.goto(`${origin}/reception/bookings`), `${rows} === 50`);
    const search = await shown(
      () => page.getByLabel('Tìm khách, điện thoại, phòng').fill('can 37'),
      // An id can have a number in it too, so a few others are found with them.
      '[...document.querySelectorAll("main tbody tr")].filter((row) => row.textContent.includes("Căn 37")).length > 20',
    );
    const bars = 'document.querySelectorAll("main [role=region] li button").length > 50';
    const calendar = await shown(() => page.goto(`${origin}/reception/calendar`), bars);
    await page.evaluate('window.__tasks.length = 0');
    const frames = await page.evaluate(scrollThrough, SCROLL_STEPS);
    const tasks = await page.evaluate('window.__tasks');
    return { list, search, calendar, frames, longest: Math.max(0, ...tasks) };
  } finally {
    await browser.close();
  }
}

/**
 * @param {{ runs: number }} options
 * @returns {Promise<string>} two Markdown tables
 */
export async function benchDesk({ runs }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hien-bench-desk-'));
  const hotelFile = path.join(folder, 'hotel.json');
  writeFileSync(hotelFile, JSON.stringify(hotelOf(ROOMS / ROOMS_PER_APARTMENT, STAYS)));
  const server = await startBuiltServer(path.join(folder, 'data'), {
    settings: { HOTEL_FILE: hotelFile, RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
  });
  try {
    const desk = await signIn(server.origin);
    const calls = [];
    for (const [what, pathOf] of Object.entries(CALLED)) {
      const times = await timesOfCall(server.origin, desk.cookie, pathOf);
      calls.push([what, percentile(times, 0.5).toFixed(1), percentile(times, 0.95).toFixed(1)]);
    }
    const seen = [];
    for (let run = 0; run < runs; run += 1) seen.push(await measurePages(server.origin, desk));
    const slow = seen.map(({ frames }) => frames.filter((ms) => ms > SLOW_FRAME_MS).length);
    return [
      table([`${ROOMS} rooms, ${ROOMS * STAYS} bookings, ${CALLS} calls`, 'p50, ms', 'p95, ms'], calls),
      table(
        [`in Chromium (median of ${runs})`, 'measured'],
        [
          ['the list of bookings opened, ms', Math.round(median(seen.map(({ list }) => list)))],
          ['a search without accents shown, ms', Math.round(median(seen.map(({ search }) => search)))],
          ['the calendar opened, ms', Math.round(median(seen.map(({ calendar }) => calendar)))],
          [`scrolled over it in ${SCROLL_STEPS} steps: frames over ${SLOW_FRAME_MS} ms`, median(slow)],
          ['longest frame, ms', Math.round(median(seen.map(({ frames }) => Math.max(...frames))))],
          ['longest task, ms', Math.round(median(seen.map(({ longest }) => longest)))],
        ],
      ),
    ].join('\n\n');
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
