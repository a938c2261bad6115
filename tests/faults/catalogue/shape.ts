/** Place at which a case of the catalogue is tried. */
export interface Place {
  /** Below `tests/`. */
  file: string;
  /**
   * A test's title as it stands in the source, placeholders included. In a file of `tests/faults` it is the case's
   * code, with which the test's own title begins; for a measurement, the name by which `npm run bench` knows it.
   */
  title: string;
}

export interface Case {
  code: string;
  tag: 'P0' | 'P1';
  what: string;
  /** Condition that must hold, where that is more than the words of `what`. */
  must: string;
  at: Place[];
  /** Part of it that nobody has tried, and the reason. */
  untried?: string;
}

/** The form in which cases are written down: places first by helper, the code of the case filled in. */
export type Draft = [
  code: string,
  tag: 'P0' | 'P1',
  what: string,
  must: string,
  at: (Place | ((code: string) => Place))[],
  untried?: string,
];

export const casesOf = (drafts: readonly Draft[]): Case[] =>
  drafts.map(([code, tag, what, must, at, untried]) => ({
    code,
    tag,
    what,
    must,
    at: at.map((place) => (typeof place === 'function' ? place(code) : place)),
    ...(untried === undefined ? {} : { untried }),
  }));

const testIn =
  (folder: string) =>
  (file: string, title: string): Place => ({ file: folder === '' ? file : `${folder}/${file}`, title });

/** A test of the server. */
export const server = testIn('server');
/** A flow in Chromium that `npm test` walks. */
export const flow = testIn('browser');
/** A test of what the phone keeps and sends. */
export const phone = testIn('offline');
/** A test of the worker. */
export const worker = testIn('sw');
/** A test of any other kind. */
export const test = testIn('');
/** A case in `tests/faults/cases`. */
export const fault =
  (name: string) =>
  (code: string): Place => ({ file: `faults/cases/${name}.case.ts`, title: code });
/** A case in Chromium, in `tests/faults/flows`. */
export const walk =
  (name: string) =>
  (code: string): Place => ({ file: `faults/flows/${name}.flow.ts`, title: code });
/** A measurement of `npm run bench`. */
export const bench = (name: string, file: string): Place => ({ file: `bench/${file}.mjs`, title: name });
