import jsQR from 'jsqr';

/** A drawn code as a camera has it, without a browser: the path's rectangles are filled by hand. */
export function qrPixels(
  { size, path }: { size: number; path: string },
  modulePx = 4,
): { pixels: Uint8ClampedArray; side: number } {
  const side = size * modulePx;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * modulePx; row < (Number(y) + 1) * modulePx; row += 1) {
      const start = (row * side + Number(x) * modulePx) * 4;
      for (let at = start; at < start + Number(width) * modulePx * 4; at += 4) pixels.fill(0, at, at + 3);
    }
  }
  return { pixels, side };
}

/** Reads a drawn code with an independent reader. */
export function readDrawing(drawing: { size: number; path: string }, modulePx = 4): string | null {
  const { pixels, side } = qrPixels(drawing, modulePx);
  return jsQR(pixels, side, side)?.data ?? null;
}
