import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import os from 'node:os';
import type { TryCopy } from '../modules/backups/copy-maker';
import { oneLine, StartError } from '../platform/start-error';

/** A copy that has not answered by then never will, in ms. */
const LIMIT_MS = 60 * 60_000;
/** So much of what it complains of is told. */
const TOLD = 400;

/**
 * Tries a copy in a process of its own, after everybody else's turn: guests notice nothing of it, and it is given nothing
 * but the copy, not even the settings of this server.
 *
 * @param program `dist/server/try-copy.js`
 */
export const tryApart =
  (program: string): TryCopy =>
  async ({ copy, folder, passphrase }, reached, signal) => {
    const child = spawn(process.execPath, ['--max-semi-space-size=4', program, copy], {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: folder,
        ...(passphrase !== null && { BACKUP_PASSPHRASE: passphrase }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
      killSignal: 'SIGKILL',
    });
    let complaint = '';
    child.stderr.on('data', (part: Buffer) => (complaint = (complaint + part.toString()).slice(0, TOLD)));
    const ended = new Promise<number | null>((done, failed) => child.on('error', failed).on('close', done));
    // Looked at below; until then nobody may call it unhandled.
    ended.catch(() => undefined);
    putLast(child.pid);
    let isStarted = false;
    for await (const line of createInterface({ input: child.stdout })) {
      if (line !== 'restored' && line !== 'started') continue;
      isStarted = line === 'started';
      await reached(line);
    }
    const code = await ended;
    if (code !== 0 || !isStarted) throw new StartError(oneLine(complaint) || `The trial ended with ${String(code)}.`);
  };

/** Puts a process after everybody else, where that is allowed: a trial that cannot be is no less a proof. */
function putLast(pid: number | undefined): void {
  try {
    if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  } catch {
    // Refused by the system, or over already.
  }
}
