import { chmodSync, rmSync } from 'node:fs';
import { folderBesideRun } from './folders';
import { startCluster } from './postgres-cluster';

/** Before and after all tests of a run on PostgreSQL: one server for all workers. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = folderBesideRun('hien-postgres-');
  // The PostgreSQL of a run as root is somebody else's process.
  chmodSync(folder, 0o755);
  const cluster = await startCluster(folder);
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
