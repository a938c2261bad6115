import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../support/free-port.mjs';
import { type Browser, type Engine, type Size, until, type WindowKind, type Wire } from './wire';

const BROWSER = path.join(import.meta.dirname, 'webkit-browser.gjs.mjs');

/** An X server without a screen: WebKitGTK draws into nothing else. @returns its name, such as ":1" */
async function startScreen(): Promise<{ name: string; process: ChildProcess }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((done, fail) => {
    child.stdio[3]?.once('data', (part: Buffer) => done(part.toString().trim()));
    child.once('exit', () => fail(new Error('Xvfb did not start')));
  });
  return { name: `:${number}`, process: child };
}

type Send = (method: string, command: string, body?: unknown) => Promise<unknown>;

function wireOf(send: Send): Wire {
  return {
    navigate: async (url) => {
      await send('POST', '/url', { url });
    },
    run: (script, args) => send('POST', '/execute/async', { script, args }),
    act: async (actions) => {
      await send('POST', '/actions', { actions });
      await send('DELETE', '/actions');
    },
    screenshot: async () => Buffer.from((await send('GET', '/screenshot')) as string, 'base64'),
  };
}

/** Complaints that WebKit writes about pages; a request that failed is what these walks are about. */
const COMPLAINT = /^CONSOLE (?!NETWORK)\w+ ERROR .*/gm;
/**
 * Remarks that it makes of itself: that this build knows nothing of manifests, about each page's policy; that a page
 * was left while an answer of our own server was still on its way or a blob was being read, as a film is to be compared
 * with its checksum; and that a worker's answer was a failed request, in three lines (the rejection is the worker's own
 * `handled`, which no page can see).
 */
const NOISE = [
  /directive 'manifest-src'/,
  /cannot load (?:blob:)?http:\/\/127\.0\.0\.1\S+ due to access control checks/i,
  /respondWith received an error: TypeError: Load failed/,
  /JS ERROR (Cannot load|Fetch API cannot load) http/,
  /Unhandled Promise Rejection: NetworkError: /,
];

async function openBrowser(
  screen: string,
  profile: string,
  { width, height }: Size,
  kind: WindowKind,
): Promise<Browser> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [driver.stdout, driver.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const ended = new Promise((done) => driver.once('exit', done));
  const call = async (method: string, command: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${command}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
    return value;
  };
  await until('WebKitWebDriver', async () => {
    await call('GET', '/status');
    return true;
  });
  const options = {
    binary: '/usr/bin/gjs',
    args: ['-m', BROWSER, profile, String(width), String(height), 'vi-VN', kind],
  };
  const session = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  const at = `/session/${session.sessionId}`;
  await call('POST', `${at}/timeouts`, { script: 60_000, pageLoad: 60_000 });
  return {
    wire: wireOf((method, command, body) => call(method, at + command, body)),
    complaints: () =>
      Promise.resolve((output.match(COMPLAINT) ?? []).filter((line) => !NOISE.some((noise) => noise.test(line)))),
    async close() {
      await call('DELETE', at);
      driver.kill();
      await ended;
    },
    kill: () => void driver.kill('SIGKILL'),
  };
}

/** WebKitGTK under Xvfb, by WebKitWebDriver. */
export async function webkit(): Promise<Engine> {
  const screen = await startScreen();
  const version = spawnSync('gjs', [
    '-c',
    "const W = imports.gi.WebKit2; print([W.get_major_version(), W.get_minor_version(), W.get_micro_version()].join('.'))",
  ])
    .stdout.toString()
    .trim();
  return {
    name: 'webkit',
    label: `WebKitGTK ${version}`,
    // Asked for touch, its driver moves a mouse: pages hear pointerType "mouse" and no touch events.
    pointer: 'mouse',
    open: (profile, size, kind) => openBrowser(screen.name, profile, size, kind),
    stop: () => void screen.process.kill(),
  };
}
