import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterEach, beforeAll } from 'vitest';
import { inlineScript } from '../../src/build/inline-script';
import { freePort } from './free-port.mjs';
import { bundleFolder } from './folders';
import { testHotel } from './hotel';

/**
 * As deep below the project as the product's own, so that packages and version are found; made once for the tests of a
 * process, in a folder of its own: a build empties its folder before it writes, and other files' servers start beside it.
 */
const BUNDLE = bundleFolder(process.ppid, process.pid);
let bundled: Promise<string> | null = null;

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

/** A folder with a hotel file, and what makes a server of the two. */
export interface ServerFolder {
  folder: string;
  env: Record<string, string>;
  remove: () => void;
}

function serverFolder(): ServerFolder {
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

/** The sources of `server-process.ts` as one file: transpiled anew at each start they take three times as long. */
function bundle(): Promise<string> {
  bundled ??= build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [inlineScript()],
    build: {
      outDir: BUNDLE,
      ssr: true,
      target: 'node20',
      // Nothing taken out, as in the product's own build.
      rolldownOptions: {
        treeshake: false,
        output: { minify: false },
        input: { server: 'tests/support/server-process.ts' },
      },
    },
  }).then(() => path.join(BUNDLE, 'server.js'));
  return bundled;
}

/** Starts the server from its sources, as a process of its own. */
const runServer = async (env: Record<string, string>): Promise<ServerRun> =>
  runProcess(process.execPath, [await bundle()], { env });

/** The same by the product's own `npm start`, in a folder where nothing else of the product is. */
async function runByNpm(env: Record<string, string>, folder: string): Promise<ServerRun> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const home = { private: true, type: 'module', scripts: { start: scripts['start'] } };
  mkdirSync(path.join(folder, 'dist', 'server'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(home));
  const main = `import ${JSON.stringify(pathToFileURL(await bundle()).href)};`;
  writeFileSync(path.join(folder, 'dist', 'server', 'main.js'), main);
  // A group of its own, so that nothing of it is left when npm alone has ended.
  return runProcess('npm', ['start', '--silent'], { env, cwd: folder, detached: true });
}

async function runProcess(
  command: string,
  words: string[],
  { env, ...options }: SpawnOptions & { env: Record<string, string> },
): Promise<ServerRun> {
  const port = env['PORT'] === undefined ? await freePort() : Number(env['PORT']);
  const child = spawn(command, words, {
    ...options,
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

interface ServerRuns {
  /** A folder with a hotel file. */
  folder: () => ServerFolder;
  start: typeof runServer;
  startByNpm: typeof runByNpm;
  /** Something else to be taken back after the test. */
  after: (undo: () => unknown) => void;
}

/** Folders and servers of a file's tests; what a test has made is gone after it, the newest first. */
export function serverRuns(): ServerRuns {
  const undo: (() => unknown)[] = [];
  // Not in the time of the first test: on a busy machine it takes most of a minute.
  beforeAll(async () => void (await bundle()), 180_000);
  afterEach(async () => {
    for (const each of undo.splice(0).reverse()) await each();
  });
  return {
    folder: () => {
      const made = serverFolder();
      undo.push(made.remove);
      return made;
    },
    start: async (env) => {
      const run = await runServer(env);
      undo.push(async () => {
        run.process.kill('SIGKILL');
        await run.ended;
      });
      return run;
    },
    startByNpm: async (env, folder) => {
      const run = await runByNpm(env, folder);
      undo.push(async () => {
        try {
          process.kill(-(run.process.pid ?? 0), 'SIGKILL');
        } catch {
          // Nothing of it is left.
        }
        await run.ended;
      });
      return run;
    },
    after: (each) => void undo.push(each),
  };
}
