import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config';
import { readDocumentSource } from '../../modules/guide/document/build';
import { keepsItsLog, sqliteVersion } from '../../platform/db/sqlite/engine';
import { oldNode } from '../../start/node-age';
import { about, type Finding, type Machine } from './finding';

/** The least that runs it, as `engines` of package.json has it. */
const LEAST_NODE = [20, 19] as const;
const MB = 1024 * 1024;
/** Below this a copy of a middling house has no room, in bytes. */
const LOW_BYTES = 1024 * MB;
/** Below this the next hours may fill it, in bytes. */
const FULL_BYTES = 200 * MB;

/** Looks at the Node.js that runs this. */
export function checkNode({ nodeVersion, now }: Machine): Finding {
  const node = about('node');
  const [major = 0, minor = 0] = nodeVersion.split('.').map(Number);
  const [leastMajor, leastMinor] = LEAST_NODE;
  if (major < leastMajor || (major === leastMajor && minor < leastMinor))
    return node.broken(`Node.js ${nodeVersion} is too old; install Node.js 24.`);
  const old = oldNode(nodeVersion, now);
  return old === null ? node.ok(`Node.js ${nodeVersion}.`) : node.warn(old);
}

/** Looks at the engine of the database in the data folder. */
export async function checkSqlite(): Promise<Finding> {
  const version = await sqliteVersion();
  return keepsItsLog(version)
    ? about('sqlite').ok(`SQLite ${version}.`)
    : about('sqlite').broken(`SQLite ${version} can lose what was written last; install Node.js 24.15 or later.`);
}

/** Looks whether everything that the server sends was built. */
export function checkBuild({ buildFolder }: Machine): Finding {
  const client = path.join(buildFolder, 'client');
  const source = readDocumentSource(client, path.join(buildFolder, 'shell', 'guide-document.js'));
  const missing = ['index.html', 'sw.js'].filter((name) => !existsSync(path.join(client, name)));
  if (source === null || missing.length > 0)
    return about('build').broken(`${buildFolder} is not whole; run "npm run build", or unpack the release again.`);
  return about('build').ok(`Build ${source.buildId}.`);
}

/** Looks how much room the data folder has. */
export function checkDisk({ dataDir }: Pick<Config, 'dataDir'>, { freeBytes }: Machine): Finding {
  const disk = about('disk');
  const free = freeBytes(dataDir);
  const say = `${Math.floor(free / MB).toLocaleString('en')} MB are free where ${dataDir} lies`;
  if (free < FULL_BYTES) return disk.broken(`${say}; make room, or bookings will be refused.`);
  return free < LOW_BYTES ? disk.warn(`${say}; make room for copies.`) : disk.ok(`${say}.`);
}
