/** Writes the files of one group and says what they weigh. */
import { brotliCompressSync } from 'node:zlib';
import { resetIds, tidy } from '../kit/shapes';
import { standalone } from '../kit/standalone';
import { writePublic } from '../kit/write';
import { bitmap } from './render';
import type { Picture } from './picture';

/** A drawing stays a drawing below this many bytes on the wire. */
export const SVG_LIMIT = 12_000;

/** The picture as a file; ids start anew, so that the same source always gives the same bytes. */
export function vector(picture: Picture): string {
  resetIds();
  return standalone(picture.w, picture.h, tidy(picture.draw()));
}

export async function exportGroup(name: string, pictures: readonly Picture[]): Promise<string> {
  let raw = 0;
  let wire = 0;
  let largest = { id: '', bytes: 0 };
  for (const picture of pictures) {
    if (picture.kind === 'png') {
      const bytes = await bitmap(picture, 'day', picture.w)
        .flatten()
        .png({ palette: true, colours: 160, effort: 10, dither: 0 })
        .toBuffer();
      writePublic(`pictures/${picture.id}.png`, bytes);
      raw += bytes.length;
      wire += bytes.length;
      continue;
    }
    const svg = vector(picture);
    const bytes = brotliCompressSync(svg).length;
    if (bytes > SVG_LIMIT) throw new Error(`${picture.id} is ${bytes} bytes compressed, more than ${SVG_LIMIT}`);
    writePublic(`pictures/${picture.id}.svg`, svg);
    raw += svg.length;
    wire += bytes;
    if (bytes > largest.bytes) largest = { id: picture.id, bytes };
  }
  const most = largest.id ? `, largest ${largest.id} ${largest.bytes} B` : '';
  return `${name}: ${pictures.length} pictures, ${Math.round(raw / 1024)} kB on disk, ${Math.round(wire / 1024)} kB compressed${most}`;
}
