import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readShellSource } from './adapters/client-build';
import { run } from './run';

/** The build lies beside this file: `dist/server/main.js`, `dist/client`, `dist/shell`. */
const dist = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

await run(() => {
  const clientDir = path.join(dist, 'client');
  return { clientDir, shellSource: readShellSource(clientDir, path.join(dist, 'shell', 'guide-document.js')) };
});
