import * as z from 'zod/mini';
import type { Comment } from '../../contract/tours/comments';
import { apiSource } from '../../api/source';
import { readPublicUserCall } from '../../contract/accounts/calls';
import { listTourCommentsCall } from '../../contract/tours/calls';
import type { Source } from './network-first';
import { createQuery, type QueryStore, querySource } from './query';

const TIMEOUT_MS = 8000;

/** Comments on a tour, the newest first. */
export const commentsOf = (tourId: number): Source<Comment[]> => ({
  key: `comments:${tourId}`,
  ...apiSource(listTourCommentsCall, { params: { id: tourId } }),
  timeoutMs: TIMEOUT_MS,
});

/** The public part of a writer's profile. */
const author = z.object({ id: z.union([z.string(), z.int()]), fullName: z.string(), avatar: z.nullish(z.string()) });
export type Author = z.infer<typeof author>;

const authorOf = (userId: string): Source<Author> => ({
  key: `author:${userId}`,
  ...apiSource(readPublicUserCall, { params: { id: userId }, schema: author }),
  timeoutMs: TIMEOUT_MS,
});

const readings = new Map<string, QueryStore<Author>>();

/** Reads the author of a comment (specification §7): one store for all comments of one person on a page. */
export function readAuthor(userId: string): QueryStore<Author> {
  const known = readings.get(userId);
  if (known) return known;
  const reading = sharedStart(createQuery(querySource(authorOf(userId))));
  readings.set(userId, reading);
  return reading;
}

/** However many look at it, it is asked once, and ends with the last of them. */
function sharedStart<T>(reading: QueryStore<T>): QueryStore<T> {
  const { start } = reading;
  let [lookers, stop]: [number, (() => void) | null] = [0, null];
  return Object.assign(reading, {
    start: () => {
      if (lookers === 0) stop = start();
      lookers += 1;
      return () => {
        lookers -= 1;
        if (lookers === 0) stop?.();
      };
    },
  });
}
