import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDocumentSource } from './modules/guide/document/build';
import { run } from './start/run';

/** The build lies beside this file: `dist/server/main.js`, `dist/client`, `dist/shell`. */
const dist = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

await run(() => {
  const clientDir = path.join(dist, 'client');
  return { clientDir, documentSource: readDocumentSource(clientDir, path.join(dist, 'shell', 'guide-document.js')) };
});
