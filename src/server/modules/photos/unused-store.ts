import type { Photo } from '../../../domain/photos/photo';
import { hasPart } from '../../platform/db/like';
import type { Db } from '../../platform/db/schema';

/**
 * Photographs that were sent before an instant and that nothing has named since: no page, and no change of one that is
 * younger or that can still be taken back. An address names its photograph by its id, wherever it stands.
 *
 * @param before UTC ms
 */
export async function readUnusedPhotos(db: Db, before: number): Promise<Photo[]> {
  const old = await db
    .selectFrom('photos')
    .select(['id', 'width', 'height', 'colour'])
    .where('created_at', '<', before)
    .execute();
  const unused: Photo[] = [];
  for (const photo of old) if (!(await isNamed(db, photo.id, before))) unused.push(photo);
  return unused;
}

export async function deletePhoto(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('photos').where('id', '=', id).execute();
}

async function isNamed(db: Db, id: string, since: number): Promise<boolean> {
  for (const table of ['apartments', 'rooms', 'tours', 'blog_posts', 'documents'] as const) {
    const named = db
      .selectFrom(table)
      .select('body')
      .where((where) => hasPart(where.ref('body'), id));
    const row = await named.limit(1).executeTakeFirst();
    if (row) return true;
  }
  const change = await db
    .selectFrom('content_changes as change')
    .select('change.id')
    .where((where) => where.or([hasPart(where.ref('change.before'), id), hasPart(where.ref('change.after'), id)]))
    // What is said of the photograph itself names it by its subject alone, and is no use of it.
    .where((where) =>
      where.or([
        where('change.at', '>=', since),
        where('change.undone_at', '>=', since),
        where.and([
          where('change.undone_at', 'is', null),
          where.not(
            where.exists(
              where
                .selectFrom('content_changes as later')
                .select('later.id')
                .whereRef('later.area', '=', 'change.area')
                .whereRef('later.subject', '=', 'change.subject')
                .whereRef('later.sequence', '>', 'change.sequence')
                .where('later.undone_at', 'is', null),
            ),
          ),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}
