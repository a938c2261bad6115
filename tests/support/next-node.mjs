// The newest Node that the product runs on, beside the one that is here: from the registry's `node` package, into the
// cache beside the packages. It is in no list of dependencies, and nothing that is released knows of it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const NEXT_NODE = '24.21.0';

/** Tests that have the engine of the database, the packages with binaries and a whole start in it. */
export const ON_NEXT_NODE = [
  'tests/server/start/process.test.ts',
  'tests/server/accounts/sessions.test.ts',
  'tests/server/accounts/login.test.ts',
  'tests/server/bookings/truth.test.ts',
  'tests/server/platform/store.test.ts',
  'tests/server/platform/sqlite-version.test.ts',
];

/**
 * Finds that Node, or gets it.
 *
 * @returns {{ env: Record<string, string> } | { why: string }} environment in which `node` is that one, or why there is
 * none
 */
export function findOrInstallNextNode() {
  if (process.platform === 'win32') return { why: 'not on Windows' };
  const folder = path.resolve(`node_modules/.cache/node-${NEXT_NODE}`);
  const bin = path.join(folder, 'node_modules', 'node', 'bin');
  if (!existsSync(path.join(bin, 'node'))) {
    const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    const words = ['install', '--prefix', folder, ...quiet, `node@${NEXT_NODE}`];
    spawnSync('npm', words, { encoding: 'utf8', timeout: 120_000 });
  }
  const { stdout, error } = spawnSync(path.join(bin, 'node'), ['--version'], { encoding: 'utf8' });
  if (error || stdout.trim() !== `v${NEXT_NODE}`) return { why: `the registry did not give node@${NEXT_NODE}` };
  return { env: { PATH: `${bin}${path.delimiter}${process.env.PATH}` } };
}
