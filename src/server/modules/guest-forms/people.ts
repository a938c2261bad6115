import { type Known, isOf, type People, type PersonalRows } from '../../people';
import { isoOf } from '../../platform/iso';
import {
  deleteSubmissions,
  forgetSubmissions,
  type GuestFormRow,
  type InterestRow,
  readGuestForms,
  readInterests,
} from './store';

const guestForms: PersonalRows<GuestFormRow> = {
  kind: 'guestForms',
  find: async (db, known) => ({ rows: (await readGuestForms(db)).filter(isBy(known)) }),
  clue: (row) => ({ name: row.full_name }),
  export: exportForm,
  async erase({ tx }, { goes }) {
    const ids = goes.map(({ id }) => id);
    if (ids.length > 0) await deleteSubmissions(tx, 'guest-form', ids);
  },
};

const interests: PersonalRows<InterestRow> = {
  kind: 'interests',
  find: async (db, known) => ({ rows: (await readInterests(db)).filter(isBy(known)) }),
  export: ({ action, ...row }) => {
    const { createdAt, ...fields } = exportForm(row);
    return { ...fields, text: action, createdAt };
  },
  async erase({ tx }, { goes }) {
    const ids = goes.map(({ id }) => id);
    if (ids.length > 0) await deleteSubmissions(tx, 'interest', ids);
  },
};

/** Forms and words of interest from the guide. */
export const guestFormPeople: People = {
  rows: [guestForms, interests],
  retain: {
    guestForms: async ({ tx }, { before }) =>
      (await forgetSubmissions(tx, 'guest-form', before)) + (await forgetSubmissions(tx, 'interest', before)),
  },
};

const isBy =
  (known: Known) =>
  ({ email, phone_number: phone }: GuestFormRow): boolean =>
    isOf(known, email, phone);

function exportForm(row: GuestFormRow) {
  return {
    name: row.full_name,
    email: row.email,
    phone: row.phone_number,
    apartment: row.apartment,
    createdAt: isoOf(row.received_at),
  };
}
