import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /(?<!')\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
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

/** Who imports a file, by its path from the top; types and lazy imports count. */
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

/** What a file is about, as its tests may write it: `guest-forms/routes.ts` is `/api/guest-form`, `guestForm`, "guest form". */
function subjectOf(file) {
  const stem = path.basename(file).replace(/\..*$/, '');
  const name = ROLES.test(stem) ? path.basename(path.dirname(file)) : stem;
  return new RegExp(name.replace(/s$/, '').replaceAll('-', '[-_ ]?'), 'gi');
}

/** What is said more often than this is simply said. */
const OFTEN = 5;

/**
 * The test files that some of these files can reach, the nearest first: those whose paths have words in common with them,
 * since tests mirror the source, and that speak of what they are about; then by the number of imports between. Each test of
 * the server is as many imports away from a route as any other.
 *
 * @param {readonly string[]} files paths from the top
 * @returns {string[]}
 */
export function testsReaching(files) {
  const tests = reaching(files).filter((file) => /\.test\.tsx?$/.test(file));
  const named = new Set(files.flatMap(wordsOf));
  const subjects = files.map(subjectOf);
  const near = (file) => {
    const text = textOf(file);
    const said = subjects.reduce((sum, subject) => sum + (text.match(subject)?.length ?? 0), 0);
    return wordsOf(file).filter((word) => named.has(word)).length + Math.min(said, OFTEN);
  };
  const nearness = new Map(tests.map((file) => [file, near(file)]));
  return tests.sort((a, b) => nearness.get(b) - nearness.get(a));
}
