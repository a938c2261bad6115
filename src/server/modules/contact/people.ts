import { isOf, type People, type PersonalRows } from '../../people';
import { isoOf } from '../../platform/iso';
import { type ContactMessage, deleteContactMessages, forgetContactMessages, readContactMessages } from './store';

const messages: PersonalRows<ContactMessage> = {
  kind: 'messages',
  find: async (db, known) => ({
    rows: (await readContactMessages(db)).filter(({ email, phone }) => isOf(known, email, phone)),
  }),
  clue: ({ name }) => ({ name }),
  export: (row) => ({
    name: row.name,
    email: row.email,
    phone: row.phone,
    text: row.message,
    createdAt: isoOf(row.received_at),
  }),
  async erase({ tx }, { goes }) {
    const ids = goes.map(({ id }) => id);
    if (ids.length > 0) await deleteContactMessages(tx, ids);
  },
};

/** Messages to the hotel. */
export const contactPeople: People = {
  rows: [messages],
  retain: { messages: ({ tx }, { before }) => forgetContactMessages(tx, before) },
};
