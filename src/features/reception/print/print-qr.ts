import { correction, generate } from 'lean-qr/nano';
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
  const rows = isPlain(text) ? encode(text, { ecc: 'Q', border: BORDER, minVersion: MIN_VERSION }).data : named(text);
  return { size: rows.length, path: rows.map((row, y) => runsOf(row, y)).join('') };
}

const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** A text with marks says that it is UTF-8 (ECI 26), which `uqr` cannot: a reader that guesses joins no network. */
function named(text: string): boolean[][] {
  const code = generate(text, { minCorrectionLevel: correction.Q, minVersion: MIN_VERSION });
  const side = Array.from({ length: code.size + 2 * BORDER }, (_, at) => at - BORDER);
  return side.map((y) => side.map((x) => code.get(x, y)));
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
