import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVER_FLAGS } from './server-flags.mjs';

export interface RunningServer {
  origin: string;
  dataDir: string;
  /** Everything the process wrote so far. */
  output(): string;
  /** Resolves when the process has ended, with its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  process: ChildProcess;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/**
 * Starts the built server as a person would, on a data folder of its own, and waits until it is healthy.
 *
 * @param env settings over the defaults; `DATA_DIR` keeps a folder across restarts
 */
export async function startBuiltServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const port = env['PORT'] ?? String(await freePort());
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(path.join(tmpdir(), 'hien-data-'));
  const child = spawn(process.execPath, [...SERVER_FLAGS, 'dist/server/main.js'], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...env, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const ended = new Promise<number | null>((done) => child.on('exit', done));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const healthy = await fetch(`${origin}/healthz`)
      .then((answer) => answer.ok)
      .catch(() => false); // not up yet
    if (healthy) break;
    if (child.exitCode !== null || tries > 200) throw new Error(`The server did not start:\n${output}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    origin,
    dataDir,
    output: () => output,
    process: child,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const code = await ended;
      if (!env['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
