import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CANARIES } from '../../support/hotel';
import { type ServerRun, serverRuns } from '../../support/server-runs';

const { after, folder, start } = serverRuns();

const FORM = { fullName: 'Hồng', email: 'a@b.vn', phoneNumber: '0912345678', apartment: 'B902' };
const send = (port: number): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api/guest-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(FORM),
  });

/** A small disk of its own; `null` where that is not allowed. */
function smallDisk(folder: string, megabytes: number): string | null {
  const disk = path.join(folder, 'disk');
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    return null;
  }
  after(() => void execFileSync('umount', ['-l', disk]));
  return disk;
}

/** Leaves no byte. */
function fill(disk: string): string {
  const file = path.join(disk, 'fill');
  const handle = openSync(file, 'a');
  for (const size of [65_536, 4096, 1]) {
    try {
      for (;;) writeSync(handle, Buffer.alloc(size, 'x'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(handle);
  return file;
}

/** The server answers, whatever it says of its health. */
async function untilListening(run: ServerRun): Promise<void> {
  for (let tries = 0; tries < 300 && run.process.exitCode === null; tries += 1) {
    const up = await fetch(`http://127.0.0.1:${run.port}/robots.txt`).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`The server does not listen: ${run.out()} ${run.err()}`);
}

describe('a start on a full disk', () => {
  it('opens the guide with its door codes, refuses what is sent, and takes it once there is room', async (context) => {
    const base = folder();
    const disk = smallDisk(base.folder, 16);
    if (disk === null) return context.skip('no disk of a test’s own here');
    const env = { ...base.env, DATA_DIR: path.join(disk, 'data') };
    const first = await start(env);
    await first.ready();
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    for (const name of ['releases', 'cache', 'hien.db-shm', 'hien.db-wal']) {
      rmSync(path.join(disk, 'data', name), { recursive: true, force: true });
    }
    const filling = fill(disk);

    const run = await start(env);
    await untilListening(run);
    const door = await fetch(`http://127.0.0.1:${run.port}/api/guide/B902`);
    expect([door.status, (await door.json()) as unknown]).toMatchObject([200, { doorCode: CANARIES.doorB902 }]);
    expect((await fetch(`http://127.0.0.1:${run.port}/hiden-page/B902`)).status).toBe(200);
    const refused = await send(run.port);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(run.process.exitCode).toBe(null);
    expect(run.out()).toContain('the disk was full at the start');

    rmSync(filling);
    const taken = await send(run.port);
    expect(taken.status).toBe(201);
    expect((await fetch(`http://127.0.0.1:${run.port}/healthz`)).status).toBe(200);
    run.process.kill('SIGTERM');
    expect(await run.ended).toBe(0);
  });

  it('that has no room for the copy of its release goes on all the same', async (context) => {
    const base = folder();
    const disk = smallDisk(base.folder, 16);
    if (disk === null) return context.skip('no disk of a test’s own here');
    const env = { ...base.env, DATA_DIR: path.join(disk, 'data') };
    mkdirSync(path.join(base.env['TEST_CLIENT_DIR'] ?? '', 'assets'), { recursive: true });
    writeFileSync(path.join(base.env['TEST_CLIENT_DIR'] ?? '', 'assets', 'large.js'), Buffer.alloc(20 * 2 ** 20));
    const run = await start(env);
    await run.ready();
    for (let tries = 0; tries < 100 && !run.out().includes('release not kept'); tries += 1) {
      await new Promise((done) => setTimeout(done, 100));
    }
    expect(run.out()).toContain('release not kept');
    expect((await fetch(`http://127.0.0.1:${run.port}/hiden-page/B902`)).status).toBe(200);
    run.process.kill('SIGTERM');
    expect(await run.ended).toBe(0);
  });

  it('that was never a hotel’s says so in one line', async (context) => {
    const base = folder();
    const disk = smallDisk(base.folder, 1);
    if (disk === null) return context.skip('no disk of a test’s own here');
    fill(disk);
    rmSync(path.join(disk, 'fill'));
    writeFileSync(path.join(disk, 'fill'), Buffer.alloc(900_000));
    const run = await start({ ...base.env, DATA_DIR: path.join(disk, 'data') });
    expect(await run.ended).toBe(1);
    expect(run.err().trim().split('\n')).toHaveLength(1);
    expect(run.err()).toMatch(/DATA_DIR: /);
    expect(statSync(disk).isDirectory()).toBe(true);
  });
});
