import * as z from 'zod/mini';
import { MAX_COMMENT } from '../../domain/validation/comment';

/** Kinds of things that can be commented on (specification §3). */
const COMMENT_TARGETS = ['TOUR'] as const;

/** A comment. Who wrote it is asked for by `userId` (`GET /api/users/{id}`); the text is text, never HTML. */
const comment = z.object({
  id: z.string(),
  userId: z.string(),
  targetType: z.enum(COMMENT_TARGETS),
  targetId: z.int(),
  comment: z.string(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
});
export type Comment = z.infer<typeof comment>;

/** `GET /api/comments/TOUR/{id}`: the newest first, 500 at most. */
export const commentList = z.array(comment);

/**
 * `POST /api/comments`, with a session whose user is `userId`. 201 `postedComment`; 401 without a session, 403 with
 * another's; 404 when the tour is not there; 422 with `field`.
 */
export const newComment = z.object({
  /** Ids are opaque texts; a number counts as its digits. */
  userId: z.union([z.string(), z.int()]),
  targetType: z.enum(COMMENT_TARGETS),
  targetId: z.int(),
  comment: z.string().check(z.maxLength(2 * MAX_COMMENT)),
});
export type NewComment = z.infer<typeof newComment>;

/** The comment as it is kept, and with it our receipt. */
export const postedComment = z.extend(comment, { receivedAt: z.string() });
