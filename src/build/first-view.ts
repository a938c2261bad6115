import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FIRST_VIEW_FILE, type HomeFirstView } from '../contract/guide/first-view';

/**
 * Renders the home page's first view once, with the built renderer, so that the server need not load it.
 *
 * @param clientDir `dist/client`
 * @param rendererFile `dist/shell/home-first-view.js`
 */
export async function writeHomeFirstView(clientDir: string, rendererFile: string): Promise<void> {
  const { renderHomeFirstView } = (await import(/* @vite-ignore */ pathToFileURL(rendererFile).href)) as {
    renderHomeFirstView: (lang: 'vi' | 'en', bare?: boolean) => string;
  };
  const view: HomeFirstView = {
    vi: renderHomeFirstView('vi'),
    en: renderHomeFirstView('en'),
    bare: { vi: renderHomeFirstView('vi', true), en: renderHomeFirstView('en', true) },
  };
  writeFileSync(path.join(clientDir, FIRST_VIEW_FILE), JSON.stringify(view));
}
