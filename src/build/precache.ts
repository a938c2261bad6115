import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { LaterFiles, PrecacheEntry } from '../contract/guide/worker';

/** Pictures that every guide shows, in the pack that the guide waits for. */
const GUIDE_PICTURES = ['plans', 'pictures/guide'];
/** Pictures of places and events, in a pack that comes when the guide is safe. */
const LATER_PICTURES = ['pictures/dishes', 'pictures/events'];
/** Lazy chunks that the guide requests without user action; precached. */
const COMES_BY_ITSELF = ['guide-services', 'guide-react'];
/** A library that one phone in two needs once, if ever: it comes with the rest of the site. */
const NOT_IN_PACK = 'jsQR';
/** The chunk of closed sections, see `vite.config.ts`. */
const LATE_STYLES = 'guide-bodies';
/** Words that a phone fetches when their language has been chosen. */
const IF_CHOSEN = /^assets\/pack-words-/;
/** React is larger than all the rest together: in a pack, a bad line would have to bring both in one go. */
const LARGEST_PACKED_BYTES = 100_000;

/** Code that only the reception desk imports begins with one of these modules. */
const DESK_ONLY =
  /src[\\/](?:app[\\/](?:routes[\\/]desk-|pages[\\/]reception|desk[\\/])|features[\\/]reception[\\/])|locales[\\/]..[\\/]reception/;

/** Files the guide can ask for, filled while the client is written. */
const guideFiles = new Set<string>();
/** Names those of them that lie in the pack and need no entry of their own. */
const packedFiles = new Set<string>();
/** Files that nobody but the reception desk asks for. */
const deskFiles = new Set<string>();
const packs = { guide: '', later: '' };

function picturesBelow(folders: readonly string[]): Record<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join('public', folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(svg|json)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort(),
  );
  const address = (file: string): string => `/${path.relative('public', file).split(path.sep).join('/')}`;
  return Object.fromEntries(files.map((file) => [address(file), readFileSync(file, 'utf8')]));
}

