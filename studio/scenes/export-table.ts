/** Exports for the build: the catalogue for data, the table for the `Picture` part. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readPalette } from '../kit/palette';
import { writePublic } from '../kit/write';
import { GROUPS } from './catalogue';
import { bitmap, type Hour } from './render';
import { ownWidths } from './own-picture';
import type { Picture } from './picture';

/** Tones a picture's ground may take while it loads; `ui/pictures/picture.module.css` has one rule for each. */
export const GROUND_TONES = [
  'sky-1',
  'sky-2',
  'mist',
  'cream',
  'wall-ochre',
  'wall-clay',
  'wall-sand',
  'jade-mist',
  'wood-l',
  'wood',
  'sea-1',
  'sea-2',
  'karst-1',
  'karst-2',
  'linen',
  'linen-2',
  'stone',
  'steel',
  'road',
  'tile-l',
  'leaf',
  'clay',
] as const;

export function writeCatalogue(): void {
  const pictures = Object.values(GROUPS)
    .flat()
    .map(({ id, w, h, alt, subject, kind = 'svg' }) => ({ id, file: `/pictures/${id}.${kind}`, w, h, alt, subject }));
  writePublic('pictures/catalogue.json', `[\n${pictures.map((picture) => JSON.stringify(picture)).join(',\n')}\n]\n`);
}

type Rgb = readonly [number, number, number];
const rgb = (hex: string): Rgb => {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1, 7);
  const part = (i: number): number => parseInt(digits.slice(i, i + 2), 16);
  return [part(0), part(2), part(4)];
};
const distance = (a: Rgb, b: Rgb): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

async function mean(picture: Picture, hour: Hour): Promise<Rgb> {
  const { data } = await bitmap(picture, hour, 64)
    .flatten()
    .resize(1, 1, { kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0];
}

/** The palette's tone nearest to the picture by day and by night together. */
async function groundTone(picture: Picture): Promise<number> {
  const palette = readPalette();
  const [day, night] = [await mean(picture, 'day'), await mean(picture, 'night')];
  const costs = GROUND_TONES.map((name) => {
    const tone = palette.get(`il-${name}`);
    return tone ? distance(rgb(tone.day), day) + distance(rgb(tone.night), night) : Infinity;
  });
  return costs.indexOf(Math.min(...costs));
}

/** One line per size: ids without group, each with the letter of its tone. */
export async function writeTable(): Promise<void> {
  const sizes = new Map<string, string[]>();
  for (const picture of Object.values(GROUPS)
    .flat()
    .filter(({ kind }) => kind !== 'png')) {
    const slash = picture.id.lastIndexOf('/');
    const folder = slash < 0 ? '' : picture.id.slice(0, slash);
    const widths = ownWidths(picture);
    const key = [folder, picture.w, picture.h, ...(widths.length ? ['avif', widths.join()] : ['svg'])].join(' ');
    const letter = String.fromCharCode(97 + (await groundTone(picture)));
    sizes.set(key, [...(sizes.get(key) ?? []), picture.id.slice(slash + 1) + '=' + letter]);
  }
  const lines = [...sizes].map(([key, ids]) => `  '${key}':\n    '${ids.join(' ')}',`);
  const source = `/** Written by \`studio/export-pictures.ts\`. Folder, width, height and kind → name=tone of every picture in it. */\nexport const TONES =\n  '${GROUND_TONES.join(' ')}';\n\nexport const PICTURES: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`;
  const file = fileURLToPath(new URL('../../src/ui/pictures/pictures.generated.ts', import.meta.url));
  writeFileSync(file, source);
  execFileSync('npx', ['oxfmt', file]);
}
