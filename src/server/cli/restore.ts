import { runWithFolder } from './command';
import { restore } from './archive';

await runWithFolder(
  'Usage: npm run restore -- <folder>',
  (config, folder) => restore(config, folder),
  (folder) => `Restored from ${folder}. The server can be started now.`,
);
