import type { BookingStatus } from '../bookings/booking';
import { cleanLine, cleanLines, lineProblem, linesProblem } from '../validation/line';

/** Marks that a guest may give, the worst first. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
/** Longest review, and longest name under it. */
export const MAX_REVIEW = 1000;
export const MAX_REVIEW_NAME = 40;
/** Longest answer of reception, and longest reason for itself. */
export const MAX_REVIEW_ANSWER = 500;

/** Review as its guest writes it; 0 while no mark is given. */
export interface ReviewWords {
  rating: number;
  text: string;
  name: string;
}

/** Cleans what was typed, to be sent and kept. */
export const cleanReview = ({ rating, text, name }: ReviewWords): ReviewWords => ({
  rating,
  text: cleanLines(text),
  name: cleanLine(name),
});

export type ReviewProblem = 'required' | 'tooLong' | 'invalid';

/** Finds what is wrong with a cleaned review, by field; a mark and a name are asked for, words are not. */
export function reviewProblems({ rating, text, name }: ReviewWords): Partial<Record<keyof ReviewWords, ReviewProblem>> {
  const marked = RATINGS.some((one) => one === rating);
  const wrongText = linesProblem(text, MAX_REVIEW);
  const wrongName = name === '' ? 'required' : lineProblem(name, MAX_REVIEW_NAME);
  return {
    ...(!marked && { rating: rating === 0 ? 'required' : 'invalid' }),
    ...(wrongText && { text: wrongText }),
    ...(wrongName && { name: wrongName }),
  };
}

interface EndOfStay {
  status: BookingStatus;
  arrivedAt: number | null;
  leftAt: number | null;
  noShowAt: number | null;
  /** Hour of leaving on the last day, UTC ms. */
  endsAt: number;
}

/**
 * Tells whether a booking's guest has stayed and gone: only such a one may say how it was. Whoever was seen to come is
 * inside until somebody has seen them go.
 *
 * @param now UTC ms
 */
export const hasStayed = ({ status, arrivedAt, leftAt, noShowAt, endsAt }: EndOfStay, now: number): boolean =>
  status === 'CONFIRMED' && noShowAt === null && (leftAt !== null || (arrivedAt === null && endsAt <= now));

/** So few marks are told one by one: a mean of them would say more than there is. */
const LEAST_FOR_MEAN = 3;

/** Mean of the marks shown of a home, to one decimal; `null` for too few. */
export const meanOf = (ratings: readonly number[]): number | null =>
  ratings.length < LEAST_FOR_MEAN
    ? null
    : Math.round((ratings.reduce((sum, one) => sum + one, 0) / ratings.length) * 10) / 10;
