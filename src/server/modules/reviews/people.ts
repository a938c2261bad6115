import type { People, PersonalRows } from '../../people';
import { isoOf } from '../../platform/iso';
import { deleteReviews, readReviews, type StoredReview } from './store';

const reviews: PersonalRows<StoredReview & { id: string }> = {
  kind: 'reviews',
  find: async (db, { clues }) => {
    const bookings = clues('bookings').map(({ id }) => id);
    return { rows: (await readReviews(db, bookings)).map((row) => ({ ...row, id: row.booking_id })) };
  },
  export: (row) => ({
    number: row.booking_id,
    name: row.name,
    rating: row.rating,
    text: row.text,
    answer: row.answer,
    shownAt: isoOf(row.shown_at),
    createdAt: isoOf(row.written_at),
  }),
  async erase({ tx }, { goes }) {
    await deleteReviews(
      tx,
      goes.map(({ booking_id: id }) => id),
    );
  },
};

/** Reviews; a booking that forgets its guest takes its own along. */
export const reviewPeople: People = { rows: [reviews] };
