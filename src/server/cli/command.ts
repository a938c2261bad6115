import { readConfig, type Config } from '../config';
import { ownOnly } from '../start/own-only';
import { AppError } from '../errors';
import { isDiskFull } from '../platform/db/failures';
import { oneLine, StartError } from '../platform/start-error';
import { WORDS } from '../words';

/**
 * Runs a small program with one folder as its argument, and says how it went in one line.
 *
 * @param usage shown when the folder is missing
 * @param work gives what there is to say besides
 */
export async function runWithFolder(
  usage: string,
  work: (config: Config, folder: string) => Promise<readonly string[]>,
  done: (folder: string, config: Config) => string,
): Promise<void> {
  try {
    ownOnly();
    const folder = process.argv[2];
    if (folder === undefined || folder === '') throw new StartError(usage);
    const config = readConfig(process.env);
    const besides = await work(config, folder);
    process.stdout.write(`${[done(folder, config), ...besides].join(' ')}\n`);
  } catch (error) {
    sayWhy(error);
  }
}

/** Says on standard error why a program has not done its work, and has it end with 1. */
export function sayWhy(error: unknown): void {
  const reason =
    error instanceof StartError
      ? error.message
      : error instanceof AppError
        ? WORDS.en.error[error.code]
        : isDiskFull(error)
          ? `The disk is full (${oneLine(error)}).`
          : error instanceof Error
            ? error.stack
            : String(error);
  process.stderr.write(`${reason ?? ''}\n`);
  process.exitCode = 1;
}
