import { createHash } from 'node:crypto';
import { SHELL_PATH } from '../../../../contract/api-addresses';
import type { GuideContent } from '../../../../contract/guide/content';
import type { EventSheet } from '../../../../contract/guide/events';
import { MANIFEST_SLOT, type RenderedGuide } from '../../../../contract/guide/guide-document';
import type { DocumentEntry, DocumentPack, PackEntries } from '../../../../contract/guide/worker';
import { GUIDE_LANGUAGES, type GuideLanguage, PACK_LANGUAGES } from '../../../../domain/guide/guide-languages';
import { LANGUAGES } from '../../../../domain/languages';
import type { DocumentSource } from './build';
import { contentSecurityPolicy, hashesOf, type InlineHashes } from '../../../platform/http/csp';
import { SlottedPage } from '../../../platform/http/slotted-page';
import { AnsweredDocument, answerElement, firstViewEnd } from './answered-document';
import type { DocumentCache } from './cache';

/** Room for the link to a manifest, and for an answer that no card is drawn for. */
const LINK_OR_ANSWER_BYTES = 510;

/** The guide's document in one language. */
export interface GuideDocument extends DocumentEntry {
  lang: GuideLanguage;
  /** First characters of the document's hash. */
  hash: string;
  /** The document in front of the manifest's link, and behind it. */
  parts: readonly [Buffer, Buffer];
  /** The same for answers that differ in what stands between the two. */
  page: SlottedPage;
  /** The same for an answer that opens a door. */
  answered: { document: AnsweredDocument; page: SlottedPage } | null;
  policy: string;
}

export type DocumentData = Readonly<Record<GuideLanguage, { content: GuideContent; events: EventSheet }>>;

/**
 * The guide's documents: rendered in all languages when the server starts and whenever the hotel changes something, then
 * served as they are. Each has an address with its own checksum, under which the worker keeps it: the product's two on
 * every phone, that of a pack where somebody has chosen it.
 */
export class GuideDocuments {
  readonly #source: DocumentSource;
  readonly #cache: DocumentCache;
  #documents = new Map<GuideLanguage, GuideDocument>();
  #files: { together: JsonFile; packs: JsonFile } | null = null;

  constructor(source: DocumentSource, cache: DocumentCache) {
    this.#source = source;
    this.#cache = cache;
  }

