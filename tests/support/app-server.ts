import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { testFolder } from './folders';
import { freePort } from './free-port.mjs';
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

/** Settings with which a server of a test is started. */
export interface Place {
  env: Record<string, string>;
  origin: string;
  dataDir: string;
  /** Takes the data folder away, unless the test brought its own. */
  remove(): void;
}

/** Folders as a first start leaves them, with the demo hotel and the pages packed, by who keeps its desk. */
const firstStarts = new Map<string, Promise<string>>();

/**
 * The same for every flow on the demo hotel: the first start of a server takes as much processor as many a flow. What
 * is set apart from the desk's first account is read anew at each start.
 */
async function startedFolder(env: Record<string, string>, start: StartServer): Promise<string> {
  const desk = Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('RECEPTION_')));
  const key = JSON.stringify(desk);
  const first = firstStarts.get(key) ?? firstStart(desk, start);
  firstStarts.set(key, first);
  return copyOf(await first);
}

/** A connection that ends meanwhile takes its files along: then all is copied again, as it is without it. */
function copyOf(folder: string, tries = 3): string {
  const copy = testFolder();
  try {
    cpSync(folder, copy, { recursive: true });
    return copy;
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    if (tries === 1 || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return copyOf(folder, tries - 1);
  }
}

type StartServer = (env: Record<string, string>) => Promise<{ stop(): Promise<unknown> }>;

async function firstStart(env: Record<string, string>, start: StartServer): Promise<string> {
  const dataDir = testFolder();
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const server = await start({ ...env, DATA_DIR: dataDir });
  // What is packed and kept once it answers.
  await new Promise((done) => setTimeout(done, 2000));
  await server.stop();
  // The last connection to the database takes its files with it, and one in a thread may end after the server has.
  const shared = path.join(dataDir, 'hien.db-shm');
  for (let looks = 0; looks < 100 && existsSync(shared); looks += 1) await new Promise((done) => setTimeout(done, 50));
  return dataDir;
}

/** With these a start has a database or a hotel of its own. */
const OWN_DATA = ['DATA_DIR', 'DATABASE_URL', 'HOTEL_FILE'];

/**
 * A flow with a public origin brings no proxy, mail server or wallet along; what refuses to start is tested by itself.
 */
const WAIVED = 'proxies,mail,wallet,demo';

/**
 * Port, folder and whole environment of a server.
 *
 * @param env settings over the defaults
 * @param start starts the server whose folder the others are copied from
 */
export async function placeFor(env: Record<string, string>, start: StartServer): Promise<Place> {
  const port = env['PORT'] ?? String(await freePort());
  const ownData = OWN_DATA.some((name) => env[name] !== undefined);
  const dataDir = env['DATA_DIR'] ?? (ownData ? testFolder() : await startedFolder(env, start));
  return {
    env: { LOG_LEVEL: 'warn', ALLOW_INSECURE: WAIVED, ...env, PORT: port, DATA_DIR: dataDir },
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    remove: () => {
      if (!env['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * Starts the built server as a person would, on a data folder of its own, and waits until it is healthy.
 *
 * @param env settings over the defaults; `DATA_DIR` keeps a folder across restarts
 * @param patienceS how long it may take until then
 */
export async function startBuiltServer(env: Record<string, string> = {}, patienceS = 30): Promise<RunningServer> {
  const place = await placeFor(env, startBuiltServer);
  const { origin, dataDir } = place;
  const child = spawn(process.execPath, [...SERVER_FLAGS, 'dist/server/main.js'], {
    env: { ...process.env, ...place.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const ended = new Promise<number | null>((done) => child.on('exit', done));
  for (let tries = 0; ; tries += 1) {
    const healthy = await fetch(`${origin}/healthz`)
      .then((answer) => answer.ok)
      .catch(() => false); // not up yet
    if (healthy) break;
    if (child.exitCode !== null || tries > patienceS * 20) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start:\n${output}`);
    }
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
      place.remove();
      return code;
    },
  };
}
