import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_PATH } from '../../../contract/api-addresses';
import { DEFAULT_LANGUAGE, type Language } from '../../../domain/languages';
import { GUIDE_PATH } from '../../../domain/guide/address';
import { WORDS, fill } from '../../words';

/** Colours of the look: the paper of the page by day. */
const BACKGROUND = '#f9f5ed';
const THEME = '#f9f5ed';

/** Ending of the names of manifests. */
export const MANIFEST_SUFFIX = '.webmanifest';

/** Address of an apartment's manifest. Manifests are fetched without cookies, so the language stands in the address. */
export function manifestAddress(code: string, lang: Language): string {
  return `${MANIFEST_PATH}/${code}${MANIFEST_SUFFIX}${lang === DEFAULT_LANGUAGE ? '' : `?lang=${lang}`}`;
}

/**
 * The web app manifest of one apartment: an icon that opens that very guide. It is the same for every well-formed
 * code, so it tells nobody which apartments there are, and it holds no secret.
 *
 * @param screenshots from `readScreenshots`
 */
export function apartmentManifest(
  code: string,
  brand: string,
  lang: Language,
  screenshots: readonly Screenshot[],
): object {
  const words = WORDS[lang].manifest;
  const home = `${GUIDE_PATH}/${code}`;
  const icon = (file: string, size: number, purpose: 'any' | 'maskable'): object => ({
    src: `/icons/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const shortcut = (name: string, anchor: string): object => ({
    name,
    url: `${home}#${anchor}`,
    icons: [icon('icon', 192, 'any')],
  });
  return {
    id: home,
    start_url: home,
    scope: home,
    name: fill(words.name, { code, brand }),
    short_name: code,
    description: fill(words.description, { code }),
    lang,
    dir: 'ltr',
    display: 'standalone',
    background_color: BACKGROUND,
    theme_color: THEME,
    categories: ['travel'],
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut(words.shortcuts.door, 'door'),
      shortcut(words.shortcuts.wifi, 'wifi'),
      shortcut(words.shortcuts.map, '6'),
      shortcut(words.shortcuts.emergency, 'emergency'),
    ],
    ...(screenshots.length > 0
      ? { screenshots: screenshots.map((screenshot) => ({ ...screenshot, label: words.screenshot })) }
      : {}),
  };
}

interface Screenshot {
  src: string;
  sizes: string;
  type: 'image/png';
  form_factor: 'narrow' | 'wide';
}

/** PNG pictures in `pictures/screenshots`, if there are any. A PNG's size stands at a fixed place of its first bytes. */
export function readScreenshots(clientDir: string): Screenshot[] {
  const folder = path.join(clientDir, 'pictures', 'screenshots');
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.png'));
  } catch {
    return [];
  }
  return names.sort().map((name) => {
    const bytes = readFileSync(path.join(folder, name));
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    return {
      src: `/pictures/screenshots/${name}`,
      sizes: `${width}x${height}`,
      type: 'image/png',
      form_factor: width > height ? 'wide' : 'narrow',
    };
  });
}
