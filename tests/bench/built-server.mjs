import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from './free-port.mjs';

const isUp = (url) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false, // not yet
  );

/**
 * Starts the built server on a port of its own and waits until it is healthy.
 *
 * @param {string} dataDir
 * @param {{ settings?: Record<string, string>, dist?: string }} [options] environment, and where the build lies
 * @returns {Promise<{ port: number, origin: string, child: import('node:child_process').ChildProcess, startMs: number,
 *   stop: () => Promise<void> }>} `startMs` from the command to the first healthy answer
 */
export async function startBuiltServer(dataDir, { settings = {}, dist = 'dist' } = {}) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [path.join(dist, 'server/main.js')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise((done) => child.once('exit', done));
  while (!(await isUp(`${origin}/healthz`))) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    await new Promise((done) => setTimeout(done, 5));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return { port, origin, child, exited, startMs: performance.now() - began, stop };
}
