import { rm } from 'node:fs/promises';
import path from 'node:path';
import { PHOTO_FORMATS, photoFile, photoWidths } from '../../../domain/photos/photo';
import { inTransaction } from '../../platform/db/transaction';
import type { Database } from '../../platform/db/schema';
import { deletePhoto, type PhotoUse, readUnusedPhotos } from './unused-store';

/** Days that an unused photograph is kept, in case it is wanted back. */
const UNUSED_PHOTO_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/**
 * Deletes photographs that nothing has shown for 30 days, with their files. The row goes first: a photograph without one
 * is in no list, a file that stays behind harms nobody.
 *
 * @param uses everything that can show one
 * @param now UTC ms
 * @returns how many
 */
export async function forgetUnusedPhotos(
  { db, folder, uses }: { db: Database; folder: string; uses: readonly PhotoUse[] },
  now: number,
): Promise<number> {
  const gone = await inTransaction(db, async (tx) => {
    const photos = await readUnusedPhotos(tx, uses, now - UNUSED_PHOTO_DAYS * DAY_MS);
    for (const { id } of photos) await deletePhoto(tx, id);
    return photos;
  });
  for (const photo of gone) {
    for (const width of photoWidths(photo.width)) {
      for (const format of PHOTO_FORMATS) {
        await rm(path.join(folder, photoFile(photo, width, format)), { force: true });
      }
    }
  }
  return gone.length;
}
