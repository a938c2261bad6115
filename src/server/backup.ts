import { runWithFolder } from './command';
import { backUp } from './services/backup';

await runWithFolder(
  'Usage: npm run backup -- <folder>',
  (config, folder) => backUp(config, folder),
  (folder) => `Backed up into ${folder}.`,
);
