import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach } from 'vitest';
import { type RunningServer, startBuiltServer } from '../support/app-server';
import { stayHotel } from '../support/stays';

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A house on the disk: a folder that outlives its server, and the database. */
export interface House {
  env: Record<string, string>;
  dataDir: string;
  databaseUrl: string | null;
  start(more?: Record<string, string>, patienceS?: number): Promise<RunningServer>;
}

/** Builds houses for servers that are processes of their own; both are gone after each test. */
export function houses(): (databaseUrl: string | null, hotel?: object) => House {
  const undo: (() => unknown)[] = [];
  afterEach(async () => {
    for (const each of undo.splice(0).reverse()) await each();
  });
  return (databaseUrl, hotel = stayHotel()) => {
    // On the disk, not in memory: a disk is what is tried.
    const folder = mkdtempSync(path.join(tmpdir(), 'hien-house-'));
    undo.push(() => rmSync(folder, { recursive: true, force: true }));
    const hotelFile = path.join(folder, 'hotel.json');
    writeFileSync(hotelFile, JSON.stringify(hotel));
    const dataDir = path.join(folder, 'data');
    const env = {
      HOTEL_FILE: hotelFile,
      DATA_DIR: dataDir,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    };
    return {
      env,
      dataDir,
      databaseUrl,
      start: async (more = {}, patienceS) => {
        const server = await startBuiltServer({ ...env, ...more }, patienceS);
        undo.push(() => server.stop('SIGKILL'));
        return server;
      },
    };
  };
}

/** Today in Viet Nam by the clock of the server, which is the machine's and not that of the tests, and days from it. */
export async function dayFrom(server: RunningServer, days: number): Promise<string> {
  const now = Date.parse((await fetch(`${server.origin}/healthz`)).headers.get('date') ?? '');
  return new Date(now + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}

/** The clock of a server, UTC ms. */
export async function nowAt(server: RunningServer): Promise<number> {
  return Date.parse((await fetch(`${server.origin}/healthz`)).headers.get('date') ?? '');
}

export interface Said {
  status: number;
  body: string;
  ms: number;
  headers: http.IncomingHttpHeaders;
}

/**
 * Asks over a socket of its own, as another phone would.
 *
 * @returns `null` when the connection broke without an answer
 */
export function ask(
  origin: string,
  method: string,
  target: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Said | null> {
  const began = performance.now();
  const payload = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
  return new Promise((done) => {
    const request = http.request(origin + target, {
      method,
      agent: false,
      headers: { ...(payload === null ? {} : { 'content-type': 'application/json' }), ...headers },
    });
    request.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, body: text, ms: performance.now() - began, headers: answer.headers }),
      );
      answer.on('error', () => done(null));
    });
    request.on('error', () => done(null));
    request.end(payload ?? undefined);
  });
}

/** A tracer once held a killed process for 18 minutes: one that does not let go by then is killed itself. */
const DETACH_MS = 10_000;

/** Hangs `strace` on a running process; resolves once it listens. */
export async function trace(pid: number, options: readonly string[]): Promise<{ detach: () => Promise<void> }> {
  const tracer = spawn('strace', ['-f', '-p', String(pid), ...options], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  tracer.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  while (!said.includes('attached')) {
    if (tracer.exitCode !== null) throw new Error(`strace: ${said}`);
    await pause(20);
  }
  return {
    detach: async () => {
      if (tracer.exitCode !== null || tracer.signalCode !== null) return;
      tracer.kill('SIGINT');
      const late = setTimeout(() => tracer.kill('SIGKILL'), DETACH_MS);
      await once(tracer, 'exit');
      clearTimeout(late);
    },
  };
}

/** Resident memory of a process, MB. */
export const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
