import { runWithFolder } from './command';
import { backUp } from './archive';

await runWithFolder(
  'Usage: npm run backup -- <folder>',
  (config, folder) => backUp(config, folder),
  (folder) => `Backed up into ${folder}.`,
);
