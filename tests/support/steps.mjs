// Steps of `npm test` and `npm run check`: commands with a title, their outcome and how long they took.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Titles of the steps that failed, for the last lines of a run: a log may be kept by its end alone. */
export const failedSteps = [];

/**
 * Runs a command.
 *
 * @param title what it is called in the output
 * @param command a line for the shell
 * @param options.beside its output is shown at its end, because another step runs at the same time
 * @returns {Promise<boolean>} whether it ended well
 */
export async function step(title, command, { env = {}, beside = false } = {}) {
  const started = performance.now();
  if (!beside) console.log(`\n── ${title}`);
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  const [status] = await once(child, 'close');
  if (beside && said.trim() !== '') console.log(`\n── ${title}\n${said.trimEnd()}`);
  console.log(
    `── ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  if (status !== 0) failedSteps.push(title);
  return status === 0;
}
