/**
 * `npm run typeface` writes the two weights of the typeface, each one file with the Latin and the
 * Vietnamese letters. In two files, as font services hand them out, one may be there in time and the other not: then
 * "Hiên ở" stands in two faces.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
/** It brings no types. */
const subsetFont = require('subset-font') as (
  font: Buffer,
  letters: string,
  options: { targetFormat: 'woff2'; noHinting: boolean },
) => Promise<Buffer>;
const WEIGHTS = { 400: '400Regular', 600: '600SemiBold' } as const;

/** Ranges that fonts.css says of itself: the letters it is made of and the letters it is used for are one list. */
const FONTS = new URL('../src/ui/fonts.css', import.meta.url);

function lettersOf(css: string): string {
  const [, list = ''] = /unicode-range:([^;]*);/.exec(css) ?? [];
  const ranges = [...list.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  if (ranges.length === 0) throw new Error('fonts.css names no letters.');
  return ranges
    .flatMap(([, first = '', last = first]) => {
      const [from, to] = [parseInt(first, 16), parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}

const letters = lettersOf(readFileSync(FONTS, 'utf8'));
for (const [weight, name] of Object.entries(WEIGHTS)) {
  const whole = readFileSync(require.resolve(`@expo-google-fonts/be-vietnam-pro/${name}/BeVietnamPro_${name}.ttf`));
  const file = new URL(`../src/ui/be-vietnam-pro-${weight}.woff2`, import.meta.url);
  const subset = await subsetFont(whole, letters, { targetFormat: 'woff2', noHinting: true });
  writeFileSync(file, subset);
  process.stdout.write(`${fileURLToPath(file)} ${subset.length} B\n`);
}
