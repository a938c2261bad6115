import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { freePort } from '../support/free-port.mjs';
import { type Browser, type Engine, type Size, until, type Wire } from './wire';

/** A phone's: fingers, Vietnamese, films that may start by themselves when silent, and no talk with Firefox's own servers. */
const PREFERENCES: Record<string, string | number | boolean> = {
  'dom.w3c_touch_events.enabled': 1,
  'intl.accept_languages': 'vi-VN,vi',
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.server': '',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#',
  'app.normandy.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'extensions.update.enabled': false,
  'media.gmp-manager.updateEnabled': false,
};

/** Firefox's window is never narrower than 450 px with its bars, and a phone is. */
const NO_BARS = ':root { min-width: 0 !important } #navigator-toolbox { visibility: collapse !important }';

function prepare(profile: string, port: number): void {
  mkdirSync(path.join(profile, 'chrome'), { recursive: true });
  writeFileSync(path.join(profile, 'chrome/userChrome.css'), NO_BARS);
  const lines = Object.entries({ ...PREFERENCES, 'marionette.port': port }).map(
    ([key, value]) => `user_pref(${JSON.stringify(key)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
}

type Send = (command: string, params?: Record<string, unknown>) => Promise<unknown>;
type Waiting = [(value: unknown) => void, (error: Error) => void];

/**
 * Firefox's own line for WebDriver commands, which geckodriver speaks too (Debian has no geckodriver): each message is
 * its length in bytes, a colon, and JSON, `[0, id, command, parameters]` there and `[1, id, error, result]` back.
 */
function speakOver(socket: net.Socket): Send {
  const waiting = new Map<number, Waiting>();
  let buffer = Buffer.alloc(0);
  let asked = 0;
  socket.on('data', (part) => {
    buffer = Buffer.concat([buffer, part]);
    for (;;) {
      const colon = buffer.indexOf(':');
      const end = colon + 1 + Number(buffer.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || buffer.length < end) return;
      const message = JSON.parse(buffer.subarray(colon + 1, end).toString()) as unknown;
      buffer = buffer.subarray(end);
      if (Array.isArray(message)) settle(message as [number, number, unknown, unknown]);
    }
  });
  socket.on('close', () => {
    for (const [, fail] of waiting.values()) fail(new Error('Firefox has closed its line'));
    waiting.clear();
  });
  function settle([, id, error, result]: [number, number, unknown, unknown]): void {
    const [done, fail] = waiting.get(id) ?? [];
    waiting.delete(id);
    if (error !== null) fail?.(new Error(JSON.stringify(error).slice(0, 600)));
    else done?.(result !== null && typeof result === 'object' && 'value' in result ? result.value : result);
  }
  return (command, params = {}) =>
    new Promise((done, fail) => {
      asked += 1;
      waiting.set(asked, [done, fail]);
      const text = JSON.stringify([0, asked, command, params]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

function wireOf(send: Send): Wire {
  return {
    navigate: async (url) => {
      await send('WebDriver:Navigate', { url });
    },
    run: (script, args) => send('WebDriver:ExecuteAsyncScript', { script, args, newSandbox: false }),
    act: async (actions) => {
      await send('WebDriver:PerformActions', { actions });
      await send('WebDriver:ReleaseActions');
    },
    screenshot: async () => Buffer.from((await send('WebDriver:TakeScreenshot', { full: false })) as string, 'base64'),
  };
}

/** Run in Firefox's own window: what its error console has of pages, warnings apart. */
const COMPLAINTS = `
  const errors = Services.console.getMessageArray()
    .filter((one) => one instanceof Ci.nsIScriptError && !(one.flags & one.warningFlag) && !(one.flags & one.infoFlag))
    .filter((one) => /^http/.test(one.sourceName) && /content javascript|DOM|CSP/.test(one.category))
    .map((one) => one.category + ': ' + one.errorMessage + ' (' + one.sourceName + ':' + one.lineNumber + ')');
  const said = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage).getEvents()
    .filter((one) => one.level === 'error' && /^http/.test(one.filename))
    .map((one) => 'console.error: ' + one.arguments.join(' '));
  return [...errors, ...said];`;

async function connect(port: number, alive: () => boolean): Promise<net.Socket> {
  return until('Firefox to take commands', async () => {
    if (!alive()) throw new Error('Firefox has ended');
    return new Promise<net.Socket>((done, fail) => {
      const socket = net.connect(port, '127.0.0.1', () => done(socket));
      socket.once('error', fail);
    });
  });
}

async function openBrowser(profile: string, size: Size): Promise<Browser> {
  const port = await freePort();
  prepare(profile, port);
  const child = spawn(
    'firefox-esr',
    ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile],
    {
      env: { ...process.env, HOME: profile, MOZ_HEADLESS_WIDTH: '1600', MOZ_HEADLESS_HEIGHT: '1200' },
      stdio: 'ignore',
    },
  );
  const ended = new Promise((done) => child.once('exit', done));
  const send = speakOver(await connect(port, () => child.exitCode === null));
  await send('WebDriver:NewSession', { timeouts: { script: 60_000, pageLoad: 60_000 } });
  await send('WebDriver:SetWindowRect', { ...size });
  return {
    wire: wireOf(send),
    async complaints() {
      await send('Marionette:SetContext', { value: 'chrome' });
      const lines = (await send('WebDriver:ExecuteScript', { script: COMPLAINTS, args: [] })) as string[];
      await send('Marionette:SetContext', { value: 'content' });
      return lines;
    },
    async close() {
      await send('Marionette:Quit', { flags: ['eAttemptQuit'] });
      await ended;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

/** Firefox without a screen, by Marionette. */
export function firefox(): Promise<Engine> {
  const said = spawnSync('firefox-esr', ['--version']).stdout.toString();
  return Promise.resolve({
    name: 'firefox',
    label: `Firefox ${/[\d.]+(?:esr)?/.exec(said)?.[0] ?? '?'}`,
    pointer: 'touch',
    open: openBrowser,
    stop: () => undefined,
  });
}
