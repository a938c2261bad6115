/** Bitmaps of a drawing: contact sheets, dominant tones, raster exports. Chromium is not needed for still pictures. */
import sharp, { type Sharp } from 'sharp';
import { tidy } from '../kit/shapes';
import { fixed } from '../kit/standalone';
import type { Tone } from '../kit/palette';
import type { Picture } from './picture';

export type Hour = keyof Tone;

/** The drawing at `width` pixels in the colours of one hour. */
export function bitmap(picture: Picture, hour: Hour, width: number): Sharp {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${picture.w} ${picture.h}" width="${picture.w}" height="${picture.h}">${tidy(picture.draw())}</svg>`;
  const density = Math.max(1, (72 * width) / picture.w);
  return sharp(Buffer.from(fixed(source, hour)), { density }).resize(
    width,
    Math.round((width * picture.h) / picture.w),
    {
      fit: 'fill',
    },
  );
}
