import type { ReviewWords } from '../../../domain/reviews/review';
import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from '../../../offline/storage/storage-keys';

/** Keeps a review as far as it is written: a reload or a lost connection costs none of it. */
export const keepReviewDraft = (id: string, words: ReviewWords): void =>
  void writeLocal(LOCAL_KEYS.reviewDraft, JSON.stringify({ id, ...words }));

export const dropReviewDraft = (): void => void removeLocal(LOCAL_KEYS.reviewDraft);

/** Reads what was written about this booking's stay; `null` for nothing. */
export function readReviewDraft(id: string): ReviewWords | null {
  try {
    const kept = JSON.parse(readLocal(LOCAL_KEYS.reviewDraft) ?? '{}') as Partial<ReviewWords & { id: string }>;
    const { rating, text, name } = kept;
    const isWhole = typeof rating === 'number' && typeof text === 'string' && typeof name === 'string';
    return kept.id === id && isWhole ? { rating, text, name } : null;
  } catch {
    return null;
  }
}
