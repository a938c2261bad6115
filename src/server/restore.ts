import { runWithFolder } from './command';
import { restore } from './services/backup';

await runWithFolder(
  'Usage: npm run restore -- <folder>',
  (config, folder) => restore(config, folder),
  (folder) => `Restored from ${folder}. The server can be started now.`,
);
