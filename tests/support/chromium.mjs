import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

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
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const command = asRoot
    ? 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium'
    : 'npx playwright install chromium';
  console.log(`No Chromium on this machine. Getting one: ${command}`);
  spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  const installed = find();
  if (!installed) console.log('Still none. Install Chromium by hand, or set CHROMIUM to the path of one.');
  return installed;
}
