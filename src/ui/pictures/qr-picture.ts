import { correction, generate } from 'lean-qr/nano';

/** Modules of quiet ground around a code; four is what readers are promised. */
const BORDER = 4;

/** A code as it is drawn everywhere: on the screen, on the sheet, in a file, and where it is read back. */
export interface QrPicture {
  /** Modules from edge to edge, quiet ground included: the side of the drawing's own square. */
  size: number;
  /** The dark modules, as SVG and canvas read paths. */
  path: string;
}

/**
 * Draws a text at error correction Q: a quarter of the code may be dirty or torn. A text with marks says that it is
 * UTF-8 (ECI 26): a reader that guesses joins no network.
 *
 * @param minVersion smallest size, 1 to 40
 */
export function qrPicture(text: string, minVersion = 1): QrPicture {
  const code = generate(text, { minCorrectionLevel: correction.Q, minVersion });
  const size = code.size + 2 * BORDER;
  const rows = Array.from({ length: code.size }, (_, y) => rowOf((x) => code.get(x, y), code.size, y + BORDER));
  return { size, path: rows.join('') };
}

/** Neighbours in a row are one rectangle: a third of the path, and no hairlines between modules on paper. */
function rowOf(isDark: (x: number) => boolean, length: number, y: number): string {
  let path = '';
  for (let x = 0; x < length; x += 1) {
    if (!isDark(x)) continue;
    const start = x;
    while (x + 1 < length && isDark(x + 1)) x += 1;
    const width = x + 1 - start;
    path += `M${start + BORDER} ${y}h${width}v1h-${width}z`;
  }
  return path;
}
