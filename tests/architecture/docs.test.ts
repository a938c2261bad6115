import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Entries of the repository besides what is installed, built or kept at run time. */
const TOPS = readdirSync('.').filter(
  (name) => !/^(?:\.git|node_modules|dist|coverage|test-results|\.data.*)$/.test(name),
);
const files = TOPS.flatMap((top) =>
  statSync(top).isFile()
    ? [top]
    : readdirSync(top, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.posix.join(entry.parentPath, entry.name))
        .filter((file) => !file.startsWith('studio/node_modules/')),
);
const folders = new Set(files.flatMap((file) => file.split('/').map((_, i, parts) => parts.slice(0, i).join('/'))));
const baseNames = new Map<string, string[]>();
for (const file of files) baseNames.set(path.basename(file), [...(baseNames.get(path.basename(file)) ?? []), file]);

const texts = new Map<string, string>();
function text(file: string): string {
  const known = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, known);
  return known;
}
const code = files.filter((file) => /^(?:src|tests|studio|vite\.config)\b.*\.(?:tsx?|mjs|css)$/.test(file));
const docs = files.filter((file) => file.endsWith('.md'));
const decisions = docs.filter((file) => /^docs\/decisions\/\d/.test(file)).map((file) => path.basename(file));

/** Numbers that the headings of a book begin with. */
const headings = (book: string, pattern: RegExp): Set<string> =>
  new Set([...text(`docs/${book}.md`).matchAll(pattern)].map(([, number = '']) => number));