  /** Renders what the data asks for. Its caller waits for one update before it asks for the next. */
  async update(data: DocumentData): Promise<void> {
    const documents = new Map<GuideLanguage, GuideDocument>();
    for (const lang of GUIDE_LANGUAGES) documents.set(lang, await this.#render(lang, data[lang]));
    this.#documents = documents;
    const packs: PackEntries = Object.fromEntries(this.#of(PACK_LANGUAGES).map((one) => [one.lang, entryOf(one)]));
    this.#files = { together: together(this.#of(LANGUAGES)), packs: jsonFile('packs', packs) };
  }

  document(lang: GuideLanguage): GuideDocument | null {
    return this.#documents.get(lang) ?? null;
  }

  /** The document of data that may never be published, written for one reader and kept nowhere. */
  async draft(lang: GuideLanguage, data: DocumentData[GuideLanguage]): Promise<RenderedGuide> {
    const { assets, loadRenderer } = this.#source;
    const render = await loadRenderer();
    return render({ lang, ...data, assets: assets[lang] });
  }

  /** Lists the documents that the worker precaches. */
  entries(): DocumentEntry[] {
    return this.#of(LANGUAGES).map(entryOf);
  }

  /**
   * These in one file, and the list of the packs' documents, which only a phone asks for that has chosen one: under
   * addresses with a checksum of their own. `null` before there are any.
   */
  files(): { together: JsonFile; packs: JsonFile } | null {
    return this.#files;
  }

  /** A document by the last part of its address, also one of an earlier content. */
  async byName(name: string): Promise<GuideDocument | null> {
    for (const document of this.#documents.values()) if (document.url.endsWith(`/${name}`)) return document;
    const kept = await this.#cache.read(name);
    const lang = GUIDE_LANGUAGES.find((language) => name.startsWith(`guide-${language}.`));
    return kept === null || lang === undefined ? null : describe(lang, kept.html, kept.inline);
  }

  #of(languages: readonly GuideLanguage[]): GuideDocument[] {
    return languages.flatMap((lang) => this.#documents.get(lang) ?? []);
  }

  async #render(lang: GuideLanguage, data: DocumentData[GuideLanguage]): Promise<GuideDocument> {
    const { buildId, assets, loadRenderer } = this.#source;
    const key = sha('sha256', JSON.stringify([buildId, lang, data]))
      .toString('hex')
      .slice(0, 32);
    const kept = await this.#cache.find(key, lang);
    if (kept) return describe(lang, kept.html, kept.inline);
    const render = await loadRenderer();
    const { html, inline: texts } = render({ lang, ...data, assets: assets[lang] });
    const inline = hashesOf(texts);
    const document = describe(lang, html, inline);
    await this.#cache.keep({ key, lang, name: nameOf(document), inline }, html);
    return document;
  }
}

/** The document with the link to an apartment's manifest in its head, or without one. */
export function withManifest({ parts: [before, behind] }: GuideDocument, manifestUrl: string | null): Buffer {
  return Buffer.concat([before, Buffer.from(manifestLink(manifestUrl)), behind]);
}

/** A page with a slot, what stands in that, and whether it is an answer. */
interface FilledPage {
  page: SlottedPage;
  text: string;
  answers: boolean;
}

/**
 * The document of one apartment, with the answer when it travels along (ruling 41). One that is too long for its place
 * stays away, and the page asks for it.
 *
 * @param json of `GET /api/guide/{code}`; `null` where none may travel
 */
export function ownPage(
  { page, answered }: GuideDocument,
  code: string,
  manifestUrl: string,
  json: string | null,
): FilledPage {
  const link = manifestLink(manifestUrl);
  if (json === null) return { page, text: link, answers: false };
  const slot = answered?.document.slotFor(code, json) ?? null;
  if (answered && slot !== null) return { page: answered.page, text: slot, answers: true };
  const text = link + answerElement(json);
  return page.holds(text) ? { page, text, answers: true } : { page, text: link, answers: false };
}

const manifestLink = (url: string | null): string => (url === null ? '' : `<link rel="manifest" href="${url}">`);

const slotted = ([before, behind, rest]: AnsweredDocument['parts'], room: number): SlottedPage =>
  new SlottedPage([Buffer.from(before), Buffer.from(behind), Buffer.from(rest)], room);

function describe(lang: GuideLanguage, html: string, inline: InlineHashes): GuideDocument {
  const [before = '', behind = ''] = html.split(MANIFEST_SLOT);
  const bytes = before + behind;
  const hash = sha('sha256', bytes).toString('hex').slice(0, 8);
  const parts = [Buffer.from(before), Buffer.from(behind)] as const;
  const viewEnd = firstViewEnd(behind);
  const cut = viewEnd < 0 ? behind.length : viewEnd;
  const answered = AnsweredDocument.of(bytes);
  return {
    lang,
    hash,
    parts,
    page: slotted([before, behind.slice(0, cut), behind.slice(cut)], LINK_OR_ANSWER_BYTES),
    answered: answered && { document: answered, page: slotted(answered.parts, answered.room) },
    url: `${SHELL_PATH}/guide-${lang}.${hash}.html`,
    integrity: `sha384-${sha('sha384', bytes).toString('base64')}`,
    policy: contentSecurityPolicy(inline, { ownManifest: true }),
  };
}

/** A file that is made with the documents, under an address with its own checksum. */
type JsonFile = DocumentEntry & { json: string };

const entryOf = ({ url, integrity }: DocumentEntry): DocumentEntry => ({ url, integrity });

function together(documents: readonly GuideDocument[]): JsonFile {
  const texts: DocumentPack = Object.fromEntries(
    documents.map((document) => [
      document.url,
      { policy: document.policy, html: withManifest(document, null).toString() },
    ]),
  );
  return jsonFile('guides', texts);
}

function jsonFile(name: string, value: object): JsonFile {
  const json = JSON.stringify(value);
  return {
    json,
    url: `${SHELL_PATH}/${name}.${sha('sha256', json).toString('hex').slice(0, 8)}.json`,
    integrity: `sha384-${sha('sha384', json).toString('base64')}`,
  };
}

function nameOf({ url }: GuideDocument): string {
  return url.slice(SHELL_PATH.length + 1);
}

function sha(algorithm: 'sha256' | 'sha384', text: string): Buffer {
  return createHash(algorithm).update(text).digest();
}
