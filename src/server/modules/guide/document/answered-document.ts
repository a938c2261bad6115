import type { GuideAnswer } from '../../../../contract/guide/guide';
import { ANSWER_ID, IN_CARDS } from '../../../../contract/guide/guide-document';
import { doorCards, fillLine, fillTemplate, LINE_ID, templateId } from '../../../../domain/guide/door-cards';

/** Stands for the house's other way in, which is too long for the first picture to wait for: the page asks for it. */
const UNTOLD: NonNullable<GuideAnswer['second']> = { vi: '', en: '', code: '' };

/** Room for what an answer says, beyond the templates that it is filled into. */
const VALUES_BYTES = 512;

/**
 * The guide's document for an answer that opens a door. The server writes apartment, code and Wi-Fi where they stand,
 * so that the first picture waits for no script: what a page needs to write them itself stands behind the first view
 * (decision 5).
 */
export class AnsweredDocument {
  /** In front of the slot, from there to the end of the first view, and behind that. */
  readonly parts: readonly [string, string, string];
  /** Bytes of the longest text that there is room for. */
  readonly room: number;
  readonly #line: string;
  /** From the line to the cards. */
  readonly #between: string;
  readonly #cards: Readonly<Record<'open' | 'card', string>>;

  /** @returns `null` for a document of a version that had other places */
  static of(html: string): AnsweredDocument | null {
    const places = placesIn(html);
    return places && new AnsweredDocument(html, places);
  }

  private constructor(html: string, { script, templates, line, cards, touch, end }: Places) {
    const part = ({ start, end }: Place): string => html.slice(start, end);
    const template = (id: string): string =>
      new RegExp(`<template id="${id}">(.*?)</template>`, 's').exec(part(templates))?.[1] ?? '';
    this.#line = template(LINE_ID);
    this.#between = html.slice(line.end, cards.start);
    this.#cards = { open: template(templateId('open')), card: template(templateId('card')) };
    const before =
      html.slice(0, script.start) + html.slice(script.end, templates.start) + html.slice(templates.end, line.start);
    const rest = part(script) + html.slice(touch, end) + part(templates) + html.slice(end);
    this.parts = [before, html.slice(cards.end, touch), rest];
    const longest = Math.max(...Object.values(this.#cards).map((text) => Buffer.byteLength(text)));
    this.room = longest + Buffer.byteLength(this.#line + this.#between) + VALUES_BYTES;
  }

  /**
   * Writes the text in the slot for an answer: the answer itself, and what it says as HTML.
   *
   * @param json the answer as it was written
   * @returns `null` where no card is drawn for it, and where it is longer than `room`
   */
  slotFor(apartment: string, json: string): string | null {
    const answer = JSON.parse(json) as GuideAnswer;
    const now = Date.parse(answer.serverNow);
    const cards = doorCards({ apartment, answer, savedAt: now, fresh: true, failure: null, forgotten: false, now });
    if (cards?.kind !== 'open' && cards?.kind !== 'card') return null;
    const text = [
      answerElement(answer.second ? JSON.stringify({ ...answer, second: UNTOLD }) : json, ` ${IN_CARDS}`),
      `${LINE_TAG}>${fillLine(this.#line, apartment)}</p>`,
      this.#between,
      // What fills the slot up stands in the last end tag, not between elements, where React would find it.
      fillTemplate(this.#cards[cards.kind], cards.values).replace(/>$/, ''),
    ].join('');
    return Buffer.byteLength(text) <= this.room ? text : null;
  }
}

/**
 * An answer as it travels in a document.
 *
 * @param attributes of its element, each with a space before it
 */
export function answerElement(json: string, attributes = ''): string {
  return `<script type="application/json" id="${ANSWER_ID}"${attributes}>${json.replace(/</g, '\\u003c')}</script>`;
}

interface Place {
  start: number;
  end: number;
}
interface Places extends Record<'script' | 'templates' | 'line' | 'cards', Place> {
  /** Start of the script for a finger's first touch, where the first view ends. */
  touch: number;
  /** End of the body. */
  end: number;
}

const LINE_TAG = '<p data-apartment-line=""';
const SCRIPT_END = '</script>';
const SECTION_END = '</section';

/** Finds the end of the first view: in front of the script for a finger's first touch; -1 in a document without one. */
export const firstViewEnd = (html: string): number => html.indexOf('<script>', html.indexOf('<div id="root">'));

/** Finds where `app/guide/guide-document.tsx` puts what moves here. */
function placesIn(html: string): Places | null {
  const root = html.indexOf('<div id="root">');
  // The last one in the head; what stands before it notes taps, and stays there.
  const script = html.lastIndexOf('<script>', html.indexOf('</head>'));
  const line = html.indexOf(`${LINE_TAG}></p>`, root);
  const cards = html.indexOf('<section id="door"', line);
  const wifi = html.indexOf('<section id="wifi"', cards);
  const templates = html.indexOf(`<template id="${LINE_ID}">`);
  const touch = firstViewEnd(html);
  const end = html.lastIndexOf('</body>');
  if ([root, script, line, cards, wifi, templates, touch, end].includes(-1)) return null;
  return {
    script: { start: script, end: html.indexOf(SCRIPT_END, script) + SCRIPT_END.length },
    templates: { start: templates, end: root },
    line: { start: line, end: line + `${LINE_TAG}></p>`.length },
    cards: { start: cards, end: html.indexOf(SECTION_END, wifi) + SECTION_END.length },
    touch,
    end,
  };
}
