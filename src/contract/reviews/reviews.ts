import * as z from 'zod/mini';
import { MAX_REVIEW, MAX_REVIEW_ANSWER, MAX_REVIEW_NAME } from '../../domain/reviews/review';

/**
 * `PUT /api/apartment-bookings/{id}/review` → 200 `bookingView`: what the guest who has stayed says of it, one a booking;
 * what is changed is hidden until reception shows it again. 403 `bookerOnly`; 409 `notStayed` while the stay is not
 * over; 422 with `field`. `DELETE` takes it back.
 */
export const newReview = z.object({
  rating: z.int(),
  text: z.string().check(z.maxLength(2 * MAX_REVIEW)),
  name: z.string().check(z.maxLength(2 * MAX_REVIEW_NAME)),
});

/** Part of the booker's view once the stay is over. */
export const ownReview = z.object({
  /** Name that is proposed. */
  name: z.string(),
  /** `null` before there is one. */
  written: z.nullable(
    z.object({
      rating: z.int(),
      text: z.string(),
      name: z.string(),
      /** Tells whether visitors see it. */
      shown: z.boolean(),
      /** Answer of reception; `''` for none. */
      answer: z.string(),
    }),
  ),
});
export type OwnReview = z.infer<typeof ownReview>;

/** `GET /api/apartments/{id}/reviews`: those that reception shows, the newest stays first, 20 at most. */
export const shownReviews = z.object({
  count: z.int(),
  /** Mean to one decimal; `null` while there are too few. */
  mean: z.nullable(z.number()),
  reviews: z.array(
    z.object({
      rating: z.int(),
      text: z.string(),
      name: z.string(),
      /** Language that it is taken to be written in. */
      lang: z.string(),
      /** Month `YYYY-MM` of the stay, and its nights. */
      month: z.string(),
      nights: z.int(),
      answer: z.string(),
    }),
  ),
});
export type ShownReviews = z.infer<typeof shownReviews>;

const words = z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(MAX_REVIEW_ANSWER));

/** `PUT /api/reception/reviews/{id}`: 404; 409 `reviewChanged` when its guest has written another one since. */
export const reviewDecision = z.object({
  shown: z.boolean(),
  /** Answer that visitors read below it; `''` for none. */
  answer: words,
  /** Reason that stays inside. */
  reason: words,
  /** Instant of the guest's last change, as the desk has read it. */
  version: z.int(),
});
export type ReviewDecision = z.infer<typeof reviewDecision>;

/** Part of an item of the inbox. */
export const deskReview = z.object({
  rating: z.int(),
  ...reviewDecision.shape,
});
