import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type DoctorReport, doctorReport } from '../../contract/desk/doctor';

/** Its slowest look waits seconds for a mail server. */
const LIMIT_MS = 30_000;
const MAX_BYTES = 1_000_000;
const run = promisify(execFile);

/** Looks at everything that a house runs on. */
export type Examine = () => Promise<DoctorReport['items']>;

/**
 * Runs `doctor` in a process of its own, with the settings of this house: it says what the command says, and nobody waits
 * for the disk, the mail server and the database behind it. Asked for while it runs, it runs once.
 *
 * @param program `dist/server/doctor.js`
 */
export function examineApart(program: string, env: NodeJS.ProcessEnv): Examine {
  let running: ReturnType<Examine> | null = null;
  const examine: Examine = async () => {
    const options = { env, timeout: LIMIT_MS, maxBuffer: MAX_BYTES };
    // It ends with 1 where something is broken, and says what.
    const { stdout } = await run(process.execPath, [program, '--json'], options).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 1 && 'stdout' in error) return error;
      throw error;
    });
    return doctorReport.parse({ items: JSON.parse(String(stdout)) as unknown }).items;
  };
  return () =>
    (running ??= examine().finally(() => {
      running = null;
    }));
}
