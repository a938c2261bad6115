import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Finding } from '../../src/server/cli/doctor/finding';
import { freePort } from '../support/free-port.mjs';

test('a release starts where nothing is built, and the doctor finds nothing broken', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hien-unpacked-'));
  const archive = execFileSync('node', ['src/build/release.mjs'], { encoding: 'utf8' }).trim().split('\n').at(-1) ?? '';
  const name = path.basename(archive);
  execFileSync('sha256sum', ['--check', `${name}.sha256`], { cwd: path.dirname(archive), stdio: 'pipe' });
  execFileSync('tar', ['-xzf', path.resolve(archive), '-C', folder]);
  const [root = ''] = readdirSync(folder).map((one) => path.join(folder, one));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));

  const env = { ...process.env, DATA_DIR: path.join(folder, 'data'), PORT: String(await freePort()) };
  // A group of its own: npm leaves none of it behind.
  const server = spawn('npm', ['start', '--silent'], { cwd: root, env, detached: true, stdio: 'ignore' });
  try {
    const answers = (): Promise<boolean> =>
      fetch(`http://localhost:${env.PORT}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(answers, { timeout: 60_000 }).toBe(true);
    const page = await fetch(`http://localhost:${env.PORT}/hiden-page/B902`);
    expect(await page.text()).toContain('B902');
    const doctor = execFileSync('npm', ['run', '--silent', 'doctor', '--', '--json'], { cwd: root, env });
    const findings = JSON.parse(doctor.toString()) as Finding[];
    expect(findings.length).toBeGreaterThan(12);
    expect(findings.filter(({ state }) => state === 'broken')).toEqual([]);
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
    await new Promise((done) => server.once('close', done));
    rmSync(folder, { recursive: true, force: true });
  }
});
