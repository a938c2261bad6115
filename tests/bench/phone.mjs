import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../support/chromium-args.mjs';
import { findOrInstallChromium } from '../support/chromium.mjs';

const kilobits = (rate) => (rate * 1000) / 8;

/** Lines a guest has: the hotel's, an awful one, and a good one with a slow phone. */
export const PROFILES = {
  hotel: {
    roundTripMs: 400,
    downBytesPerSecond: kilobits(1000),
    upBytesPerSecond: kilobits(256),
    cpu: 1,
    offline: true,
  },
  awful: {
    roundTripMs: 800,
    downBytesPerSecond: kilobits(150),
    upBytesPerSecond: kilobits(64),
    cpu: 1,
    offline: false,
  },
  cpu4: { roundTripMs: 0, downBytesPerSecond: 0, upBytesPerSecond: 0, cpu: 4, offline: true, settle: true },
};

/**
 * Opens a phone on a profile folder.
 *
 * @param {string} folder of the browser's profile; a fresh one is a fresh phone
 * @param {number} cpu how many times slower than this machine
 * @param {[(argument: unknown) => void, unknown]} probe runs in every page before its own scripts
 */
export async function openPhone(folder, cpu, [probe, argument]) {
  const phone = await chromium.launchPersistentContext(folder, {
    executablePath: findOrInstallChromium(),
    args: CHROMIUM_ARGS,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'vi-VN',
    permissions: ['clipboard-write'],
  });
  await phone.addInitScript(probe, argument);
  const page = phone.pages()[0] ?? (await phone.newPage());
  await untilQuiet(phone);
  if (cpu > 1) await (await phone.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { phone, page };
}

/** Seconds that a browser at rest computes within `BETWEEN_LOOKS_MS`, in seconds. */
const AT_REST_S = 0.05;
const BETWEEN_LOOKS_MS = 500;
const QUIET_WITHIN_MS = 20_000;

/**
 * A browser on a desk loads the menu of its address bar as two pages of some 300 scripts once it has started, which no
 * phone does: for two seconds they would take the processor from what is measured. Switched off as features they would
 * switch on again what Playwright switches off: a browser takes the last list it is given.
 */
async function untilQuiet(phone) {
  const session = await phone.browser().newBrowserCDPSession();
  const computed = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const end = performance.now() + QUIET_WITHIN_MS;
  let now = await computed();
  let before;
  do {
    if (performance.now() > end) throw new Error('The browser does not come to rest.');
    await new Promise((done) => setTimeout(done, BETWEEN_LOOKS_MS));
    before = now;
    now = await computed();
  } while (now - before > AT_REST_S);
  await session.detach();
}

/** Asks a page until an expression is true there, at most so long. */
export const until = async (page, expression, limitMs) => {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    if (await page.evaluate(expression).catch(() => false)) return true; // the document may be changing
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
};
