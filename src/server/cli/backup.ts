import { runWithFolder } from './command';
import { backUp } from '../platform/db/copies/archive';

await runWithFolder(
  'Usage: npm run backup -- <folder>',
  async (config, folder) => {
    await backUp(config, folder);
    return [];
  },
  (folder) => `Backed up into ${folder}.`,
);
