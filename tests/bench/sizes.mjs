import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { table } from './tables.mjs';

const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** Every script the guide can ask for, lazily loaded ones and both languages included. */
function guideChunks() {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
  const chunks = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk.file)) return;
    if (chunk.file.endsWith('.js')) chunks.add(chunk.file);
    [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])].forEach(visit);
  };
  visit('src/guide.tsx');
  return [...chunks];
}

/**
 * What a first visit to the guide weighs.
 *
 * @param {number} port where the built product listens
 * @returns {Promise<string>} a Markdown table in kB (1000 bytes)
 */
export async function guideSizes(port) {
  const rows = [];
  for (const lang of ['vi', 'en']) {
    const html = Buffer.from(
      await (await fetch(`http://127.0.0.1:${port}/hiden-page/B902?lang=${lang}`)).arrayBuffer(),
    );
    rows.push([
      `HTML with inline styles, ${lang}`,
      kilobytes(html.length),
      kilobytes(gzipSync(html, { level: 9 }).length),
      kilobytes(brotli(html)),
    ]);
  }
  const chunks = guideChunks().map((file) => ({ file, bytes: readFileSync(`dist/client/${file}`) }));
  const sum = (size) => kilobytes(chunks.reduce((total, { bytes }) => total + size(bytes), 0));
  rows.push([
    'scripts of the guide, all chunks',
    sum((bytes) => bytes.length),
    sum((bytes) => gzipSync(bytes, { level: 9 }).length),
    sum(brotli),
  ]);
  for (const { file, bytes } of chunks.sort((a, b) => brotli(b.bytes) - brotli(a.bytes)).slice(0, 6)) {
    rows.push([
      `· ${file.replace('assets/', '')}`,
      kilobytes(bytes.length),
      kilobytes(gzipSync(bytes, { level: 9 }).length),
      kilobytes(brotli(bytes)),
    ]);
  }
  const worker = readFileSync('dist/client/sw.js');
  rows.push([
    'service worker',
    kilobytes(worker.length),
    kilobytes(gzipSync(worker, { level: 9 }).length),
    kilobytes(brotli(worker)),
  ]);
  return table(['', 'kB', 'gzip', 'brotli'], rows);
}
