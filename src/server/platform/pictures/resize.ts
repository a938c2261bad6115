import sharp, { type Sharp } from 'sharp';
import { pictureTypeOf, type PictureType } from '../../../domain/photos/picture-type';
import { AppError, type ErrorCode } from '../../errors';
import { KeyedMutex } from '../jobs/keyed-mutex';

/** More than any telephone takes; beyond it a small file unfolds into gigabytes. */
const MAX_PIXELS = 50_000_000;

/** One picture at a time: each unfolds into many megabytes. */
const turns = new KeyedMutex();
sharp.cache(false);
sharp.concurrency(1);

/**
 * Opens a picture that somebody sent, upright and in sRGB, and has it drawn anew: nothing that came with it, metadata
 * or a program behind it, is ever kept or served.
 *
 * @param types the kinds that are taken, by their first bytes and not by name
 * @param refusal what is said of anything else
 * @throws AppError 415 with `refusal`
 */
export async function redraw<T>(
  bytes: Buffer,
  types: readonly PictureType[],
  refusal: ErrorCode,
  draw: (picture: Sharp) => Promise<T>,
): Promise<T> {
  // Looked at first: what is none of the kinds must not even reach a decoder.
  const type = pictureTypeOf(bytes);
  if (type === null || !types.includes(type)) throw new AppError(415, refusal, { field: 'file' });
  return turns.run('picture', async () => {
    try {
      return await draw(
        sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).rotate().toColourspace('srgb'),
      );
    } catch {
      throw new AppError(415, refusal, { field: 'file' });
    }
  });
}
