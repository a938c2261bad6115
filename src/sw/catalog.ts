import { DESK_CACHE, GUIDE_CACHE, type PrecacheEntry, SITE_CACHE, type ShellEntry } from '../contract/guide/worker';
import { DEFAULT_LANGUAGE, type Language } from '../domain/languages';

/** A file the worker keeps, with the cache and the key under which it lies. */
export interface Item {
  url: string;
  integrity: string;
  cache: string;
  key: string;
  pack: boolean;
}

/** Everything this version of the worker keeps. */
export interface Catalog {
  /** Without all of these the guide does not open offline. */
  guide: Item[];
  /** The rest of the site. */
  site: Item[];
  /** The reception desk, on the devices of staff. */
  desk: Item[];
  find(pathname: string): Item | undefined;
  shell(lang: Language): Item | undefined;
  /** Files that hold many small ones. */
  packs: Item[];
}

/**
 * Lists what is kept. The key carries the checksum: two versions of a file lie side by side until the old worker is
 * gone, a new version fetches only what has changed, and an install that broke off goes on where it was.
 */
export function catalogOf(entries: readonly PrecacheEntry[], shells: readonly ShellEntry[]): Catalog {
  const items = [...shells, ...entries].map(itemOf);
  // Packs first: they are the largest of what only the worker asks for. The rest the page is loading anyway.
  const guide = items.filter(({ cache }) => cache === GUIDE_CACHE).sort((a, b) => Number(b.pack) - Number(a.pack));
  const site = items.filter(({ cache }) => cache === SITE_CACHE);
  const desk = items.filter(({ cache }) => cache === DESK_CACHE);
  const byPath = new Map([...desk, ...site, ...guide].map((item) => [item.url, item]));
  const shellOf = (lang: Language): Item | undefined =>
    guide.find(({ url }) => url.startsWith(`/shell/guide-${lang}.`));
  return {
    guide,
    site,
    desk,
    find: (pathname) => byPath.get(pathname),
    shell: (lang) => shellOf(lang) ?? shellOf(DEFAULT_LANGUAGE),
    packs: items.filter(({ pack }) => pack),
  };
}

function itemOf(entry: PrecacheEntry | ShellEntry): Item {
  const { url, integrity } = entry;
  const cache = 'desk' in entry ? DESK_CACHE : 'later' in entry ? SITE_CACHE : GUIDE_CACHE;
  return {
    url,
    integrity,
    cache,
    key: `${url}?v=${checksumPart(integrity)}`,
    pack: 'pack' in entry,
  };
}

/** 96 bits of the checksum are enough to tell versions apart; the whole of it was compared when the file came. */
function checksumPart(integrity: string): string {
  return integrity.slice('sha384-'.length, 'sha384-'.length + 16).replace(/[+/=]/g, '_');
}
