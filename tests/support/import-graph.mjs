import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The address of an import; also one that has a name, as the worker's, which no page is compiled with. */
const IMPORT = /(?:(?<!')\b(?:from|import)\s*\(?\s*|\w = )'(\.[^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.json'];

const sources = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

const texts = new Map();
function textOf(file) {
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}

/** Importers of a file, by its path from the top; types and lazy imports count. */
let graph = null;
function importers() {
  if (graph) return graph;
  graph = new Map();
  for (const file of [...sources('src'), ...sources('tests')]) {
    for (const [, source] of textOf(file).matchAll(IMPORT)) {
      const base = path.join(path.dirname(file), source);
      const target = ENDINGS.map((ending) => base + ending).find((name) => path.extname(name) && existsSync(name));
      if (target !== undefined) graph.set(target, [...(graph.get(target) ?? []), file]);
    }
  }
  return graph;
}

const wordsOf = (file) => file.replace(/\.\w+$/, '').split(/\W+/);

/** These files and all that import them, over however many others, the nearest first. */
export function reaching(files) {
  const graph = importers();
  const seen = new Set(files);
  // What is added while the set is walked through is walked through too.
  for (const file of seen) for (const importer of graph.get(file) ?? []) seen.add(importer);
  return [...seen];
}

/** Names that say what a file is for, and not what it is about. */
const ROLES = /^(?:(?:desk-)?routes|store|calls|jobs|tables|index|shapes)$/;

/**
 * Subject of a file, as its tests may write it: `guest-forms/routes.ts` is `/api/guest-form`, `guestForm`, "guest
 * form".
 */
function subjectOf(file) {
  const stem = path.basename(file).replace(/\..*$/, '');
  const name = ROLES.test(stem) ? path.basename(path.dirname(file)) : stem;
  return new RegExp(name.replace(/s$/, '').replaceAll('-', '[-_ ]?'), 'gi');
}

/** Limit above which a word is simply common. */
const OFTEN = 5;

/** A name in code, and what stands in quotes or between tags. */
const NAME = /[\p{L}_$][\p{L}\p{N}_$]{3,}/gu;
const QUOTED = /(?<=['"`>])[^'"`<>{}\n]* [^'"`<>{}\n]*(?=['"`<{])/g;
/** Words in a row that a test shares with a text only when it is about it. */
const IN_A_ROW = 3;
/** Phrases of a change that are looked for: each costs a search through all tests. */
const PHRASES = 300;
/** Weight of a name that a single test says; one that `n` tests say counts an `n`th of it. */
const RARE = 10;

/** Each three words in a row of a text. */
function phrasesOf(text) {
  const words = text.trim().split(/\s+/);
  const last = Math.max(0, words.length - IN_A_ROW);
  return Array.from({ length: last + 1 }, (_, i) => words.slice(i, i + IN_A_ROW).join(' '));
}

/** Share that each test says of what a change says: a name that few know tells more than one that all know. */
function saidIn(tests, change) {
  const names = new Set(change.replace(QUOTED, '').match(NAME));
  const phrases = [...new Set(change.match(QUOTED)?.flatMap(phrasesOf))].slice(0, PHRASES);
  const said = tests.map((file) => {
    const text = textOf(file);
    const known = new Set(text.match(NAME)?.filter((name) => names.has(name)));
    return [...known, ...phrases.filter((phrase) => text.includes(phrase))];
  });
  const tellers = new Map();
  for (const one of said.flat()) tellers.set(one, (tellers.get(one) ?? 0) + 1);
  return said.map((all) => all.reduce((sum, one) => sum + RARE / tellers.get(one), 0));
}

/** The room that a test lies in. */
const roomOf = (file) => file.split('/')[1];

/**
 * The test files that some of these files can reach, the nearest first: those whose paths have words in common with
 * them, since tests mirror the source, and that speak of what they are about and of what changed in them; then by the
 * number of imports between. Each test of the server is as many imports away from a route as any other. Of one room
 * each further file counts less: what changes in one layer is often seen in another.
 *
 * @param {readonly string[]} files paths from the top
 * @param {string} change the lines that were taken out and put in
 * @returns {string[]}
 */
export function testsReaching(files, change = '') {
  const tests = reaching(files).filter((file) => /\.test\.tsx?$/.test(file));
  const named = new Set(files.flatMap(wordsOf));
  const subjects = files.map(subjectOf);
  const told = saidIn(tests, change);
  const near = (file, i) => {
    const text = textOf(file);
    const said = subjects.reduce((sum, subject) => sum + (text.match(subject)?.length ?? 0), 0);
    return wordsOf(file).filter((word) => named.has(word)).length + Math.min(said, OFTEN) + told[i];
  };
  const nearness = new Map(tests.map((file, i) => [file, near(file, i)]));
  const nearestFirst = (a, b) => nearness.get(b) - nearness.get(a);
  const rooms = new Map();
  for (const file of tests.sort(nearestFirst)) {
    const before = rooms.get(roomOf(file)) ?? 0;
    rooms.set(roomOf(file), before + 1);
    nearness.set(file, nearness.get(file) / (1 + before));
  }
  return tests.sort(nearestFirst);
}
