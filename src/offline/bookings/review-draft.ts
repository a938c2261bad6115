import type { ReviewWords } from '../../domain/reviews/review';
import { database, withDatabase } from '../storage/db';
import { writeMakingRoom } from '../storage/room';

/** Keys among the documents, beside those of the bookings: sign-out and "forget" wipe them with the rest. */
const keyOf = (id: string): string => `review:${id}`;

/** As long as the page is open; a phone that keeps nothing has these alone. */
const known = new Map<string, ReviewWords>();

/** Keeps a review as far as it is written: a reload or a lost connection costs none of it. Never rejects. */
export async function keepReviewDraft(id: string, words: ReviewWords): Promise<void> {
  known.set(id, words);
  const db = await database();
  if (db) await writeMakingRoom(() => db.documents.put({ key: keyOf(id), data: words, savedAt: Date.now() }));
}

/** Forgets it. */
export async function dropReviewDraft(id: string): Promise<void> {
  known.delete(id);
  await withDatabase((db) => db.documents.delete(keyOf(id)), undefined);
}

/** Brings what was written about a booking's stay back into memory. @returns whether there is anything */
export async function findReviewDraft(id: string): Promise<boolean> {
  const kept = await withDatabase(async (db) => (await db.documents.get(keyOf(id)))?.data, null);
  const words = (kept ?? {}) as Partial<ReviewWords>;
  const { rating, text, name } = words;
  const isWhole = typeof rating === 'number' && typeof text === 'string' && typeof name === 'string';
  if (isWhole && !known.has(id)) known.set(id, { rating, text, name });
  return known.has(id);
}

/** Gives what is in memory of it; `null` for nothing. */
export const reviewDraftOf = (id: string): ReviewWords | null => known.get(id) ?? null;
