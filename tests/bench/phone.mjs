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
  if (cpu > 1) await (await phone.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { phone, page };
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
