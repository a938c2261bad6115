import type { TypeOptions } from 'i18next';
import type { GuideLanguage } from '../../../domain/guide/guide-languages';

/** Id of the JSON that holds them. */
const LINES_ID = 'guide-lines';

type Saved = TypeOptions['resources']['guide-lines']['saved'];
/** Sentences that the page says of this phone and this apartment before React; React says the same ones. */
interface Sentences {
  saved: Saved;
  apartmentLine: { known: string };
  emergency: { say: string; sayPlace: string };
}
type LineKey = `saved.${keyof Saved}` | 'apartmentLine.known' | 'emergency.say' | 'emergency.sayPlace';

/** Reads one of them by its key. */
export type Lines = (key: LineKey, values?: Readonly<Record<string, string | number>>) => string;

/** Words and settings that the guide uses before React, beside what stands in its HTML. */
export interface GuideLines {
  /** Language of the document as it was served: a browser's translator gives the root element its own. */
  lang: GuideLanguage;
  /** True when the hotel counts what is read. */
  counted: boolean;
  /** Of the content that the page shows. */
  version: string;
  /** With the hotel's own values filled in. */
  words: Sentences;
}

/** The lines as they stand in the page. */
export function linesInPage(): GuideLines & { t: Lines } {
  const lines = JSON.parse(document.getElementById(LINES_ID)?.textContent ?? '{"words":{}}') as GuideLines;
  const t: Lines = (key, values = {}) => {
    const [branch = '', name = ''] = key.split('.');
    const { [branch]: sentences } = lines.words as unknown as Record<string, Record<string, string> | undefined>;
    // As `readerOf` fills them in, for values that are all there.
    return (sentences?.[name] ?? '').replace(/\{\{(\w+)\}\}/g, (_, slot: string) => String(values[slot]));
  };
  return { ...lines, t };
}

/** @param json of `GuideLines`, safe inside a script element */
export const linesElement = (json: string): string =>
  `<script type="application/json" id="${LINES_ID}">${json}</script>`;
