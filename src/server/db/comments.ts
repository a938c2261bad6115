import type { Selectable } from 'kysely';
import type { Db } from './schema';
import type { TourTables } from './tour-tables';

export type StoredComment = Selectable<TourTables['comments']>;

/** Comments on one thing, the newest first. */
export function readComments(db: Db, targetType: string, targetId: number, limit: number): Promise<StoredComment[]> {
  return db
    .selectFrom('comments')
    .selectAll()
    .where('target_type', '=', targetType)
    .where('target_id', '=', targetId)
    .orderBy('created_at', 'desc')
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
}

/** Keeps a comment, after those of the same thing that came in the same millisecond. */
export async function insertComment(tx: Db, comment: Omit<StoredComment, 'position'>): Promise<void> {
  const { count } = await tx
    .selectFrom('comments')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('target_type', '=', comment.target_type)
    .where('target_id', '=', comment.target_id)
    .where('created_at', '=', comment.created_at)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('comments')
    .values({ ...comment, position: Number(count) })
    .execute();
}
