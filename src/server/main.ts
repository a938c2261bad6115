import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIn } from './start/open-hotel';
import { run } from './start/run';

/** The build lies beside this file: `dist/server/main.js`, `dist/client`, `dist/setup`, `dist/shell`. */
const dist = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

await run(() => buildIn(dist));
