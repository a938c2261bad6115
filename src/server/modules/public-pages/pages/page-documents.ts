import { createHash } from 'node:crypto';
import type { Language } from '../../../../domain/languages';
import type { DrawnFirstView } from '../first-view';
import { hashBuilt, hashesOf, type InlineHashes } from '../../../platform/http/csp';
import { inHouse, missingDocument, ownDocument, pageDocument, plainDocument } from './page-document';
import type { PublicPages } from './public-pages';

/** A finished document. */
interface PageText {
  html: string;
  /** Names the document and its content. */
  key: string;
  /** The address names something that is not there. */
  missing: boolean;
  /** Hashes of inline scripts and styles that its policy has to allow. */
  inline: InlineHashes;
}

/** The documents of public pages, each written once for one state of the data. */
export class PageDocuments {
  readonly #html: string;
  readonly #pages: PublicPages;
  readonly #firstView: DrawnFirstView | null;
  readonly #inline: InlineHashes;
  /** The same with the styles of the home page's first view. */
  readonly #inlineOfHome: InlineHashes;
  #revision = '';
  readonly #written = new Map<string, PageText>();

  /** @param html the built `index.html` */
  constructor(html: string, pages: PublicPages, firstView: DrawnFirstView | null) {
    this.#html = html;
    this.#pages = pages;
    this.#firstView = firstView;
    this.#inline = hashBuilt(html);
    const drawn = hashesOf({ scripts: [], styles: firstView ? [firstView.css] : [] });
    this.#inlineOfHome = { ...this.#inline, styles: [...this.#inline.styles, ...drawn.styles] };
  }

  /**
   * The document of an address.
   *
   * @param number of the page, of a list that comes in pages
   * @param hidden nothing of the page is told to a crawler
   */
  async of(address: string, lang: Language, number: number, hidden: boolean): Promise<PageText> {
    await this.#freshen();
    const asked = number === 1 ? address : `${address}?page=${number}`;
    const kept = this.#written.get(`${lang} ${asked}`);
    if (kept) return kept;
    const page = hidden && this.#pages.has(address) ? null : this.#pages.find(address, lang, number);
    if (page === null) return this.#plain(lang);
    const context = this.#pages.context(lang);
    const described = (html: string, inline: InlineHashes, missing: boolean): PageText =>
      this.#described(inHouse(html, this.#pages.house()), inline, missing);
    if (page === 'missing') return described(missingDocument(this.#html, context), this.#inline, true);
    const inline = page.path === '/' ? this.#inlineOfHome : this.#inline;
    const text = described(pageDocument(this.#html, page, context, this.#firstView), inline, false);
    // Only canonical addresses are kept: there are endless others of each page.
    if (page.path === asked) this.#written.set(`${lang} ${asked}`, text);
    return text;
  }

  /** The document of a page that has nothing to tell a crawler. */
  #plain(lang: Language): PageText {
    const kept = this.#written.get(lang);
    if (kept) return kept;
    const text = this.#described(inHouse(this.#plainHtml(lang), this.#pages.house()), this.#inline, false);
    this.#written.set(lang, text);
    return text;
  }

  #plainHtml(lang: Language): string {
    const { own } = this.#pages.house();
    return own ? ownDocument(this.#html, this.#pages.context(lang)) : plainDocument(this.#html, lang);
  }

  async #freshen(): Promise<void> {
    await this.#pages.ensureFresh();
    if (this.#pages.revision === this.#revision) return;
    this.#written.clear();
    this.#revision = this.#pages.revision;
  }

  #described(html: string, inline: InlineHashes, missing: boolean): PageText {
    const hash = createHash('sha256').update(html).digest('hex').slice(0, 16);
    return { html, key: `page-${hash}`, missing, inline };
  }
}
