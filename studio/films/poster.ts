import sharp from 'sharp';
import { STAGE } from './stage';

export interface Poster {
  width: number;
  height: number;
  /** Placeholder while it loads: the picture's mean colour. */
  color: string;
}

/** Writes `<base>.poster.avif|webp` and the 640 wide pair, and says what a page needs to reserve the place. */
export async function writePosters(png: Buffer, base: string): Promise<Poster> {
  for (const [width, suffix] of [
    [STAGE.width, ''],
    [640, '-640'],
  ] as const) {
    // oxfmt-ignore
    const picture = sharp(png).resize({ width });
    await picture.clone().avif({ quality: 58, effort: 6 }).toFile(`${base}.poster${suffix}.avif`);
    await picture.clone().webp({ quality: 80, effort: 6 }).toFile(`${base}.poster${suffix}.webp`);
  }
  const { data } = await sharp(png)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: STAGE.width, height: STAGE.height, color: `#${data.toString('hex')}` };
}
