import { spawn } from 'node:child_process';
import path from 'node:path';
import { SERVER_FLAGS } from '../support/server-flags.mjs';
import { freePort } from '../support/free-port.mjs';

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
export function startBuiltServer(dataDir, { settings = {}, dist = 'dist' } = {}) {
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings };
  return startProgram(path.join(dist, 'server/main.js'), { env, flags: SERVER_FLAGS, health: '/healthz' });
}

/**
 * Starts a server on a port of its own, which it reads from `PORT`, and waits until an address of it answers well.
 *
 * @param {string} file
 * @param {{ env: Record<string, string>, flags?: string[], health: string }} options `flags` are Node's
 * @returns {ReturnType<typeof startBuiltServer>}
 */
export async function startProgram(file, { env, flags = [], health }) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [...flags, file], {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise((done) => child.once('exit', done));
  while (!(await isUp(origin + health))) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    await new Promise((done) => setTimeout(done, 5));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return { port, origin, child, exited, startMs: performance.now() - began, stop };
}
