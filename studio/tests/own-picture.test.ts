import { existsSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { publicPath } from '../kit/write';
import { ownWidths, placeOwn, widthsFor } from '../scenes/own-picture';

const picture = { id: 'homes/test-own', w: 640, h: 480 };
const files = widthsFor(picture).flatMap((width) =>
  ['avif', 'webp'].map((kind) => publicPath(`pictures/${picture.id}-${width}.${kind}`)),
);

afterEach(() => {
  files.forEach((file) => {
    rmSync(file, { force: true });
  });
});

test('a photograph is cropped to the place of its drawing in every width and both formats', async () => {
  expect(ownWidths(picture)).toEqual([]);
  const photo = await sharp({ create: { width: 1500, height: 800, channels: 3, background: '#7a5' } })
    .jpeg()
    .toBuffer();
  await placeOwn(picture, photo);
  expect(ownWidths(picture)).toEqual([480, 960]);
  const { width, height, format } = await sharp(publicPath('pictures/homes/test-own-960.webp')).metadata();
  expect([width, height, format]).toEqual([960, 720, 'webp']);
  expect(files.every((file) => existsSync(file))).toBe(true);
});
