import { SHELL_PATH } from '../contract/api-addresses';
import {
  DESK_CACHE,
  GUIDE_CACHE,
  type LaterFiles,
  type PrecacheEntry,
  SITE_CACHE,
  type DocumentEntry,
} from '../contract/guide/worker';
import { DEFAULT_LANGUAGE, type Language } from '../domain/languages';

/** A file the worker keeps, with the cache and the key under which it lies. */
export interface Item {
  url: string;
  integrity: string;
  cache: string;
  key: string;
  pack: boolean;
}

/** Everything this version of the worker knows of by itself. */
export interface Catalog {
  /** Without all of these the guide does not open offline. */
  guide: Item[];
  /** Files that the rest of the site begins with, `list` among them. */
  site: Item[];
  /** The reception desk, on the devices of staff. */
  desk: Item[];
  /** File that names all the other files of the site and the desk; see `later-files.ts`. */
  list: Item | undefined;
  find(pathname: string): Item | undefined;
  shell(lang: Language): Item | undefined;
  /** Both shells in one file, which is never kept itself. */
  shells: Item | undefined;
  /** Names the shells in other languages: for a phone where one is chosen. */
  languages: Item | undefined;
  /** Files that hold many small ones. */
  packs: Item[];
}

/**
 * Lists what is kept. The key carries the checksum: two versions of a file lie side by side until the old worker is
 * gone, a new version fetches only what has changed, and an install that broke off goes on where it was.
 */
export function catalogOf(
  entries: readonly PrecacheEntry[],
  shells: readonly DocumentEntry[],
  together?: DocumentEntry | null,
  languages?: DocumentEntry | null,
): Catalog {
  const items = [...shells, ...entries].map(itemOf);
  // Packs first: they are the largest of what only the worker asks for. The rest the page is loading anyway.
  const guide = items.filter(({ cache }) => cache === GUIDE_CACHE).sort((a, b) => Number(b.pack) - Number(a.pack));
  const site = items.filter(({ cache }) => cache === SITE_CACHE);
  const desk = items.filter(({ cache }) => cache === DESK_CACHE);
  const list = entries.find((entry) => entry.list);
  const byPath = new Map([...desk, ...site, ...guide].map((item) => [item.url, item]));
  const shellOf = (lang: Language): Item | undefined =>
    guide.find(({ url }) => url.startsWith(`${SHELL_PATH}/guide-${lang}.`));
  return {
    guide,
    site,
    desk,
    list: list && byPath.get(list.url),
    find: (pathname) => byPath.get(pathname),
    shell: (lang) => shellOf(lang) ?? shellOf(DEFAULT_LANGUAGE),
    shells: together ? itemOf(together) : undefined,
    languages: languages ? itemOf(languages) : undefined,
    packs: items.filter(({ pack }) => pack),
  };
}

/** Files of the rest of the site, as the list names them. */
export const laterItems = ({ site, desk, chosen = {} }: LaterFiles): Record<keyof LaterFiles, Item[]> => ({
  site: Object.entries(site).map(([url, integrity]) => itemOf({ url, integrity, later: true })),
  desk: Object.entries(desk).map(([url, integrity]) => itemOf({ url, integrity, desk: true })),
  chosen: Object.entries(chosen).map(([url, integrity]) => itemOf({ url, integrity, later: true })),
});

export function itemOf(entry: PrecacheEntry | DocumentEntry): Item {
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

/** SHA-384 or SHA-256. 96 bits of the checksum are enough to tell versions apart; the whole of it was compared when the file came. */
function checksumPart(integrity: string): string {
  return integrity.slice('sha384-'.length, 'sha384-'.length + 16).replace(/[+/=]/g, '_');
}
