import { randomUUID } from 'node:crypto';
import type { Comment, NewComment } from '../../../contract/tours/comments';
import { commentProblem } from '../../../domain/validation/comment';
import { cleanLines } from '../../../domain/validation/line';
import { lockQuotas } from '../../platform/db/quota-locks';
import { insertComment, readComments, readCommentTimes, type StoredComment } from './comments-store';
import { commentRoute } from '../../platform/db/idempotency';
import type { Database, Db } from '../../platform/db/schema';
import { AppError } from '../../errors';
import { answerOnce } from '../../platform/db/replay';
import type { Tours } from './tours';

/** More than anybody reads; a tour that has more shows the newest. */
const MOST_COMMENTS = 500;

const HOUR_MS = 3_600_000;
/** Comments of one account in an hour: more than anybody writes who has been somewhere, less than hides the others'. */
const AN_HOUR = 20;

interface Deps {
  db: Database;
  clock: () => number;
  tours: Tours;
}

/** Comments of signed-in people on tours. Text stays text: it is kept as typed and escaped where it is shown. */
export class CommentService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @returns the newest first
   * @throws AppError 404 when there is no such tour
   */
  async of(tourId: number): Promise<Comment[]> {
    const { db, tours } = this.#deps;
    if (!tours.tour(tourId)) throw new AppError(404, 'notFound');
    return (await readComments(db, 'TOUR', tourId, MOST_COMMENTS)).map(commentOf);
  }

  /**
   * Takes a comment.
   *
   * @param writer the user of the session
   * @returns `postedComment` as JSON, the same for the same key
   * @throws AppError 403 when it is in another's name, 404, 422 with the field, 429 after 20 in an hour
   */
  async post(sent: NewComment, writer: { id: string }, key: string | null): Promise<string> {
    const { tours } = this.#deps;
    if (String(sent.userId) !== writer.id) throw new AppError(403, 'forbidden', { field: 'userId' });
    const call = { route: commentRoute(writer.id), key, body: sent, status: 201 };
    return answerOnce(this.#deps, call, async (tx, now) => {
      if (!tours.tour(sent.targetId)) throw new AppError(404, 'notFound');
      const problem = commentProblem(sent.comment);
      if (problem) throw new AppError(422, problem, { field: 'comment' });
      await requireRoom(tx, writer.id, now);
      const row = {
        id: randomUUID(),
        target_type: sent.targetType,
        target_id: sent.targetId,
        user_id: writer.id,
        comment: cleanLines(sent.comment),
        created_at: now,
        hidden_at: null,
      };
      await insertComment(tx, row);
      return JSON.stringify({
        ...commentOf({ ...row, position: 0 }),
        receivedAt: new Date(now).toISOString(),
      });
    });
  }
}

/** Throws 429 with the seconds until the oldest of the last hour's comments is an hour old. */
async function requireRoom(tx: Db, userId: string, now: number): Promise<void> {
  await lockQuotas(tx, [`comment ${userId}`], now);
  const oldest = (await readCommentTimes(tx, userId, now - HOUR_MS, AN_HOUR))[AN_HOUR - 1];
  if (oldest === undefined) return;
  const wait = oldest + HOUR_MS - now;
  throw new AppError(429, 'tooManyComments', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}

const commentOf = (row: StoredComment): Comment => ({
  id: row.id,
  userId: row.user_id,
  targetType: 'TOUR',
  targetId: row.target_id,
  comment: row.comment,
  createdAt: new Date(row.created_at).toISOString(),
});
