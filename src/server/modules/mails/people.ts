import type { People, PersonalRows } from '../../people';
import { isoOf } from '../../platform/iso';
import type { MailFiles } from '../../platform/mail/files';
import { deleteMails, forgetMails, type MailRow, readMails } from './store';

/** Mails, and the files of a hotel without a mail server. */
export const mailPeople = (files: MailFiles): People => {
  const mails: PersonalRows<MailRow> = {
    kind: 'mails',
    /** Finds mails about a person's bookings, and those that have one of their addresses in them. */
    async find(db, { emails, clues }) {
      const bookingIds = new Set(clues('bookings').map(({ id }) => id));
      // As an address stands in JSON: whole, between its quotes.
      const quoted = [...emails].map((email) => JSON.stringify(email));
      const rows = (await readMails(db)).filter(({ booking_id: bookingId, body }) => {
        if (bookingId !== null && bookingIds.has(bookingId)) return true;
        const text = body.toLowerCase();
        return quoted.some((email) => text.includes(email));
      });
      return { rows };
    },
    export: (row) => ({ about: row.kind, createdAt: isoOf(row.created_at), sentAt: isoOf(row.sent_at) }),
    fate: ({ booking_id: bookingId }, _today, kept) =>
      bookingId !== null && kept('bookings').has(bookingId) ? { fate: 'stay', reason: 'running' } : { fate: 'goes' },
    async erase({ tx, after }, { goes, stay }, { emails }) {
      const ids = goes.map(({ id }) => id);
      await deleteMails(tx, ids);
      after(() => files.removeOf({ ids, emails, except: stay.map(({ id }) => id) }));
    },
  };
  return {
    rows: [mails],
    retain: {
      async mails({ tx, after }, { before }) {
        after(() => files.removeBefore(before));
        return forgetMails(tx, before);
      },
    },
  };
};
