import type { GuideLanguage } from '../../domain/guide/guide-languages';
import type { GuideContent } from './content';
import type { EventSheet } from './events';

/**
 * Marks where the server puts what is one apartment's own: the link to its manifest and, where ruling 41 allows it, the
 * answer of `GET /api/guide/{code}`. It stands once in the head of the guide's document.
 */
export const MANIFEST_SLOT = '<!--manifest-->';

/** Id of the element that holds the answer as JSON. The document that phones keep has none. */
export const ANSWER_ID = 'door-answer';
/** Attribute of that element where the server has written what the answer says into the cards, too. */
export const IN_CARDS = 'data-in-cards';

/** Input of the guide's document. The same input gives the same bytes. */
export interface GuideDocumentInput {
  lang: GuideLanguage;
  content: GuideContent;
  events: EventSheet;
  assets: {
    /** Address of the guide's script, `/assets/guide-….js`. */
    entry: string;
    /** Addresses of the scripts it imports at once. */
    preloads: string[];
    /** Addresses of the scripts that come when the code stands and the page is idle, or somebody wants them. */
    later: string[];
    /** Text of the style sheets of the first view, to stand inline. */
    css: string;
    /** Addresses of the style sheets of closed sections, to stand after the text. */
    late: string[];
    /** The custom properties that they name, `var(--x) var(--y)`. */
    lateNames: string;
  };
}

/** Inline scripts and styles of a document, taken before they were put in: nothing else in it may run. */
export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** A whole HTML document, readable before any script. */
export interface RenderedGuide {
  html: string;
  inline: InlineTexts;
}

/** `renderGuideDocument` of `dist/shell/guide-document.js`. */
export type RenderGuideDocument = (input: GuideDocumentInput) => RenderedGuide;
