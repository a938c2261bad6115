import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import words from '../locales/vi/guide.json';
import lines from '../locales/vi/guide-lines.json';

/**
 * Pictures of the running guide for the install dialog, `npm run screenshots`. They are taken in `stay` mode
 * without a key, so no door code and no Wi-Fi password can ever be in them. Needs a build and a Chromium.
 */
const PORT = await freePort();
const ORIGIN = `http://127.0.0.1:${PORT}`;
process.chdir(new URL('..', import.meta.url).pathname);
const FOLDER = 'public/pictures/screenshots';

interface Shot {
  name: string;
  width: number;
  height: number;
  /** Pixels for each CSS pixel. */
  density: number;
  /** Address at which the guide is opened. */
  at: string;
  /** Name of what is tapped there. */
  tap?: string;
}

const SHOTS: readonly Shot[] = [
  { name: '1-guide', width: 390, height: 844, density: 2, at: '' },
  { name: '2-stove', width: 390, height: 844, density: 2, at: '#2-2' },
  { name: '3-map', width: 390, height: 844, density: 2, at: '#6', tap: words.body.s6.youAreHere },
  { name: '4-wide', width: 1280, height: 800, density: 1, at: '#2' },
];

/** A port that nothing listens on: another server there would be photographed in place of ours. */
async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (!address || typeof address === 'string') throw new Error('No free port');
  return String(address.port);
}

async function healthy(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) break;
    const up = await fetch(`${ORIGIN}/healthz`)
      .then(({ ok }) => ok)
      .catch(() => false); // not yet
    if (up) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('The server did not start. Is it built?');
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(600);
}

/** Everything is on the phone, videos too: a bar half filled would be in the picture. */
async function kept(page: Page): Promise<void> {
  const [allKept = ''] = lines.saved.filmsDone.split('{{');
  await page.getByText(allKept).first().waitFor({ timeout: 120_000 });
}

async function hasTypeface(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('span'));
    sample.textContent = 'Hướng dẫn';
    const [ours, other] = ["'Hien', monospace", 'monospace'].map((family) => {
      sample.style.cssText = `position: absolute; font: 40px ${family}`;
      return sample.offsetWidth;
    });
    sample.remove();
    return ours !== other;
  });
}

/** A tap before the page is alive is lost, so it is repeated until the plan stands there. */
async function openFloor(page: Page, floor: string): Promise<void> {
  const plan = page.locator('img[src*="/plans/"]');
  for (let tries = 0; tries < 10 && !(await plan.isVisible()); tries += 1) {
    await page.getByText(floor).click();
    await plan.waitFor({ timeout: 1500 }).catch(() => undefined); // not yet
  }
  await settle(page);
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'hien-shots-'));
const server = spawn(process.execPath, ['dist/server/main.js'], {
  env: { ...process.env, PORT, DATA_DIR: dataDir, GUIDE_ACCESS: 'stay', LOG_LEVEL: 'warn' },
  stdio: 'inherit',
});
try {
  await healthy();
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--hide-scrollbars'],
  });
  for (const { name, width, height, density, at, tap } of SHOTS) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: density,
      locale: 'vi-VN',
      timezoneId: 'Asia/Ho_Chi_Minh',
    });
    const page = await context.newPage();
    // A visit is drawn in the product's own typeface when that is on the phone, and there in time.
    for (let visit = 0; visit < 8 && !(await hasTypeface(page)); visit += 1) {
      await page.goto('about:blank'); // or a place in the same document would be no visit of its own
      await page.goto(`${ORIGIN}/hiden-page/B902${at}`);
      await page.waitForTimeout(3000);
    }
    await kept(page);
    await settle(page);
    if (tap) await openFloor(page, tap);
    await page.screenshot({ path: `${FOLDER}/${name}.png` });
    await context.close();
  }
  await browser.close();
} finally {
  server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
