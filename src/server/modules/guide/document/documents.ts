import { createHash } from 'node:crypto';
import { SHELL_PATH } from '../../../../contract/api-addresses';
import type { GuideContent } from '../../../../contract/guide/content';
import type { EventSheet } from '../../../../contract/guide/events';
import { MANIFEST_SLOT, type RenderedGuide } from '../../../../contract/guide/guide-document';
import type { DocumentEntry, DocumentPack } from '../../../../contract/guide/worker';
import { LANGUAGES, type Language } from '../../../../domain/languages';
import type { DocumentSource } from './build';
import { contentSecurityPolicy, hashesOf, type InlineHashes } from '../../../platform/http/csp';
import { SlottedPage } from '../../../platform/http/slotted-page';
import { AnsweredDocument, answerElement, firstViewEnd } from './answered-document';
import type { DocumentCache } from './cache';

/** Room for the link to a manifest, and for an answer that no card is drawn for. */
const LINK_OR_ANSWER_BYTES = 510;

/** The guide's document in one language. */
export interface GuideDocument extends DocumentEntry {
  lang: Language;
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

export type DocumentData = Readonly<Record<Language, { content: GuideContent; events: EventSheet }>>;

/**
 * The guide's documents: rendered in both languages when the server starts and whenever the hotel changes something,
 * then served as they are. Each has an address with its own checksum, under which the worker keeps it.
 */
export class GuideDocuments {
  readonly #source: DocumentSource;
  readonly #cache: DocumentCache;
  #documents = new Map<Language, GuideDocument>();
  #pack: (DocumentEntry & { json: string }) | null = null;
  #updating: Promise<void> = Promise.resolve();

  constructor(source: DocumentSource, cache: DocumentCache) {
    this.#source = source;
    this.#cache = cache;
  }

  /** Renders what the data asks for; one update after the other. */
  update(data: DocumentData): Promise<void> {
    this.#updating = this.#updating.catch(() => undefined).then(() => this.#update(data));
    return this.#updating;
  }

  document(lang: Language): GuideDocument | null {
    return this.#documents.get(lang) ?? null;
  }

  /** The document of data that may never be published, written for one reader and kept nowhere. */
  async draft(lang: Language, data: DocumentData[Language]): Promise<RenderedGuide> {
    const { assets, loadRenderer } = this.#source;
    const render = await loadRenderer();
    return render({ lang, ...data, assets: assets[lang] });
  }

  /** What the worker precaches. */
  entries(): DocumentEntry[] {
    return [...this.#documents.values()].map(({ url, integrity }) => ({ url, integrity }));
  }

  /** All of them in one file, under an address with a checksum of its own; `null` before there are any. */
  pack(): (DocumentEntry & { json: string }) | null {
    return this.#pack;
  }

  /** A document by the last part of its address, also one of an earlier content. */
  async byName(name: string): Promise<GuideDocument | null> {
    for (const document of this.#documents.values()) if (document.url.endsWith(`/${name}`)) return document;
    const kept = await this.#cache.read(name);
    const lang = LANGUAGES.find((language) => name.startsWith(`guide-${language}.`));
    return kept === null || lang === undefined ? null : describe(lang, kept.html, kept.inline);
  }

  async #update(data: DocumentData): Promise<void> {
    const documents = new Map<Language, GuideDocument>();
    for (const lang of LANGUAGES) documents.set(lang, await this.#render(lang, data[lang]));
    this.#documents = documents;
    this.#pack = packOf([...documents.values()]);
  }

  async #render(lang: Language, data: DocumentData[Language]): Promise<GuideDocument> {
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

function describe(lang: Language, html: string, inline: InlineHashes): GuideDocument {
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

function packOf(documents: readonly GuideDocument[]): DocumentEntry & { json: string } {
  const texts: DocumentPack = Object.fromEntries(
    documents.map((document) => [
      document.url,
      { policy: document.policy, html: withManifest(document, null).toString() },
    ]),
  );
  const json = JSON.stringify(texts);
  return {
    json,
    url: `${SHELL_PATH}/guides.${sha('sha256', json).toString('hex').slice(0, 8)}.json`,
    integrity: `sha384-${sha('sha384', json).toString('base64')}`,
  };
}

function nameOf({ url }: GuideDocument): string {
  return url.slice(SHELL_PATH.length + 1);
}

function sha(algorithm: 'sha256' | 'sha384', text: string): Buffer {
  return createHash(algorithm).update(text).digest();
}
