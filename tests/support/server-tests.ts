import { chmodSync, rmSync } from 'node:fs';
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
    for (const made of [folder, 'dist/test']) rmSync(made, { recursive: true, force: true });
  };
}
