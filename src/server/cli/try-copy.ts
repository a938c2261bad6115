import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIn } from '../start/open-hotel';
import { ownOnly } from '../start/own-only';
import { tryCopyWith } from '../start/try-copy';
import { sayWhy } from './command';

/** Lies beside this program: `dist/server/try-copy.js`. */
const dist = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

// Started by the server (`start/try-apart.ts`), which reads each step that went well as a line.
try {
  ownOnly();
  const [, , copy = ''] = process.argv;
  const { DATA_DIR: folder = '', BACKUP_PASSPHRASE: passphrase = null } = process.env;
  const never = new AbortController().signal;
  await tryCopyWith(buildIn(dist))(
    { copy, folder, passphrase, now: Date.now() },
    async (level) => {
      await new Promise<void>((done) => process.stdout.write(`${level}\n`, () => done()));
    },
    never,
  );
} catch (error) {
  sayWhy(error);
}
// What the trial has left open holds nobody up: its folder goes with it.
process.exit();
