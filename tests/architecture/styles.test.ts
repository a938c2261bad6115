import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SHEETS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(path.join('src', file), 'utf8') }));

/** As `breakpoints.ts` lists them. */
const BREAKPOINTS = new Set(
  [...(/Breakpoint = ([\d |]+);/.exec(readFileSync('src/ui/breakpoints.ts', 'utf8'))?.[1] ?? '').matchAll(/\d+/g)].map(
    ([width]) => Number(width),
  ),
);

it('a layout changes at the listed widths alone', () => {
  expect(BREAKPOINTS.size).toBeGreaterThan(3);
  const odd = SHEETS.flatMap(({ file, text }) =>
    [...text.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/(min|max)-width: (\d+)px/g)]
        .filter(([, end, width]) => !BREAKPOINTS.has(Number(width) - (end === 'min' ? 1 : 0)))
        .map(([part]) => `${file}: ${part}`),
    ),
  );
  expect(odd).toEqual([]);
});

it('the frame of a page is written once', () => {
  const own = SHEETS.flatMap(({ file, text }) =>
    [...text.matchAll(/\{([^{}]*)/g)]
      .filter(([, rule = '']) => /max-width: 1\d{3}px/.test(rule) && /padding[^;]*var\(--gutter\)/.test(rule))
      .map(() => file),
  );
  expect(own).toEqual([]);
});
