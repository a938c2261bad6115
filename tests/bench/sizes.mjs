import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { table } from './tables.mjs';

const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** Scripts that the given entries of the build's manifest load, with everything behind them. */
function chunksOf(entries, { lazy }) {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
  const chunks = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk.file)) return;
    if (chunk.file.endsWith('.js')) chunks.add(chunk.file);
    [...(chunk.imports ?? []), ...(lazy ? (chunk.dynamicImports ?? []) : [])].forEach(visit);
  };
  entries.forEach(visit);
  return [...chunks].map((file) => ({ file, bytes: readFileSync(`dist/client/${file}`) }));
}

/** Every script the guide can ask for, lazily loaded ones and both languages included. */
const guideChunks = () => chunksOf(['src/guide.tsx'], { lazy: true });

/** Chunks that the home page loads down to its end, in Vietnamese; the phone's database is counted apart. */
const homeChunks = () =>
  chunksOf(
    [
      'index.html',
      'src/app/routes/home-route.tsx',
      'src/features/home/home-below.tsx',
      ...['home', 'search', 'apartments'].map((name) => `locales/vi/${name}.json`),
    ],
    { lazy: false },
  );

/**
 * Weighs a first visit to the guide, and the scripts of the home page.
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
  const sum = (chunks, size) => kilobytes(chunks.reduce((total, { bytes }) => total + size(bytes), 0));
  const sums = (title, chunks) => [
    title,
    sum(chunks, (bytes) => bytes.length),
    sum(chunks, (bytes) => gzipSync(bytes, { level: 9 }).length),
    sum(chunks, brotli),
  ];
  const chunks = guideChunks();
  rows.push(sums('scripts of the guide, all chunks', chunks));
  for (const { file, bytes } of chunks.sort((a, b) => brotli(b.bytes) - brotli(a.bytes)).slice(0, 6)) {
    rows.push([
      `· ${file.replace('assets/', '')}`,
      kilobytes(bytes.length),
      kilobytes(gzipSync(bytes, { level: 9 }).length),
      kilobytes(brotli(bytes)),
    ]);
  }
  rows.push(sums('scripts of the home page, lower half included', homeChunks()));
  const worker = readFileSync('dist/client/sw.js');
  rows.push([
    'service worker',
    kilobytes(worker.length),
    kilobytes(gzipSync(worker, { level: 9 }).length),
    kilobytes(brotli(worker)),
  ]);
  return table(['', 'kB', 'gzip', 'brotli'], rows);
}
