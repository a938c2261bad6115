import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /(?<!')\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.json'];

const sources = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Who imports a file, by its path from the top; types and lazy imports count. */
function importers() {
  const graph = new Map();
  for (const file of [...sources('src'), ...sources('tests')]) {
    for (const [, source] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
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

/**
 * The test files that some of these files can reach: first those whose paths have most words in common with them, since
 * tests mirror the source, then by the number of imports between.
 *
 * @param {readonly string[]} files paths from the top
 * @returns {string[]}
 */
export function testsReaching(files) {
  const tests = reaching(files).filter((file) => /\.test\.tsx?$/.test(file));
  const named = new Set(files.flatMap(wordsOf));
  const likeness = new Map(tests.map((file) => [file, wordsOf(file).filter((word) => named.has(word)).length]));
  return tests.sort((a, b) => likeness.get(b) - likeness.get(a));
}
