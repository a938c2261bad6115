import { existsSync } from 'node:fs';
import path from 'node:path';
import { runWithFolder } from './command';
import { restore } from '../platform/db/copies/archive';

await runWithFolder(
  'Usage: npm run restore -- <folder>',
  // Also by its name alone, as the desk shows it.
  (config, folder) => restore(config, existsSync(folder) ? folder : path.join(config.backupDir, folder)),
  (folder, { dataDir, databaseUrl }) =>
    `Restored from ${folder} into ${databaseUrl === null ? dataDir : 'the database'}. The server can be started now.`,
);
