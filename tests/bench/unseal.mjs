// `npm run build && node tests/bench/unseal.mjs [--core 1] [--loops 3]`: how long a phone takes to open a sealed code. A
// browser's own slowing down of the processor does not reach WebCrypto, so the whole browser is pinned to one core that it
// shares with busy loops of the same priority: with three of them it has about a quarter of it. Linux only (taskset).
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { rolldown } from 'rolldown';
import { CHROMIUM_ARGS } from '../support/chromium-args.mjs';
import { findOrInstallChromium } from '../support/chromium.mjs';
import { median } from './tables.mjs';

const argument = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
};
const CORE = argument('core', '1');
const LOOPS = Number(argument('loops', '3'));
const RUNS = 5;

/** Processor time of a process, in the kernel's hundredths of a second. */
const ticksOf = ({ pid }) => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[13]);

/** The product's own opening of an envelope, as one script. */
async function ownScript() {
  const bundle = await rolldown({ input: 'src/offline/guest-access/seal/unseal.ts' });
  const { output } = await bundle.generate({ format: 'iife', name: 'product' });
  await bundle.close();
  return output[0].code;
}

const folder = mkdtempSync(path.join(tmpdir(), 'hien-unseal-'));
const pinned = path.join(folder, 'pinned-chromium');
writeFileSync(pinned, `#!/bin/sh\nexec taskset -c ${CORE} "${findOrInstallChromium()}" "$@"\n`);
chmodSync(pinned, 0o700);
// WebCrypto is there on a secure page alone, and loopback counts as one.
const server = http.createServer((_request, response) => response.end('<!doctype html>')).listen(0, '127.0.0.1');
const browser = await chromium.launch({ executablePath: pinned, args: CHROMIUM_ARGS });
const loops = [];
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.addScriptTag({ content: await ownScript() });
  const measure = async () => {
    const times = [];
    for (let run = 0; run < RUNS; run += 1) {
      times.push(
        await page.evaluate(async () => {
          const sealed = {
            v: 1,
            kid: 's.1',
            salt: btoa('0123456789abcdef'),
            iv: btoa('0123456789ab'),
            ct: btoa('x'.repeat(64)),
          };
          const binding = {
            apartment: 'B902',
            stayId: 's',
            validFrom: null,
            validUntil: '2026-12-01T05:00:00.000Z',
            codeRevision: 1,
          };
          const began = performance.now();
          await globalThis.product.unseal(sealed, { code: '01234567', key: btoa('k'.repeat(32)), binding });
          return performance.now() - began;
        }),
      );
    }
    return times;
  };
  const say = (what, times) =>
    console.log(`${what}: median ${Math.round(median(times))} ms of ${times.map(Math.round).join(', ')}`);
  say('alone on its core', await measure());
  // Each in a session of its own: the kernel shares a core among sessions first.
  for (let loop = 0; loop < LOOPS; loop += 1) {
    loops.push(
      spawn('taskset', ['-c', CORE, process.execPath, '-e', 'for (;;);'], { stdio: 'ignore', detached: true }),
    );
  }
  const began = performance.now();
  const usedBefore = loops.map(ticksOf);
  say(`beside ${LOOPS} busy loops`, await measure());
  const used = loops.reduce((sum, loop, at) => sum + ticksOf(loop) - usedBefore[at], 0) * 10;
  console.log(`the loops had ${Math.round((100 * used) / (performance.now() - began))} % of the core`);
} finally {
  for (const loop of loops) loop.kill('SIGKILL');
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
