import { readConfig, type Config } from '../config';
import { ownOnly } from '../start/own-only';
import { StartError } from '../platform/start-error';

/**
 * Runs a small program with one folder as its argument, and says how it went in one line.
 *
 * @param usage shown when the folder is missing
 */
export async function runWithFolder(
  usage: string,
  work: (config: Config, folder: string) => Promise<void>,
  done: (folder: string) => string,
): Promise<void> {
  try {
    ownOnly();
    const folder = process.argv[2];
    if (folder === undefined || folder === '') throw new StartError(usage);
    await work(readConfig(process.env), folder);
    process.stdout.write(`${done(folder)}\n`);
  } catch (error) {
    const reason = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${reason ?? ''}\n`);
    process.exitCode = 1;
  }
}
