import sharp from 'sharp';
import type { Camera } from './browser';
import { STAGE, picture, type Film } from './stage';

/** A contact sheet to judge a film by: `count` moments, evenly spread, four in a row. */
export async function writeSheet(camera: Camera, film: Film, file: string, count = 16): Promise<void> {
  const width = 480;
  const height = 270;
  const tiles = [];
  for (let i = 0; i < count; i++) {
    const png = await camera.shoot(picture(film, ((i + 0.5) * film.seconds) / count));
    const input = await sharp(png).resize({ width }).toBuffer();
    tiles.push({ input, left: (i % 4) * (width + 6), top: Math.floor(i / 4) * (height + 6) });
  }
  const rows = Math.ceil(count / 4);
  const base = { width: 4 * width + 18, height: rows * (height + 6) - 6, channels: 3 as const, background: '#fff' };
  await sharp({ create: base }).composite(tiles).png().toFile(file);
}

/** One moment at full size. */
export async function writeStill(camera: Camera, film: Film, second: number, file: string): Promise<void> {
  const png = await camera.shoot(picture(film, Math.round(second * STAGE.fps) / STAGE.fps));
  await sharp(png).toFile(file);
}
