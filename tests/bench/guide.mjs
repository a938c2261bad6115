import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFloor } from './floor.mjs';
import { openPhone, PROFILES, until } from './phone.mjs';
import { startShapedLink } from './shaped-link.mjs';
import { median, ratio, table } from './tables.mjs';

/** Runs in the page before its own scripts: notes when a guest could first read, and when a tap first opened. */
function probe({ trigger }) {
  const seen = { useful: null, opened: null, shift: 0, tries: 0 };
  window.__bench = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const isOpen = (element) =>
    element.getAttribute('aria-expanded') === 'true' || element.closest('details')?.open === true;
  let lastTap = -1000;
  const look = () => {
    const element = document.querySelector(trigger);
    if (element?.checkVisibility() && element.getBoundingClientRect().height > 0) {
      if (seen.useful === null) {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => (seen.useful ??= performance.now());
        painted.port2.postMessage(0);
      }
      if (seen.tries > 0 && isOpen(element)) seen.opened = performance.now();
      else if (performance.now() - lastTap > 100) {
        lastTap = performance.now();
        seen.tries += 1;
        element.click();
        if (isOpen(element)) seen.opened = performance.now();
      }
    }
    if (seen.useful === null || seen.opened === null) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** One first visit on a fresh phone and, where asked, the wait until the guide is kept and a launch without network. */
async function sample(target, profile) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hien-bench-'));
  const link = await startShapedLink({ port: target.port, ...profile });
  try {
    let { phone, page } = await openPhone(folder, profile.cpu, [probe, { trigger: target.trigger }]);
    await page.goto(link.origin + target.path, { waitUntil: 'commit', timeout: 60_000 });
    await until(page, 'window.__bench?.opened != null && window.__bench?.useful != null', 60_000);
    const first = await page.evaluate('({ ...window.__bench })');
    const result = { useful: first.useful, opened: first.opened, shift: first.shift };
    if (profile.offline && target.ready) {
      await until(page, target.ready, 120_000);
      result.ready = await page.evaluate('performance.now()');
      await phone.close();
      link.cut();
      ({ phone, page } = await openPhone(folder, profile.cpu, [probe, { trigger: target.trigger }]));
      await page.goto(link.origin + target.path, { waitUntil: 'commit', timeout: 15_000 });
      await until(page, 'window.__bench?.useful != null', 15_000);
      result.relaunch = await page.evaluate('window.__bench.useful');
    }
    await phone.close();
    return result;
  } finally {
    link.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/**
 * The guide against a static page with the same text on the same line, in turns, a fresh phone each time.
 *
 * @param {{ port: number }} server the built product
 * @param {{ runs: number, profiles: string[] }} options
 * @returns {Promise<string>} Markdown tables: medians in milliseconds and ratios to the floor of the same run
 */
export async function benchGuide(server, { runs, profiles }) {
  const floor = await startFloor(server.port);
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
      trigger: '[data-accordion-trigger]',
      ready: 'document.documentElement.dataset.offline === "ready"',
    },
  ];
  const parts = [];
  for (const name of profiles) {
    const results = new Map(targets.map((target) => [target.name, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const target of targets) results.get(target.name).push(await sample(target, PROFILES[name]));
    }
    const of = (target, figure) => median(results.get(target).map((result) => result[figure]));
    const rows = [
      ['first useful text', 'useful', 'floor'],
      ['first section opens on a tap', 'opened', 'floor'],
      ['whole guide kept, films apart', 'ready', 'floor with worker'],
      ['launch without network', 'relaunch', 'floor with worker'],
    ]
      .filter(([, figure]) => of('guide', figure) !== null)
      .map(([title, figure, base]) => [
        title,
        of(base, figure),
        of('guide', figure),
        ratio(of('guide', figure), of(base, figure)),
      ]);
    rows.push(['layout shift', of('floor', 'shift'), of('guide', 'shift'), '']);
    parts.push(
      `### ${name}, ${runs} runs\n\n${table(['', 'floor (median, ms)', 'guide (median, ms)', 'ratio'], rows)}`,
    );
  }
  floor.close();
  return parts.join('\n\n');
}
