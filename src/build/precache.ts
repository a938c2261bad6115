import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { PrecacheEntry } from '../contract/worker';

/** Guide files so small and so many that one request each would cost more than their bytes. */
const PACKED_FOLDERS = ['plans', 'pictures/guide'];

/** Chunks the guide can ask for, filled while the client is bundled. */
const guideFiles = new Set<string>();
let packFile = '';

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(svg|json)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Writes floor plans, signs and door pictures into one asset, `{ "/plans/vi/A-1.svg": "<svg…>" }`, which the worker
 * unpacks at install: a round trip for each of them was most of the time until the guide was ready offline. Notes
 * besides which chunks belong to the guide, so that the rest of the site never delays it.
 */
export function guidePack(): Plugin {
  return {
    name: 'hien:guide-pack',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files: Record<string, string> = {};
      for (const folder of PACKED_FOLDERS) {
        for (const file of filesBelow(path.join('public', folder))) {
          files[`/${path.relative('public', file).split(path.sep).join('/')}`] = readFileSync(file, 'utf8');
        }
      }
      const source = JSON.stringify(files);
      packFile = `assets/guide-pack-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.json`;
      this.emitFile({ type: 'asset', fileName: packFile, source });

      guideFiles.clear();
      const visit = (fileName: string, atOnce: boolean): void => {
        const chunk = bundle[fileName];
        if (guideFiles.has(fileName) || chunk?.type !== 'chunk') return;
        guideFiles.add(fileName);
        // Styles of what the guide starts with stand in its HTML.
        if (!atOnce) for (const css of chunk.viteMetadata?.importedCss ?? []) guideFiles.add(css);
        for (const imported of chunk.imports) visit(imported, atOnce);
        for (const imported of chunk.dynamicImports) visit(imported, false);
      };
      const entry = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.isEntry && file.name === 'guide',
      );
      if (entry) visit(entry.fileName, true);
    },
  };
}

/** An entry as the worker's build gives it. */
interface FoundEntry {
  url: string;
  revision: string | null;
  size: number;
}

/**
 * Marks every entry of the worker's list with its SHA-384, so that a captive portal's page can never be installed
 * for one of our files, and with whether the guide needs it.
 *
 * @param outDir where the client was built to
 */
export function precacheTransforms(outDir: string) {
  return [
    (entries: FoundEntry[]) => ({
      manifest: entries.map((entry): FoundEntry & PrecacheEntry => {
        const bytes = readFileSync(path.join(outDir, entry.url));
        return {
          ...entry,
          url: `/${entry.url}`,
          integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
          ...(entry.url === packFile ? { pack: true } : guideFiles.has(entry.url) ? {} : { later: true }),
        };
      }),
      warnings: [],
    }),
  ];
}
