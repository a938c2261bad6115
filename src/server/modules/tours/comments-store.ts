import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/schema';
import { forgetItemStates } from '../attention/item-states-store';
import type { TourTables } from './tables';

export type StoredComment = Selectable<TourTables['comments']>;

/** Comments on one thing that visitors see, the newest first. */
export function readComments(db: Db, targetType: string, targetId: number, limit: number): Promise<StoredComment[]> {
  return db
    .selectFrom('comments')
    .selectAll()
    .where('target_type', '=', targetType)
    .where('target_id', '=', targetId)
    .where('hidden_at', 'is', null)
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

/** Reads when the latest comments of a person were written, the latest first, in ms. */
export async function readCommentTimes(tx: Db, userId: string, since: number, limit: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('comments')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.created_at);
}

/** Picks those of these comments that visitors do not see. */
export async function hiddenComments(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('comments')
    .select('id')
    .where('id', 'in', ids)
    .where('hidden_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Shows a comment, or hides it from now on. @returns whether there is such a comment */
export async function writeCommentHidden(db: Db, id: string, hiddenAt: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('comments')
    .set({ hidden_at: hiddenAt })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Reads all comments of these accounts, hidden ones too. */
export async function readCommentsOf(db: Db, userIds: readonly string[]): Promise<StoredComment[]> {
  if (userIds.length === 0) return [];
  return db.selectFrom('comments').selectAll().where('user_id', 'in', userIds).orderBy('id').execute();
}

export async function deleteComments(tx: Db, ids: readonly string[]): Promise<void> {
  await forgetItemStates(tx, 'comment', ids);
  await tx.deleteFrom('comments').where('id', 'in', ids).execute();
}

/** Says what differs once a comment has come, or is shown or hidden. */
export const commentChanges = (db: Db): Promise<unknown> =>
  db
    .selectFrom('comments')
    .select(({ fn }) => [fn.max('created_at').as('last'), fn.count<number>('hidden_at').as('hidden')])
    .executeTakeFirst();

/** Comments as the inbox has them, with the account that has written each in place of its person. */
export const commentItems = (db: Db) =>
  db
    .selectFrom('comments')
    .select(['id', 'created_at as at', 'user_id', 'comment as text'])
    .select((select) => select.cast<string>('target_id', 'text').as('place'))
    .as('comment');
