import { execFileSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { backUp } from '../../../src/server/platform/db/copies/archive';
import { openDatabase } from '../../../src/server/platform/db/open';
import { writeWhole } from '../../../src/server/platform/files/atomic-write';
import { fileMailer } from '../../../src/server/platform/mail/mailer';
import { CANARIES } from '../../support/hotel';
import { makeOlder } from '../../support/older-database';
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
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${Math.round(megabytes * 1024)}k`, 'tmpfs', disk], {
      stdio: 'ignore',
    });
  } catch {
    return null;
  }
  after(() => void execFileSync('umount', ['-l', disk]));
  return disk;
}

/** Leaves no byte, or so many. */
function fill(disk: string, left = 0): string {
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
  truncateSync(file, statSync(file).size - left);
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

  it.for([0, 200_000])(
    'with a database of an older version, %i bytes left, changes nothing and says what it needs',
    async (left, context) => {
      const base = folder();
      const disk = smallDisk(base.folder, 16);
      if (disk === null) return context.skip('no disk of a test’s own here');
      const data = path.join(disk, 'data');
      mkdirSync(data);
      await (await makeOlder(data, null)).destroy();
      const filling = fill(disk, left);
      const run = await start({ ...base.env, DATA_DIR: data });
      expect(await run.ended).toBe(1);
      expect(run.err().trim().split('\n')).toHaveLength(1);
      expect(run.err()).toMatch(
        /^Hiên cannot start\. DATA_DIR: the disk is full: .*at least 1 MB, and start again; nothing was changed\.$/m,
      );
      expect(
        readdirSync(data)
          .filter((name) => name === 'backups')
          .flatMap((name) => readdirSync(path.join(data, name))),
      ).toEqual([]);

      rmSync(filling);
      const again = await start({ ...base.env, DATA_DIR: data });
      await again.ready();
      expect(again.out()).toMatch(/"from":"0042-attempt-networks".*"msg":"copied before the database is changed"/);
      expect(again.out()).toMatch(/"migrations":\["0043-doors-and-keys",.*"msg":"database changed"/);
      again.process.kill('SIGTERM');
      expect(await again.ended).toBe(0);
    },
  );

  it('in an empty folder that has just room for a database serves the demo’s guide and refuses what is sent', async (context) => {
    const base = folder();
    // As much as the demo hotel takes when it is read in, and half of what comes after it.
    const disk = smallDisk(base.folder, 1.6);
    if (disk === null) return context.skip('no disk of a test’s own here');
    const run = await start({ ...base.env, HOTEL_FILE: '', DATA_DIR: path.join(disk, 'data') });
    await untilListening(run);
    fill(disk);
    const statusOf = async (where: string): Promise<number> =>
      (await fetch(`http://127.0.0.1:${run.port}${where}`)).status;
    expect(await statusOf('/api/guide/B902')).toBe(200);
    expect(await statusOf('/hiden-page/B902')).toBe(200);
    const sent = await Promise.all(Array.from({ length: 40 }, () => send(run.port)));
    expect(sent.map(({ status }) => status)).toContain(503);
    expect(await statusOf('/healthz')).toBe(503);
    expect(run.out()).toContain('"reason":"disk full"');
    expect(run.process.exitCode).toBe(null);
  });

  it.for([0, 64, 400])(
    'in an empty folder without room for a database says so in one line and ends: %i kB',
    async (kilobytes, context) => {
      const base = folder();
      const disk = smallDisk(base.folder, 1);
      if (disk === null) return context.skip('no disk of a test’s own here');
      fill(disk, kilobytes * 1024);
      const run = await start({ ...base.env, HOTEL_FILE: '', DATA_DIR: path.join(disk, 'data') });
      expect(await run.ended).toBe(1);
      expect(run.err()).toMatch(/^Hiên cannot start\. DATA_DIR: the disk is full.*\n$/);
      expect(statSync(disk).isDirectory()).toBe(true);
    },
  );
});

describe('what is written on a full disk', () => {
  const fullDisk = (): string | null => {
    const disk = smallDisk(folder().folder, 1);
    if (disk !== null) fill(disk, 8192);
    return disk;
  };

  it('a backup: says so in one sentence and leaves nothing behind', async (context) => {
    const disk = fullDisk();
    if (disk === null) return context.skip('no disk of a test’s own here');
    const place = { dataDir: path.join(folder().folder, 'data'), databaseUrl: null };
    await (await openDatabase(place)).close();
    const before = readdirSync(disk);
    await expect(backUp(place, path.join(disk, 'copy'))).rejects.toThrow(
      /^.*copy: the disk is full, so nothing was copied there\.$/,
    );
    expect(readdirSync(disk)).toEqual(before);
  });

  it('a mail and a picture: no empty or half file', async (context) => {
    const disk = fullDisk();
    if (disk === null) return context.skip('no disk of a test’s own here');
    const send = fileMailer(path.join(disk, 'mail'), { name: 'Hiên', address: 'a@b.vn' }, () => 0);
    const text = 'x'.repeat(20_000);
    const mail = { to: 'c@d.vn', replyTo: null, subject: 's', text, html: text, calendar: null };
    await expect(send('one', mail)).rejects.toThrow('ENOSPC');
    await expect(writeWhole(path.join(disk, 'mail'), 'a', Buffer.alloc(20_000))).rejects.toThrow('ENOSPC');
    expect(readdirSync(path.join(disk, 'mail'))).toEqual([]);
  });
});
