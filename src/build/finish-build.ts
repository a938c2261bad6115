import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { writeHomeFirstView } from './first-view';

const CLIENT = 'dist/client';
const COMPRESSIBLE = /\.(html|js|css|json|svg|txt|vtt|xml|webmanifest)$/;
/** Below this a compressed copy saves less than its own headers. */
const SMALLEST = 256;

/** Puts a .br and a .gz beside every text file, once, at the highest level: the server never compresses these. */
function compress(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) compress(file);
    else if (COMPRESSIBLE.test(entry.name) && statSync(file).size >= SMALLEST && !file.startsWith(`${CLIENT}/.vite`)) {
      const source = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
      writeFileSync(`${file}.br`, brotliCompressSync(source, { params }));
      writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }));
    }
  }
}

await writeHomeFirstView(CLIENT, 'dist/shell/home-first-view.js');
compress(CLIENT);
// Nobody has tested this build yet. What its flows say comes in afterwards, so there is no compressed copy.
writeFileSync(path.join(CLIENT, 'reach-record.json'), JSON.stringify({ day: null, passed: {} }));
compress('dist/setup');
// The last file of a build: what is newer than it makes `npm start` build again. It says nothing of when that was, for the
// same sources give the same release.
writeFileSync('dist/build.json', '{}');
const files = readdirSync(CLIENT, { recursive: true }).filter((name) => !/\.(br|gz)$/.test(String(name))).length;
process.stdout.write(
  `Built into dist/: ${files} files of the site, its service worker, the guide's renderer, the server.\n`,
);
