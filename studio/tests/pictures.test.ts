import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { GROUPS } from '../scenes/catalogue';
import { GROUND_TONES } from '../scenes/export-table';
import { SVG_LIMIT, vector } from '../scenes/export-group';
import { bitmap } from '../scenes/render';
import { isPicture, pictureFacts } from '../../src/ui/pictures/picture-table';

import { HA_LONG } from '../scenes/homes/ha-long';
import { HA_NOI } from '../scenes/homes/ha-noi';

const root = join(import.meta.dirname, '../..');
const pictures = Object.values(GROUPS).flat();
const drawings = pictures
  .filter((picture) => picture.kind !== 'png')
  .map((picture) => ({ ...picture, source: vector(picture) }));
/** A quick setting: what is small enough here is smaller still as it is served. */
const weigh = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

test('no two pictures share an id, and no two are the same drawing', () => {
  expect(new Set(pictures.map((picture) => picture.id)).size).toBe(pictures.length);
  expect(new Set(drawings.map(({ source }) => source)).size).toBe(drawings.length);
});

test('every file on disk is what its source draws, and small enough to stay a drawing', () => {
  for (const picture of drawings) {
    const file = readFileSync(join(root, 'public/pictures', `${picture.id}.svg`), 'utf8');
    expect(file === picture.source, `${picture.id} is older than its source: run the export`).toBe(true);
    expect(weigh(file), picture.id).toBeLessThan(SVG_LIMIT);
  }
});

test('drawings stand alone: no broken number, no colour from outside, nothing that is fetched', () => {
  for (const { id, source } of drawings) {
    expect(source, id).not.toMatch(/NaN|undefined|Infinity/);
    expect(source, id).not.toMatch(/var\(--il-/);
    expect(source, id).not.toMatch(/(href|src)="(?!#)/);
  }
});

test('a scene covers its whole frame: nothing of the page shows through it', async () => {
  const cutOut = new Set(['hero/branch', 'hero/blind']);
  // The edge is left out, and a seam of less than half a pixel counts as closed: both are blended when made smaller.
  const inset = 2;
  for (const picture of pictures.filter(({ id }) => !cutOut.has(id))) {
    const { data, info } = await bitmap(picture, 'day', 160).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const holes = [...Array(info.width * info.height).keys()].filter((i) => {
      const [x, y] = [i % info.width, Math.floor(i / info.width)];
      const inside = Math.min(x, y, info.width - 1 - x, info.height - 1 - y) >= inset;
      return inside && (data[i * info.channels + 3] ?? 0) < 128;
    });
    expect(holes.length, picture.id).toBe(0);
  }
}, 60_000);

test('every picture says what is to be seen in both languages', () => {
  for (const { id, alt } of pictures.filter((picture) => picture.subject !== 'placeholder')) {
    expect(alt.vi.length, id).toBeGreaterThan(10);
    expect(alt.en.length, id).toBeGreaterThan(10);
    expect(alt.vi, id).not.toBe(alt.en);
  }
});

test('the table of the Picture part knows every picture with its size and a ground that has a rule', () => {
  const css = readFileSync(join(root, 'src/ui/pictures/picture.module.css'), 'utf8');
  for (const tone of GROUND_TONES) expect(css).toContain(`[data-tone='${tone}']`);
  for (const picture of drawings) {
    expect(isPicture(picture.id), picture.id).toBe(true);
    const facts = pictureFacts(picture.id);
    expect([facts.w, facts.h], picture.id).toEqual([picture.w, picture.h]);
    expect(existsSync(join(root, 'public', facts.src)), facts.src).toBe(true);
  }
});

test('all pictures together stay under 12 MB in the repository', () => {
  const bytes = readdirSync(join(root, 'public/pictures'), { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + (statSync(join(root, 'public/pictures', name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  expect(bytes).toBeLessThan(12 * 1024 * 1024);
});

test('apartments beside each other in a list differ in at least three traits', () => {
  for (const city of [HA_LONG, HA_NOI]) {
    city.slice(1).forEach((home, i) => {
      const before = city[i];
      const traits = ['wall', 'floor', 'view', 'shape', 'accent', 'living'] as const;
      const changed =
        traits.filter((trait) => before?.[trait] !== home[trait]).length + Number(before?.cloth[0] !== home.cloth[0]);
      expect(changed, `${before?.slug ?? ''} and ${home.slug}`).toBeGreaterThanOrEqual(3);
    });
  }
});

test('each city is recognised by its windows', () => {
  const bay = new Set(['bay', 'islands', 'bridge', 'wheel', 'harbour', 'cove']);
  expect(HA_LONG.every((home) => bay.has(home.view))).toBe(true);
  expect(HA_NOI.some((home) => bay.has(home.view))).toBe(false);
});
