import { isOf, type People, type PersonalRows } from '../../people';
import { commentRoute, forgetAnswers } from '../../platform/db/idempotency';
import { isoOf } from '../../platform/iso';
import { deleteComments, readCommentsOf, type StoredComment } from './comments-store';
import {
  deleteTourRequests,
  forgetTourRequests,
  readTourBookings,
  readTourContacts,
  type TourBooking,
  type TourContact,
} from './requests-store';

const comments: PersonalRows<StoredComment> = {
  kind: 'comments',
  find: async (db, { clues }) => ({
    rows: await readCommentsOf(
      db,
      clues('account').map(({ id }) => id),
    ),
  }),
  export: (row) => ({ text: row.comment, createdAt: isoOf(row.created_at) }),
  async erase({ tx }, { goes }) {
    if (goes.length === 0) return;
    await forgetAnswers(tx, [...new Set(goes.map((one) => commentRoute(one.user_id)))]);
    await deleteComments(
      tx,
      goes.map(({ id }) => id),
    );
  },
};

const tourContacts: PersonalRows<TourContact> = {
  kind: 'tourContacts',
  find: async (db, known) => ({
    rows: (await readTourContacts(db)).filter(({ email, phone }) => isOf(known, email, phone)),
  }),
  clue: ({ name }) => ({ name }),
  export: (row) => ({
    tour: row.tour_name,
    name: row.name,
    email: row.email,
    phone: row.phone,
    text: row.message,
    createdAt: isoOf(row.created_at),
  }),
  async erase({ tx }, { goes }) {
    const ids = goes.map(({ id }) => id);
    if (ids.length > 0) await deleteTourRequests(tx, 'tour-contact', ids);
  },
};

const tourBookings: PersonalRows<TourBooking> = {
  kind: 'tourBookings',
  find: async (db, known) => ({
    rows: (await readTourBookings(db)).filter(({ email, phone }) => isOf(known, email, phone)),
  }),
  clue: (row) => ({ name: row.full_name }),
  export: (row) => ({
    tour: row.tour_name,
    from: row.departure_date,
    adults: row.adults,
    children: row.children + row.small_children,
    babies: row.infants,
    name: row.full_name,
    email: row.email,
    phone: row.phone,
    address: [row.address, row.ward, row.district, row.province].filter((part) => part !== '').join(', '),
    text: row.note,
    total: row.total,
    createdAt: isoOf(row.created_at),
  }),
  async erase({ tx }, { goes }) {
    const ids = goes.map(({ id }) => id);
    if (ids.length > 0) await deleteTourRequests(tx, 'tour-booking', ids);
  },
};

/** Comments on tours and requests for them. */
export const tourPeople: People = {
  rows: [comments, tourContacts, tourBookings],
  retain: {
    tourRequests: async ({ tx }, { before }) =>
      (await forgetTourRequests(tx, 'tour-contact', before)) + (await forgetTourRequests(tx, 'tour-booking', before)),
  },
};
