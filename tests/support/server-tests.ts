import { chmodSync, rmSync } from 'node:fs';
import { bundlesOf, startRunFolder } from './folders';
import { startCluster } from './postgres-cluster';

/** Before and after all server tests of a run: a folder for what they write, and one PostgreSQL for all workers. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = startRunFolder();
  // The PostgreSQL of a run as root is somebody else's process.
  chmodSync(folder, 0o755);
  const cluster = await startCluster(folder);
  return async () => {
    await cluster.stop();
    for (const made of [folder, ...bundlesOf(process.pid)]) rmSync(made, { recursive: true, force: true });
  };
}
