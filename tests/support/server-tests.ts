import { chmodSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startRunFolder } from './folders';
import { startCluster } from './postgres-cluster';

/** Before and after all server tests of a run: a folder for what they write, and one PostgreSQL for all workers. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = startRunFolder();
  // The PostgreSQL of a run as root is somebody else's process.
  chmodSync(folder, 0o755);
  const cluster = await startCluster(folder);
  return async () => {
    await cluster.stop();
    // What `server-runs.ts` has bundled.
    const bundles = existsSync('dist') ? readdirSync('dist').filter((name) => name.startsWith('test-')) : [];
    for (const made of [folder, ...bundles.map((name) => path.join('dist', name))]) {
      rmSync(made, { recursive: true, force: true });
    }
  };
}
