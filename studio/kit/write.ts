/** Place of exports: files under `public/`, which are served as they lie. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

export const publicPath = (name: string): string => fileURLToPath(new URL(`../../public/${name}`, import.meta.url));

/** Writes one file below `public/` and gives a line for the export's report: raw and compressed bytes. */
export function writePublic(name: string, content: string | Uint8Array): string {
  const path = publicPath(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  const bytes = Buffer.from(content);
  return `${name} ${bytes.length} B, gzip ${gzipSync(bytes).length} B`;
}
