import { createHash } from 'node:crypto';
import type { Language } from '../../../../domain/languages';
import type { DrawnFirstView } from '../first-view';
import { hashBuilt, hashesOf, type InlineHashes } from '../../../platform/http/csp';
import { missingDocument, pageDocument } from './page-document';
import type { PublicPages } from './public-pages';

/** A finished document. */
interface PageText {
  html: string;
  /** Names the document and its content. */
  key: string;
  /** The address names something that is not there. */
  missing: boolean;
  /** What its policy has to allow. */
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

  /** The document of an address; `null` where the plain one is right. */
  async of(address: string, lang: Language): Promise<PageText | null> {
    await this.#pages.ensureFresh();
    if (this.#pages.revision !== this.#revision) {
      this.#written.clear();
      this.#revision = this.#pages.revision;
    }
    const kept = this.#written.get(`${lang} ${address}`);
    if (kept) return kept;
    const page = this.#pages.find(address, lang);
    if (page === null) return null;
    const context = this.#pages.context(lang);
    if (page === 'missing') return this.#described(missingDocument(this.#html, context), this.#inline, true);
    const inline = page.path === '/' ? this.#inlineOfHome : this.#inline;
    const text = this.#described(pageDocument(this.#html, page, context, this.#firstView), inline, false);
    // Only canonical addresses are kept: there are endless others of each page.
    if (page.path === address) this.#written.set(`${lang} ${address}`, text);
    return text;
  }

  #described(html: string, inline: InlineHashes, missing: boolean): PageText {
    const hash = createHash('sha256').update(html).digest('hex').slice(0, 16);
    return { html, key: `page-${hash}`, missing, inline };
  }
}
