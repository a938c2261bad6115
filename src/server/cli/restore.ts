import { runWithFolder } from './command';
import { restore } from '../platform/db/copies/archive';

await runWithFolder(
  'Usage: npm run restore -- <folder>',
  (config, folder) => restore(config, folder),
  (folder, { dataDir, databaseUrl }) =>
    `Restored from ${folder} into ${databaseUrl === null ? dataDir : 'the database'}. The server can be started now.`,
);
