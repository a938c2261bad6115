/**
 * One sheet with every picture of a group, day or night, to be looked at picture by picture:
 * `npx tsx studio/scenes/contact-sheet.ts homes night sheet.png`.
 */
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { Picture } from './picture';
import { bitmap, type Hour } from './render';

const GAP = 12;

export async function contactSheet(
  pictures: readonly Picture[],
  hour: Hour,
  file: string,
  columns = 5,
  width = 300,
): Promise<void> {
  const cells = await Promise.all(
    pictures.map(async (picture) => bitmap(picture, hour, width).png().toBuffer({ resolveWithObject: true })),
  );
  const height = Math.max(...cells.map((cell) => cell.info.height));
  const rows = Math.ceil(cells.length / columns);
  await sharp({
    create: {
      width: columns * (width + GAP) + GAP,
      height: rows * (height + GAP) + GAP,
      channels: 3,
      background: hour === 'day' ? '#f8f4ec' : '#0a161b',
    },
  })
    .composite(
      cells.map((cell, i) => ({
        input: cell.data,
        left: GAP + (i % columns) * (width + GAP),
        top: GAP + Math.floor(i / columns) * (height + GAP),
      })),
    )
    .png()
    .toFile(file);
}

const [, script = '', group = '', hour = 'day', file = 'sheet.png'] = process.argv;
if (import.meta.url === pathToFileURL(script).href) {
  const { GROUPS } = await import('./catalogue');
  const pictures = GROUPS[group];
  if (!pictures) throw new Error(`No group "${group}". Groups: ${Object.keys(GROUPS).join(', ')}`);
  await contactSheet(pictures, hour === 'night' ? 'night' : 'day', file);
}
