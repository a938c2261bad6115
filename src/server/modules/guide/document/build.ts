import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GuideDocumentInput, RenderGuideDocument } from '../../../../contract/guide/guide-document';
import { GUIDE_LANGUAGES, type GuideLanguage } from '../../../../domain/guide/guide-languages';
import { type BuildManifest, type Chunk, chunksOf, readSheets, sheets } from '../../../platform/files/build-manifest';

const GUIDE_ENTRY = 'src/guide.tsx';
/** React and every part of the guide; the entry asks for it when the door's code stands. */
const GUIDE_REACT = 'src/app/guide/guide-react.tsx';
/** The chunk whose styles nobody sees before a section is opened; `vite.config.ts` gathers it. */
const LATE_STYLES = 'guide-bodies';
/**
 * Sources that `GUIDE_REACT` asks for as soon as it runs; named in the HTML so that no script has to be read first. A
 * pack's words stand in its document.
 */
const ASKED_FOR_AT_ONCE: Partial<Record<GuideLanguage, string[]>> = {
  vi: ['src/app/guide/guide-words-vi.ts'],
  en: ['src/app/guide/guide-words-en.ts'],
};

/** Parts of a build that the guide's document is rendered with. */
export interface DocumentSource {
  /** Changes with every build of client or renderer. */
  buildId: string;
  assets: Readonly<Record<GuideLanguage, GuideDocumentInput['assets']>>;
  /** Loads the renderer; costs time and memory, so only when there is something to render. */
  loadRenderer: () => Promise<RenderGuideDocument>;
}

/**
 * Reads what a build left behind.
 *
 * @param clientDir `dist/client`
 * @param rendererFile `dist/shell/guide-document.js`
 * @returns `null` when there is no build
 */
export function readDocumentSource(clientDir: string, rendererFile: string): DocumentSource | null {
  let manifestText: string;
  let renderer: Buffer;
  try {
    manifestText = readFileSync(path.join(clientDir, '.vite', 'manifest.json'), 'utf8');
    renderer = readFileSync(rendererFile);
  } catch {
    return null;
  }
  const manifest = JSON.parse(manifestText) as BuildManifest;
  const entry = manifest[GUIDE_ENTRY];
  if (!entry) throw new Error(`The build has no ${GUIDE_ENTRY}.`);
  const seen = new Set<string>();
  const first = chunksOf(manifest, GUIDE_ENTRY, seen);
  const react = chunksOf(manifest, GUIDE_REACT, seen);
  const isLate = ({ name }: Chunk): boolean => name === LATE_STYLES;
  const css = readSheets(
    clientDir,
    [...first, ...react].filter((chunk) => !isLate(chunk)),
  ).join('\n');
  const late = sheets(react.filter(isLate)).map((file) => `/${file}`);
  const named = readSheets(clientDir, react.filter(isLate))
    .join('')
    .match(/var\(\s*--[\w-]+/g);
  const lateNames = [...new Set(named)].map((name) => `${name})`).join(' ');
  const assetsOf = (lang: GuideLanguage): GuideDocumentInput['assets'] => {
    const soon = (ASKED_FOR_AT_ONCE[lang] ?? []).flatMap((key) => chunksOf(manifest, key));
    const files = (of: Chunk[]): string[] => [...new Set(of.map(({ file }) => `/${file}`))];
    const preloads = files(first.filter((chunk) => chunk !== entry));
    const later = files([...react, ...soon]).filter((file) => !preloads.includes(file));
    return { entry: `/${entry.file}`, preloads, later, css, late, lateNames };
  };
  return {
    buildId: createHash('sha256').update(manifestText).update(renderer).digest('hex').slice(0, 16),
    assets: Object.fromEntries(GUIDE_LANGUAGES.map((lang) => [lang, assetsOf(lang)])) as DocumentSource['assets'],
    loadRenderer: async () => {
      const module = (await import(/* @vite-ignore */ pathToFileURL(rendererFile).href)) as {
        renderGuideDocument: RenderGuideDocument;
      };
      return module.renderGuideDocument;
    },
  };
}
