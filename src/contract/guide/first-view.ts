import type { Language } from '../../domain/languages';

/** File in which a build leaves the home page's first view, below `dist/client`; never served as a file. */
export const FIRST_VIEW_FILE = '.vite/home-first-view.json';
/** Stands in the HTML for what the server knows and the build does not: the hotel's name, words that not every house has. */
export const slotOf = (name: string): string => `{{${name}}}`;

/** Parts of the home page that are drawn before any script: header and hero, as HTML. */
export type HomeFirstView = Readonly<Record<Language, string>> & {
  /** Without the picture of the demo's bay. */
  readonly bare?: Readonly<Record<Language, string>>;
};
