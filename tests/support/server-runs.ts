import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './app-server';
import { testHotel } from './hotel';

const SCRIPT = path.resolve('tests/support/server-process.ts');

export interface ServerRun {
  process: ChildProcess;
  port: number;
  dataDir: string;
  out: () => string;
  err: () => string;
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  /** Resolves when `/healthz` answers 200; throws when the process ends before. */
  ready(): Promise<void>;
}

/** A folder with a hotel file, to be removed by the test. */
export function serverFolder(): { folder: string; env: Record<string, string>; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'hien-run-'));
  const hotelFile = path.join(folder, 'hotel.json');
  writeFileSync(hotelFile, JSON.stringify(testHotel()));
  return {
    folder,
    env: {
      DATA_DIR: path.join(folder, 'data'),
      HOTEL_FILE: hotelFile,
      TEST_CLIENT_DIR: path.join(folder, 'client'),
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Starts the server from its sources, as a process of its own. */
export async function runServer(env: Record<string, string>): Promise<ServerRun> {
  const port = env['PORT'] === undefined ? await freePort() : Number(env['PORT']);
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (part: Buffer) => (out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (err += part.toString()));
  const ended = new Promise<number | NodeJS.Signals | null>((done) =>
    child.on('close', (code, signal) => done(code ?? signal)),
  );
  return {
    process: child,
    port,
    dataDir: env['DATA_DIR'] ?? '',
    out: () => out,
    err: () => err,
    ended,
    ready: async () => {
      for (let tries = 0; tries < 300; tries += 1) {
        if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${err}`);
        const well = await fetch(`http://127.0.0.1:${port}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        );
        if (well) return;
        await new Promise((done) => setTimeout(done, 100));
      }
      throw new Error(`The server is not well: ${out} ${err}`);
    },
  };
}
