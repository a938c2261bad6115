// In the last ring: what is released is packed, installed and started by the commands of docs/going-live.md.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import type { Finding } from '../../../src/server/cli/doctor/finding';
import { testFolder } from '../../support/folders';
import { freePort } from '../../support/free-port.mjs';
import { testHotel } from '../../support/hotel';

const told = readFileSync('docs/going-live.md', 'utf8');
/** Settings of the whole start that the page shows, but for what lies elsewhere on this machine. */
const SHOWN = Object.fromEntries(
  [...(/```sh\n(PUBLIC_ORIGIN=[\s\S]*?) npm start\n```/.exec(told)?.[1] ?? '').matchAll(/(\w+)=('[^']*'|\S+)/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll("'", '')],
  ),
);

const folder = testFolder();
const servers: ChildProcess[] = [];
afterAll(() => {
  for (const one of servers) one.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const run = (
  command: string,
  cwd: string,
  env: Record<string, string> = {},
): { status: number | null; text: string } => {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, text: stdout + stderr };
};

/** Status of `/healthz` for the proxy of the house; 0 while nobody listens. */
const health = (port: number): Promise<number> =>
  new Promise((done) => {
    const asked = get({ port, path: '/healthz', headers: { host: 'hotel.example' } }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    asked.on('error', () => done(0));
  });

async function started(cwd: string, env: Record<string, string>): Promise<ChildProcess> {
  const server = spawn('npm', ['start'], { cwd, env: { ...process.env, ...env }, stdio: 'ignore' });
  servers.push(server);
  for (let tries = 0; (await health(Number(env['PORT']))) !== 200; tries += 1) {
    if (server.exitCode !== null || tries > 600) throw new Error('The server does not answer.');
    await pause(100);
  }
  return server;
}

async function stopped(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}

it('a release is packed, checked, installed, started, examined, copied and put back by the commands that the page tells', async () => {
  expect(Object.keys(SHOWN)).toEqual(
    expect.arrayContaining(['PUBLIC_ORIGIN', 'TRUSTED_PROXIES', 'SMTP_URL', 'HOTEL_FILE']),
  );
  const packed = run('npm run --silent release', '.');
  expect(packed.status, packed.text).toBe(0);
  const archive = path.resolve(packed.text.trim().split('\n').at(-1) ?? '');
  const name = path.basename(archive, '.tar.gz');
  expect(run(`sha256sum -c ${name}.tar.gz.sha256`, path.dirname(archive)).status).toBe(0);
  expect(run(`tar -xzf ${archive}`, folder).status).toBe(0);
  const place = path.join(folder, name);
  const installed = run('npm ci --omit=dev --prefer-offline --no-audit --no-fund', place);
  expect(installed.status, installed.text).toBe(0);
  expect(existsSync(path.join(place, 'node_modules', 'vite'))).toBe(false);

  writeFileSync(path.join(folder, 'hotel.json'), JSON.stringify(testHotel()));
  const dataDir = path.join(folder, 'data');
  const port = await freePort();
  const env = { ...SHOWN, HOTEL_FILE: path.join(folder, 'hotel.json'), DATA_DIR: dataDir, PORT: String(port) };
  const server = await started(place, env);
  const examined = run('npm run --silent doctor -- --json', place, env);
  const findings = JSON.parse(examined.text) as Finding[];
  // Neither that address nor that mail server exists, and nobody works at the desk yet.
  const broken = findings.filter(({ state }) => state === 'broken').map((one) => one.name);
  expect(broken.filter((one) => !['origin', 'mail', 'desk'].includes(one))).toEqual([]);
  const staff = run('echo Cua-go-lim-27 | npm run --silent staff -- add hoa@hotel.example', place, env);
  expect(staff.status, staff.text).toBe(0);
  expect(run(`npm run --silent backup -- ${folder}/copy`, place, env).status).toBe(0);
  await stopped(server);

  mkdirSync(path.join(folder, 'empty'));
  const again = { ...env, DATA_DIR: path.join(folder, 'empty') };
  const restored = run(`npm run --silent restore -- ${folder}/copy`, place, again);
  expect(restored.status, restored.text).toBe(0);
  await stopped(await started(place, again));
}, 240_000);
