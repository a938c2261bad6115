import type { Photo } from '../../../domain/photos/photo';
import type { Db } from '../../platform/db/schema';
import { namesInChanges } from '../editing/store';

/** Tells whether something of a page has a text in it. */
export type PhotoUse = (db: Db, text: string) => Promise<boolean>;

/**
 * Photographs that were sent before an instant and that nothing has named since: no page, and no change of one that is
 * younger or that can still be taken back. An address names its photograph by its id, wherever it stands.
 *
 * @param before UTC ms
 */
export async function readUnusedPhotos(db: Db, uses: readonly PhotoUse[], before: number): Promise<Photo[]> {
  const old = await db
    .selectFrom('photos')
    .select(['id', 'width', 'height', 'colour'])
    .where('created_at', '<', before)
    .execute();
  const unused: Photo[] = [];
  for (const photo of old) if (!(await isNamed(db, uses, photo.id, before))) unused.push(photo);
  return unused;
}

export async function deletePhoto(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('photos').where('id', '=', id).execute();
}

async function isNamed(db: Db, uses: readonly PhotoUse[], id: string, since: number): Promise<boolean> {
  for (const isNamedIn of uses) if (await isNamedIn(db, id)) return true;
  // What is said of the photograph itself names it by its subject alone, and is no use of it.
  return namesInChanges(db, id, since);
}
