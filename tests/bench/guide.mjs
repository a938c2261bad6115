import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBuiltServer } from './built-server.mjs';
import { startFloor } from './floor.mjs';
import { probe, SEEN } from './guide-probe.mjs';
import { openPhone, PROFILES, until } from './phone.mjs';
import { startShapedLink } from './shaped-link.mjs';
import { median, ratio, table } from './tables.mjs';

const STAFF = { email: 'letan@hien.example', password: 'Cua-go-lim-27' };
/** After the code stands and a tap has opened: until then everything that comes by itself has come. */
const SETTLED_MS = 12_000;

/** Door code that a guest of the demo's B902 reads. */
function doorOf(code) {
  const { guide } = JSON.parse(readFileSync('src/server/demo/hotel.json', 'utf8'));
  const { doorCode, wifi } = guide.find((door) => door.code === code);
  return [doorCode.replace('#', ''), wifi.password];
}

/** A server in `stay` mode, and the address with the key of a stay that has begun. */
async function startStayServer() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hien-bench-stay-'));
  const settings = { GUIDE_ACCESS: 'stay', RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password };
  const server = await startBuiltServer(dataDir, { settings });
  const post = (address, body, cookie = '') =>
    fetch(server.origin + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), cookie },
      body: JSON.stringify(body),
    });
  const signedIn = await post('/api/v1/auth/login', STAFF);
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]);
  const day = (offset) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const made = await post(
    '/api/reception/stays',
    { apartment: 'B902', guestName: 'Bench', from: day(-1), to: day(3) },
    cookie.join('; '),
  );
  if (!made.ok) throw new Error(`No stay for the bench: ${made.status} ${await made.text()}`);
  const link = new URL((await made.json()).link);
  return {
    port: server.port,
    path: link.pathname + link.search + link.hash,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** One first visit on a fresh phone and, where asked, what follows: kept, second visit, launch without a network. */
async function sample(target, profile) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hien-bench-'));
  const link = await startShapedLink({ port: target.port, ...profile });
  const looked = [probe, { trigger: target.trigger, code: target.code }];
  const open = async () => {
    const { phone, page } = await openPhone(folder, profile.cpu, looked);
    await page.goto(link.origin + target.path, { waitUntil: 'commit', timeout: 60_000 });
    await until(page, SEEN(target.code), 60_000);
    return { phone, page, seen: await page.evaluate('({ ...window.__bench })') };
  };
  try {
    let { phone, page, seen } = await open();
    const { useful, code, copied, opened, shift, scripts, scriptsRaw } = seen;
    const result = { useful, code, copied, opened, shift, scripts, scriptsRaw };
    if (profile.settle) {
      await page.waitForTimeout(SETTLED_MS);
      result.blocked = await page.evaluate('window.__blocked()');
      result.shift = await page.evaluate('window.__bench.shift');
      result.evaluated = await page.evaluate('window.__scripts()');
      const session = await phone.newCDPSession(page);
      await session.send('HeapProfiler.collectGarbage');
      result.heap = (await session.send('Runtime.getHeapUsage')).usedSize;
    }
    if (profile.offline && target.ready) {
      await until(page, target.ready, 120_000);
      result.ready = await page.evaluate('performance.now()');
      await phone.close();
      ({ phone, seen } = await open());
      result.again = seen.code ?? seen.useful;
      await phone.close();
      link.cut();
      ({ phone, seen } = await open());
      result.relaunch = seen.useful;
      result.relaunchCode = seen.code ?? seen.useful;
    }
    await phone.close();
    return result;
  } finally {
    link.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Figures of a first visit and what follows it: title, target, figure, what it is measured against. */
const ROWS = [
  ['door code and Wi-Fi readable', 'guide', 'code', ['floor', 'useful']],
  ['the same in stay mode', 'guide, stay', 'code', ['floor', 'useful']],
  ['copy button works', 'guide', 'copied', ['floor', 'useful']],
  ['section titles readable', 'guide', 'useful', ['floor', 'useful']],
  ['first section opens on a tap', 'guide', 'opened', ['floor', 'opened']],
  ['whole guide kept, films apart', 'guide', 'ready', ['floor with worker', 'ready']],
  ['second visit: code', 'guide', 'again', ['floor with worker', 'again']],
  ['launch without network: titles', 'guide', 'relaunch', ['floor with worker', 'relaunch']],
  ['launch without network: code', 'guide', 'relaunchCode', ['floor with worker', 'relaunch']],
];

/**
 * The guide against a static page with the same text on the same line, in turns, a fresh phone each time.
 *
 * @param {{ port: number }} server the built product
 * @param {{ runs: number, profiles: string[] }} options
 * @returns {Promise<string>} Markdown tables: medians in milliseconds and ratios to the floor of the same run
 */
export async function benchGuide(server, { runs, profiles }) {
  const floor = await startFloor(server.port);
  const stay = await startStayServer();
  const trigger = '[data-accordion-trigger]';
  const code = doorOf('B902');
  const targets = [
    { name: 'floor', port: floor.port, path: '/', trigger: 'summary' },
    {
      name: 'floor with worker',
      port: floor.port,
      path: '/worker.html',
      trigger: 'summary',
      ready: 'navigator.serviceWorker.controller !== null',
    },
    {
      name: 'guide',
      port: server.port,
      path: '/hiden-page/B902',
      trigger,
      code,
      ready: 'document.documentElement.dataset.offline === "ready"',
    },
    { name: 'guide, stay', port: stay.port, path: stay.path, trigger, code },
  ];
  const parts = [];
  for (const name of profiles) {
    const results = new Map(targets.map((target) => [target.name, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const target of targets) results.get(target.name).push(await sample(target, PROFILES[name]));
    }
    const of = (target, figure) => median(results.get(target).map((result) => result[figure] ?? null));
    const rows = ROWS.filter(([, target, figure]) => of(target, figure) !== null).map(
      ([title, target, figure, base]) => [
        title,
        of(...base),
        of(target, figure),
        ratio(of(target, figure), of(...base)),
      ],
    );
    rows.push(['layout shift', of('floor', 'shift'), of('guide', 'shift'), '']);
    const kilobytes = (figure) => (of('guide', figure) / 1000).toFixed(1);
    rows.push(['script files before the first tap, kB on the line', 0, kilobytes('scripts'), '']);
    rows.push(['the same, as evaluated', 0, kilobytes('scriptsRaw'), '']);
    if (PROFILES[name].settle) {
      rows.push(['blocking time after the first paint, ms', of('floor', 'blocked'), of('guide', 'blocked'), '']);
      const heap = (target) => (of(target, 'heap') / 1e6).toFixed(2);
      rows.push(['heap, MB', heap('floor'), heap('guide'), '']);
      const scripts = (of('guide', 'evaluated') / 1000).toFixed(1);
      rows.push([`scripts evaluated by then (${SETTLED_MS / 1000} s), kB on the line`, 0, scripts, '']);
    }
    parts.push(
      `### ${name}, ${runs} runs\n\n${table(['', 'floor (median, ms)', 'guide (median, ms)', 'ratio'], rows)}`,
    );
  }
  floor.close();
  await stay.stop();
  return parts.join('\n\n');
}