/** Writes a JSON where the client is built to and gives the file's name. */
function writeJson(dir: string, name: string, value: unknown): string {
  const text = JSON.stringify(value);
  const file = `assets/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  writeFileSync(path.join(dir, file), text);
  return file;
}

type Bundle = Rolldown.OutputBundle;

/** Finds the parts that the guide is made of: the chunks it starts with, and all that it can ask for, styles included. */
function guideParts(
  bundle: Bundle,
  comesByItself = COMES_BY_ITSELF,
): { atOnce: Rolldown.OutputChunk[]; files: Set<string> } {
  const atOnce = new Set<Rolldown.OutputChunk>();
  const files = new Set<string>();
  const visit = (fileName: string, start: boolean): void => {
    const chunk = bundle[fileName];
    if (files.has(fileName) || chunk?.type !== 'chunk' || chunk.name === NOT_IN_PACK) return;
    files.add(fileName);
    if (start) atOnce.add(chunk);
    // Styles of what the guide starts with stand in its HTML, but for those that come after the text.
    if (!start || chunk.name === LATE_STYLES) for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const imported of chunk.imports) visit(imported, start);
    for (const imported of chunk.dynamicImports) visit(imported, start && comesByItself.includes(nameOf(imported)));
  };
  const nameOf = (fileName: string): string => {
    const file = bundle[fileName];
    return file?.type === 'chunk' ? file.name : '';
  };
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === 'guide');
  if (entry) visit(entry.fileName, true);
  return { atOnce: [...atOnce], files };
}

/**
 * Vite loads the styles of everything a lazy part imports before that part. Those that stand in the guide's HTML would
 * come a second time over the line, and the part would wait for them.
 */
function withoutInlinedStyles({ atOnce }: ReturnType<typeof guideParts>): void {
  const inlined = atOnce
    .filter(({ name }) => name !== LATE_STYLES)
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  for (const chunk of atOnce.filter(({ name }) => name.startsWith('guide'))) {
    chunk.code = withoutDependencies(chunk.code, (file) => inlined.includes(file));
  }
}

/** Code of a chunk as Vite writes it, `d=(m.f||(m.f=["a.css","b.js"]))` and `__vite__mapDeps([0,1])`, without some files. */
function withoutDependencies(code: string, isGone: (file: string) => boolean): string {
  const [list] = /(?<=m\.f=)\[.*?\]/.exec(code) ?? [];
  if (list === undefined) return code;
  const files = JSON.parse(list) as string[];
  const kept = files.filter((file) => !isGone(file));
  const placeOf = (index: string): number => kept.indexOf(files[Number(index)] ?? '');
  return code.replace(list, JSON.stringify(kept)).replaceAll(/(?<=__vite__mapDeps\(\[)[\d,]+(?=\]\))/g, (places) =>
    places
      .split(',')
      .map(placeOf)
      .filter((place) => place >= 0)
      .join(','),
  );
}

/**
 * Puts floor plans, signs and what no first view asks for into one file, `{ "/plans/vi/a-1.svg": "<svg…>" }`, out of which
 * the worker serves them: a round trip for each of them was most of the time until the guide was ready offline. Notes
 * besides which chunks belong to the guide, so that the rest of the site never delays it.
 */
export function guidePack(): Plugin {
  return {
    name: 'hien:guide-pack',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => withoutInlinedStyles(guideParts(bundle)),
    },
    // When the chunks stand on the disk: what is packed must be the bytes that the server would send.
    writeBundle({ dir = '' }, bundle) {
      guideFiles.clear();
      packedFiles.clear();
      noteDeskFiles(bundle);
      const { files: parts } = guideParts(bundle);
      // What the page imports at once the worker finds in the HTTP cache; what comes a little later would be the last of
      // its round trips.
      const first = guideParts(bundle, []).atOnce.map(({ fileName }) => fileName);
      const files = picturesBelow(GUIDE_PICTURES);
      for (const fileName of parts) {
        guideFiles.add(fileName);
        const text = readFileSync(path.join(dir, fileName), 'utf8');
        const late = fileName.includes(`/${LATE_STYLES}-`) && fileName.endsWith('.css');
        if (late || first.includes(fileName) || text.length > LARGEST_PACKED_BYTES) continue;
        files[`/${fileName}`] = text;
        packedFiles.add(fileName);
      }
      packs.guide = writeJson(dir, 'guide-pack', files);
      packs.later = writeJson(dir, 'guide-pictures', picturesBelow(LATER_PICTURES));
    },
  };
}

/** Follows imports from where guests come in and from where staff do: what only the latter reach is the desk's. */
function noteDeskFiles(bundle: Bundle): void {
  const guestFiles = new Set<string>();
  const reach = (files: Set<string>, fileName: string, intoDesk: boolean): void => {
    const chunk = bundle[fileName];
    if (files.has(fileName) || guestFiles.has(fileName) || chunk?.type !== 'chunk') return;
    if (!intoDesk && isDeskOnly(chunk)) return;
    files.add(fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) if (!guestFiles.has(css)) files.add(css);
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) reach(files, imported, intoDesk);
  };
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const chunk of chunks) if (chunk.isEntry) reach(guestFiles, chunk.fileName, false);
  deskFiles.clear();
  for (const chunk of chunks) if (isDeskOnly(chunk)) reach(deskFiles, chunk.fileName, true);
}

const isDeskOnly = (chunk: { facadeModuleId: string | null }): boolean => DESK_ONLY.test(chunk.facadeModuleId ?? '');

/** An entry as the worker's build gives it. */
interface FoundEntry {
  url: string;
  revision: string | null;
  size: number;
}

/**
 * Tells whether a file is in the worker's own list as the site's beginning: its document, and pictures that a guide
 * shows too.
 */
const isSiteStart = (url: string): boolean => url === 'index.html' || url === packs.later;

function integrityOf(algorithm: 'sha384' | 'sha256', bytes: Uint8Array): string {
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}

/**
 * Marks every entry of the worker's list with its checksum, so that a captive portal's page can never be installed
 * for one of our files, and with whether the guide needs it. What it does not need goes into a list of its own.
 *
 * @param outDir where the client was built to
 */
export function precacheTransforms(outDir: string) {
  return [
    (entries: FoundEntry[]) => {
      const found = entries.filter(({ url }) => !packedFiles.has(url));
      const bytesOf = (url: string): Buffer => readFileSync(path.join(outDir, url));
      const isGuide = (url: string): boolean => url === packs.guide || guideFiles.has(url);
      const isOwn = ({ url }: FoundEntry): boolean => isGuide(url) || isSiteStart(url);
      const partOf = (url: string): keyof LaterFiles =>
        IF_CHOSEN.test(url) ? 'chosen' : deskFiles.has(url) ? 'desk' : 'site';
      const others = found.filter((entry) => !isOwn(entry));
      const later = Object.fromEntries(
        (['site', 'desk', 'chosen'] as const).map((part) => [
          part,
          Object.fromEntries(
            others
              .filter(({ url }) => partOf(url) === part)
              .map(({ url }) => [`/${url}`, integrityOf('sha256', bytesOf(url))]),
          ),
        ]),
      ) satisfies Partial<LaterFiles>;
      const list = writeJson(outDir, 'site-files', later);
      const own = (entry: FoundEntry): FoundEntry & PrecacheEntry => ({
        ...entry,
        url: `/${entry.url}`,
        integrity: integrityOf(isGuide(entry.url) ? 'sha384' : 'sha256', bytesOf(entry.url)),
        ...(entry.url === packs.guide || entry.url === packs.later ? { pack: true } : {}),
        ...(isGuide(entry.url) ? {} : { later: true }),
      });
      const manifest = found.filter(isOwn).map(own);
      manifest.push({ ...own({ url: list, revision: null, size: bytesOf(list).length }), list: true });
      return { manifest, warnings: [] };
    },
  ];
}
