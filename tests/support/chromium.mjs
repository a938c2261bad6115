import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
/** Debian's Chromium of the same version without the window around the page, which flows never look at. */
const SHELL = '/usr/bin/chromium-headless-shell';

const asRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function install(packages) {
  const command = asRoot()
    ? `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${packages}`
    : 'npx playwright install chromium';
  console.log(`No Chromium for all tests on this machine. Getting it: ${command}`);
  spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
}

function find() {
  const known = [process.env.CHROMIUM, ...PLACES, chromium.executablePath()];
  return known.find((file) => file && existsSync(file)) ?? null;
}

/**
 * The Chromium the browser tests run in: the one named by `CHROMIUM`, the system's, Playwright's own, or, when there
 * is none, one that is installed now (Debian's package as root, else Playwright's download).
 *
 * @returns {string | null} its path, `null` when none could be had
 */
export function findOrInstallChromium() {
  const found = find();
  if (found) return found;
  install('chromium');
  const installed = find();
  if (!installed) console.log('Still none. Install Chromium by hand, or set CHROMIUM to the path of one.');
  return installed;
}

/**
 * Browsers for flows, as variables of the environment: `CHROMIUM` is the whole browser, which installing an app needs;
 * `CHROMIUM_SHELL` the same without windows, at four fifths of the processor time. Where there is no such shell, or
 * `CHROMIUM` names one browser for everything, that is the whole browser too.
 *
 * @returns {{ CHROMIUM: string, CHROMIUM_SHELL: string } | null} `null` when there is no Chromium and none could be had
 */
export function chromiumForFlows() {
  if (!process.env.CHROMIUM && asRoot() && !existsSync(SHELL)) install('chromium chromium-headless-shell');
  const whole = findOrInstallChromium();
  if (!whole) return null;
  return { CHROMIUM: whole, CHROMIUM_SHELL: whole === PLACES[0] && existsSync(SHELL) ? SHELL : whole };
}