/** Cases of the list that says of each where it is tried. */
function listedCases(): string[] {
  const lists = files.filter((file) => file.startsWith('tests/faults/catalogue/'));
  return lists.flatMap((file) =>
    [...text(file).matchAll(/^ {2}\[\s*'([LSCIWP]-\d+)',/gm)].map(([, number = '']) => number),
  );
}
const BOOKS = {
  specification: headings('specification', /^## §(\d+)/gm),
  ruling: headings('rulings', /^## Ruling (\d+):/gm),
  case: new Set([...headings('reliability', /^#+ ((?:INV|[A-Z])-?\d+):/gm), ...listedCases()]),
  reliability: headings('reliability', /^## §(\d+)/gm),
  fact: headings('facts', /^## (\d+\.\d+)/gm),
  decision: new Set(decisions.map((name) => String(Number(name.slice(0, 4))))),
};

const DECISION = /\b[Dd]ecisions? (\d+(?:(?:, | and )\d+)*)/g;
/** Every form in which code and docs cite a book, with the book that it is looked up in. */
const FORMS: readonly (readonly [keyof typeof BOOKS, RegExp])[] = [
  ['reliability', /reliability §(\d+)/g],
  ['specification', /(?<!reliability |RFC \d+ )§(\d+)/g],
  ['ruling', /\b[Rr]ulings? (\d+(?:(?:, | and )\d+)*)/g],
  ['decision', DECISION],
  ['fact', /\bfacts (\d+\.\d+)/g],
  ['case', /(?<![\w%/-])((?:INV|[LSCIWP])-\d{1,2})(?![\w-])/g],
  ['case', /(?:reliability |\()(T\d{1,2})\b/g],
];

const lines = [...code, ...docs].flatMap((file) =>
  text(file)
    .split('\n')
    .flatMap((line, at) => (/\d/.test(line) ? [{ line, where: `${file}:${at + 1}` }] : [])),
);

describe('what is cited', () => {
  it.each(FORMS)('has a heading: %s %s', (book, form) => {
    const cited = lines.flatMap(({ line, where }) =>
      [...line.matchAll(form)].flatMap(([, numbers = '']) =>
        numbers.split(/, | and /).map((number) => ({ number, where })),
      ),
    );
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(({ number }) => !BOOKS[book].has(number))).toEqual([]);
  });

  it('is no file of text that is not here', () => {
    const named = code.flatMap((file) =>
      [...text(file).matchAll(/[\w./-]+\.md\b/g)].map(([name]) => ({ file, name: name.replace(/^(?:\.\.\/)+/, '') })),
    );
    // What a scanner of strangers asks for, and the table that a run writes.
    const others = ['CHANGELOG.md', 'table.md'];
    const gone = named.filter(({ name }) => !existsSync(name) && !existsSync(path.join('docs', name)));
    expect(gone.filter(({ name }) => !others.includes(name))).toEqual([]);
  });
});

/** Names of things that are only there at run time. */
const AT_RUN_TIME = /^(?:DATA_DIR|dist|test-results|\.data)\b/;
const FILE = /\.(?:tsx?|mjs|css|json|md|html)$/;

/** `locales/{vi,en}/*.json` and `modules/<subject>/` as patterns of the names they stand for. */
function pattern(word: string): RegExp {
  const escaped = word.replace(/\/$/, '').replace(/[.+?^$()|[\]\\]/g, '\\$&');
  const source = escaped
    .replace(/\{([^}]+)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/<[^>]+>|\*+/g, '[^/]*');
  return new RegExp(`^${source}$`);
}

function isHere(word: string, from: string): boolean {
  if (!word.includes('/')) return baseNames.has(word) || files.some((file) => pattern(word).test(path.basename(file)));
  return ['', 'src', path.dirname(from)].some((base) => {
    const whole = path.posix.join(base, word).replace(/\/$/, '');
    if (/[{*<]/.test(word)) return [...files, ...folders].some((name) => pattern(whole).test(name));
    return existsSync(whole);
  });
}

/** Paths that a text names as a file or folder of ours: in backticks, and by its full path in code blocks. */
function pathsIn(file: string): string[] {
  const blocks = text(file).split(/^```.*$/m);
  const spans = blocks.filter((_, i) => i % 2 === 0).flatMap((prose) => prose.match(/`[^`\n]+`/g) ?? []);
  const words = spans.flatMap((span) => span.slice(1, -1).split(/[\s(]+/));
  const listed = blocks
    .filter((_, i) => i % 2 === 1)
    .flatMap((block) => block.match(/(?<![\w./=-])[\w.-]+\/[\w./-]*/g) ?? []);
  return [...words, ...listed].filter((word) => {
    if (/^[/.]|:\/\/|[…=]|^\W/.test(word) || AT_RUN_TIME.test(word)) return false;
    if (!word.includes('/')) return /\.(?:tsx?|mjs|css)$/.test(word);
    return TOPS.includes(word.split('/')[0] ?? '') || (FILE.test(word) && spans.some((span) => span.includes(word)));
  });
}

describe('every text', () => {
  it('names only files and folders that are here', () => {
    const gone = docs.flatMap((file) =>
      pathsIn(file)
        .filter((word) => !isHere(word, file))
        // Where it may have gone: whoever moves a file finds its new name here.
        .map((word) => `${file}: ${word} → ${baseNames.get(path.basename(word))?.join(', ') ?? '?'}`),
    );
    expect(gone).toEqual([]);
  });

  it('links only to what is here', () => {
    const dead = docs.flatMap((file) =>
      [...text(file).matchAll(/(?:\]\(|<img src=")(?!https?:|#|mailto:)([^)#\s"]+)/g)]
        .filter(([, target = '']) => !existsSync(path.join(path.dirname(file), target)))
        .map(([, target = '']) => `${file}: ${target}`),
    );
    expect(dead).toEqual([]);
  });
});

describe('decisions', () => {
  it('stand in the index, each once, and say context, decision and consequence in a page', () => {
    const index = [...text('docs/decisions/README.md').matchAll(/^- (\d{4}) \[(.+)\]\((.+)\)$/gm)];
    expect(index.map(([, , , name]) => name).toSorted()).toEqual(decisions.toSorted());
    for (const [, number = '', title = '', name = ''] of index) {
      const record = text(`docs/decisions/${name}`);
      expect(name).toMatch(new RegExp(`^${number}-`));
      expect(record.startsWith(`# ${number} ${title}\n`), name).toBe(true);
      expect(record, name).toMatch(/^# .+\n\nContext: .+\n\nDecision: .+\n\nConsequence: .+\n$/);
      expect(record.length, name).toBeLessThanOrEqual(1400);
    }
  });

  it('are cited in code where they bind', () => {
    const cited = new Set(
      code.flatMap((file) =>
        [...text(file).matchAll(DECISION)].flatMap(([, numbers = '']) => numbers.split(/, | and /)),
      ),
    );
    expect([...BOOKS.decision].filter((number) => !cited.has(number))).toEqual([]);
  });
});

it('docs are less than 200 kB of text', () => {
  const bytes = docs.filter((file) => file.startsWith('docs/')).map((file) => statSync(file).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000);
});

it('README.md is read in three minutes', () => {
  expect(statSync('README.md').size).toBeLessThanOrEqual(6144);
});
