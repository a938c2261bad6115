import type { QrPicture } from '../../../ui/pictures/qr-picture';

/** Gives the text of a picture; `null` when there is none to read. */
export type ReadQr = (picture: QrPicture) => string | null;

/** Pixels of a module: no more than a camera at arm’s length gets of it. */
const MODULE_PX = 3;

/**
 * A reader that shares nothing with what draws the codes: the browser paints the printed path, and another library
 * looks for a code in the pixels.
 *
 * @throws when the reader cannot be loaded, or this browser has no canvas
 */
export async function openQrReader(): Promise<ReadQr> {
  const { default: read } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas to read codes from');
  return ({ size, path }) => {
    const side = size * MODULE_PX;
    canvas.width = side;
    canvas.height = side;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, side, side);
    context.scale(MODULE_PX, MODULE_PX);
    context.fillStyle = '#000';
    context.fill(new Path2D(path));
    const { data } = context.getImageData(0, 0, side, side);
    return read(data, side, side, { inversionAttempts: 'dontInvert' })?.data ?? null;
  };
}
