/**
 * Puts a photograph of the hotel's own in the place of a drawing:
 * `npx tsx studio/scenes/own-picture.ts homes/hl-01-living lobby.jpg`, then the export once more for the table.
 * The drawing stays; the table prefers bitmaps where they lie.
 */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { publicPath, writePublic } from '../kit/write';
import type { Picture } from './picture';

/** Widths that pages ask for; the hero alone is shown wider than 960. */
export const widthsFor = (picture: Pick<Picture, 'w'>): readonly number[] =>
  picture.w > 1000 ? [480, 960, 1600] : [480, 960];

/** The widths of a hotel's own bitmaps for this id, when all of them lie there in both formats. */
export function ownWidths(picture: Pick<Picture, 'id' | 'w'>): readonly number[] {
  const widths = widthsFor(picture);
  const complete = widths.every((width) =>
    ['avif', 'webp'].every((kind) => existsSync(publicPath(`pictures/${picture.id}-${width}.${kind}`))),
  );
  return complete ? widths : [];
}

/** Crops the photograph to the drawing's ratio and writes every width as AVIF and WebP. */
export async function placeOwn(
  picture: Pick<Picture, 'id' | 'w' | 'h'>,
  photo: string | Buffer,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const width of widthsFor(picture)) {
    const sized = sharp(photo)
      .rotate()
      .resize(width, Math.round((width * picture.h) / picture.w), { fit: 'cover', position: 'attention' });
    lines.push(
      writePublic(
        `pictures/${picture.id}-${width}.avif`,
        await sized.clone().avif({ quality: 52, effort: 6 }).toBuffer(),
      ),
    );
    lines.push(
      writePublic(`pictures/${picture.id}-${width}.webp`, await sized.clone().webp({ quality: 74 }).toBuffer()),
    );
  }
  return lines;
}

async function main(id: string, photo: string): Promise<void> {
  const { GROUPS } = await import('./catalogue');
  const picture = Object.values(GROUPS)
    .flat()
    .find((known) => known.id === id);
  if (!picture) throw new Error(`No picture "${id}" in the catalogue`);
  process.stdout.write(`${(await placeOwn(picture, photo)).join('\n')}\n`);
}

const [, script = '', id = '', photo = ''] = process.argv;
if (import.meta.url === pathToFileURL(script).href) await main(id, photo);
