import type { People, PersonalRows } from '../../people';
import { isoOf } from '../../platform/iso';
import { deleteRequests, readRequestsOfStays, type StoredMessage, type WholeRequest } from './store';
import { wishesOf } from './shown';

/** A photograph that the person has sent is embedded in the file. */
const PHOTO_START = 'data:image/webp;base64,';

const requests: PersonalRows<WholeRequest> = {
  kind: 'requests',
  find: async (db, { clues }) => ({
    rows: await readRequestsOfStays(
      db,
      clues('stays').map(({ id }) => id),
    ),
  }),
  export: (row) => ({
    about: row.kind,
    apartment: row.apartment,
    text: row.text,
    wishes: wishesOf(row)
      .map((wish) => Object.values(wish).join(' '))
      .join('\n'),
    answer: row.answer,
    messages: row.messages.map(messageText).join('\n'),
    createdAt: isoOf(row.received_at),
    photo: row.webp === null ? null : `${PHOTO_START}${row.webp}`,
  }),
  fate: ({ stay_id: stayId }, _today, kept) =>
    kept('stays').has(stayId) ? { fate: 'stay', reason: 'running' } : { fate: 'goes' },
  async erase({ tx }, { goes }) {
    await deleteRequests(
      tx,
      goes.map(({ id }) => id),
    );
  },
};

/** Requests from the guide; a stay that is forgotten takes its own along. */
export const guestRequestPeople: People = { rows: [requests] };

/** A message under a request in one line of text. */
const messageText = ({ received_at: at, sender, text }: StoredMessage): string =>
  `${isoOf(at).slice(0, 16)} ${sender} ${text}`;
