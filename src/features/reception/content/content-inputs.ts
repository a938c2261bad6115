import type { HotelArea } from '../../../contract/hotel/hotel-areas';
import type { Language } from '../../../domain/languages';
import type words from '../../../../locales/vi/reception-content.json';

export type FieldWord = keyof (typeof words)['fields'];
export type PartWord = keyof (typeof words)['parts'];
export type ChoiceSet = keyof (typeof words)['choices'];
/** Says what is chosen of a set in the desk's language. */
export type ChoiceWord = (set: ChoiceSet, value: string) => string;

export type InputKind =
  | 'line'
  | 'text'
  | 'hour'
  | 'money'
  | 'count'
  | 'phone'
  | 'web'
  | 'email'
  | 'flag'
  | 'choice'
  /** One of the product's own pictures. */
  | 'picture'
  /** A text of several paragraphs. */
  | 'lines'
  | 'day'
  /** A picture of the house, chosen or sent. */
  | 'photo'
  /** An article in both languages' editor. */
  | 'story'
  /** Doors of a room type. */
  | 'doors';

/** One input of a form. */
export interface ContentInput {
  /** Path of its value, from the area or from its row. */
  path: string;
  kind: InputKind;
  /** The language that a text is in. */
  lang?: Language;
  /** Empty means the house's own; says so in the field, with words under `hints`. */
  empty?: 'asEverywhere';
  /** Words of a choice, under `choices`. */
  choices?: ChoiceSet;
  /** Folder of the pictures that are offered. */
  pictures?: 'dishes' | 'events';
}

/** Inputs under one name: one alone, a text in both languages, a price and the one that differs in English. */
interface ContentCell {
  word: FieldWord;
  inputs: readonly ContentInput[];
  /** It takes the room that the other columns of a table leave. */
  grow?: true;
}

export interface FieldsPart {
  kind: 'fields';
  /** Heading above the fields; its words are under `parts`. */
  heading?: PartWord;
  cells: readonly ContentCell[];
}

/** A list whose rows can be added, removed, put in order. */
export interface RowsPart {
  kind: 'rows';
  path: string;
  /** Heading above the list; its words are under `parts`. */
  heading?: PartWord;
  /** Its rows have no order of their own. */
  unordered?: boolean;
  /** Asks before a row that is there already is taken away; its words are under `parts`, `ask` and `askText`. */
  asks?: 'rooms';
  /** Its rows are pictures, to look at and put in order; sections of the guide, which are there for good. */
  variant?: 'photos' | 'sections';
  /** Parts of the guide that the house is without, whatever it says of them. */
  gone?: readonly string[];
  cells: readonly ContentCell[];
  /** A new row. */
  empty: Readonly<Record<string, unknown>>;
  /** A list in each row. */
  inner?: RowsPart;
}
export type ContentPart = FieldsPart | RowsPart;

export interface ContentArea {
  name: HotelArea;
  /** Place in the guide that shows it: the id of a section or of a part of the page; `''` for its head, `null` where it does not. */
  place: string | null;
  parts: readonly ContentPart[];
}

export const one = (word: FieldWord, path: string, kind: InputKind = 'line'): ContentCell => ({
  word,
  inputs: [{ path, kind }],
});
export const oneOrHouse = (word: FieldWord, path: string): ContentCell => ({
  word,
  inputs: [{ path, kind: 'money', empty: 'asEverywhere' }],
});
export const both = (
  word: FieldWord,
  path: string,
  kind: 'line' | 'text' | 'lines' | 'count' | 'story' = 'line',
): ContentCell => {
  const start = path === '' ? '' : `${path}.`;
  return { word, inputs: (['vi', 'en'] as const).map((lang) => ({ path: `${start}${lang}`, kind, lang })) };
};
export const choice = (word: FieldWord, path: string, choices: ChoiceSet): ContentCell => ({
  word,
  inputs: [{ path, kind: 'choice', choices }],
});
export const picture = (path: string, pictures: 'dishes' | 'events'): ContentCell => ({
  word: 'picture',
  inputs: [{ path, kind: 'picture', pictures }],
});
export const growing = (cell: ContentCell): ContentCell => ({ ...cell, grow: true });
export const fields = (...cells: ContentCell[]): FieldsPart => ({ kind: 'fields', cells });
export const BOTH = { vi: '', en: '' };
