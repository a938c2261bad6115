import type { Catalog, Item } from './catalog';

const TYPES: Record<string, string> = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/** Packs that were opened since the worker started; reading one takes a few milliseconds, sixty cache entries do not. */
const opened = new Map<Item, Promise<Record<string, string>>>();

/** A small file out of one of the packs, `{ path: text }`; `null` when none has it. */
export async function fromPack(pathname: string, { packs }: Catalog): Promise<Response | null> {
  for (const pack of packs) {
    const text = (await filesOf(pack))[pathname];
    if (text === undefined) continue;
    const type = TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)] ?? 'text/plain';
    return new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } });
  }
  return null;
}

function filesOf(pack: Item): Promise<Record<string, string>> {
  let files = opened.get(pack);
  if (!files) {
    files = read(pack);
    opened.set(pack, files);
    // One that is not there yet may come.
    files.catch(() => opened.delete(pack));
  }
  return files.catch(() => ({}));
}

async function read(pack: Item): Promise<Record<string, string>> {
  const kept = await (await caches.open(pack.cache)).match(pack.key);
  if (!kept) throw new Error(`${pack.url} is not on the phone`);
  return (await kept.json()) as Record<string, string>;
}
