import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FIRST_VIEW_FILE, type HomeFirstView } from '../../../contract/guide/first-view';
import { type BuildManifest, chunksOf, readSheets } from '../../platform/files/build-manifest';

const HOME_PARTS = ['index.html', 'src/app/routes/home-route.tsx'];

/** The home page's first view with the style sheets that say anything about it. */
export interface DrawnFirstView {
  html: HomeFirstView;
  css: string;
}

/**
 * Reads the home page's first view out of a build.
 *
 * @param clientDir `dist/client`
 * @returns `null` when there is no build
 */
export function readHomeFirstView(clientDir: string): DrawnFirstView | null {
  let manifest: BuildManifest;
  let html: HomeFirstView;
  try {
    manifest = JSON.parse(readFileSync(path.join(clientDir, '.vite', 'manifest.json'), 'utf8')) as typeof manifest;
    html = JSON.parse(readFileSync(path.join(clientDir, FIRST_VIEW_FILE), 'utf8')) as HomeFirstView;
  } catch {
    return null;
  }
  const classes = [...html.vi.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  const isNeeded = (sheet: string): boolean =>
    sheet.includes(':root{') || classes.some((name) => sheet.includes(`.${name}`));
  const seen = new Set<string>();
  const chunks = HOME_PARTS.flatMap((key) => chunksOf(manifest, key, seen));
  return { html, css: readSheets(clientDir, chunks).filter(isNeeded).join('\n') };
}
