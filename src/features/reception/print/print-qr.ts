import { encode } from 'uqr';

/** Modules of quiet ground around a code; four is what readers are promised. */
const BORDER = 4;
/**
 * An address fits into version 4 already, but there a label over 15 % of the code touches more codewords than level Q
 * repairs: the coarser the code, the more of them lie half under its edge. From version 6 on they are within it.
 */
const MIN_VERSION = 6;

/** A code as it is drawn everywhere: on the sheet, in a file, and where it is read back. */
export interface QrPicture {
  /** Modules from edge to edge, quiet ground included: the side of the drawing's own square. */
  size: number;
  /** The dark modules, as SVG and canvas read paths. */
  path: string;
}

/** Draws a text at error correction Q: a quarter of the code may be dirty or torn. */
export function drawQr(text: string): QrPicture {
  const { data, size } = encode(text, { ecc: 'Q', border: BORDER, minVersion: MIN_VERSION });
  return { size, path: data.map((row, y) => runsOf(row, y)).join('') };
}

/** Neighbours in a row are one rectangle: a third of the path, and no hairlines between modules on paper. */
function runsOf(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const width = x + 1 - start;
    path += `M${start} ${y}h${width}v1h-${width}z`;
  }
  return path;
}
