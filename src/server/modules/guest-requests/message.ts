import type { DeskRequest } from '../../../contract/guest-requests/desk';
import type { NewRequestMessage } from '../../../contract/guest-requests/guest-requests';
import { MESSAGES_A_DAY } from '../../../domain/guest-requests/guest-request';
import { AppError } from '../../errors';
import { answerOnceIn, type KeyedCall } from '../../platform/db/replay';
import type { Database, Db } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import type { Staff } from '../staff/audit-store';
import { lockApartment } from '../stay-records/desk-store';
import { type Asker, type AskerDeps, DAY_MS, requireLessThan, stayOfAsker, textOf } from './asker';
import { shownAtDesk } from './shown';
import {
  insertMessage,
  readGuestMessageTimes,
  readMessages,
  readRequest,
  type RequestAtDesk,
  updateRequest,
} from './store';

interface Deps extends AskerDeps {
  db: Database;
}

/** The thread under a request: guest and reception write to each other. */
export class RequestMessages {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Takes a guest's message. Nobody has seen it yet, and so its request is open again, as new.
   *
   * @param key the idempotency key: same key and words, same receipt, one message
   * @returns `{id, receivedAt}` as JSON
   * @throws AppError 401 `stayKeyNeeded`, 403 `stayEnded`, 404, 422, 429 `tooMany`
   */
  async fromGuest(asker: Asker, id: string, written: NewRequestMessage, key: string | null): Promise<string> {
    const { db, clock, hotel } = this.#deps;
    const stay = stayOfAsker(this.#deps, asker, 0);
    const now = clock();
    const text = wordsOf(written);
    const call: KeyedCall = { route: `guest-requests ${stay.id} ${id}`, key, body: written, status: 201 };
    return inTransaction(db, async (tx) => {
      // One after the other for one door: the limit and the numbers of a thread both count.
      await lockApartment(tx, stay.apartment);
      const { json } = await answerOnceIn(tx, call, now, async () => {
        const request = await readRequest(tx, id, hotel.today(now));
        if (request?.stay_id !== stay.id) throw new AppError(404, 'notFound');
        requireLessThan(MESSAGES_A_DAY, await readGuestMessageTimes(tx, stay.id, now - DAY_MS), now);
        await keepAnswer(tx, request);
        const row = { request_id: id, sender: 'GUEST' as const, staff: null, sent_as: key, text, received_at: now };
        const { nth } = await insertMessage(tx, row);
        const unseen = { seen_at: null, seen_by: null, closed_at: null, closed_by: null, answer: '' };
        await updateRequest(tx, id, { ...unseen, state: 'SENT', changed_at: now });
        return JSON.stringify({ id: `${id}.${nth}`, receivedAt: new Date(now).toISOString() });
      });
      return json;
    });
  }

  /**
   * Writes to the guest. Who writes has seen the request; a closed one stays closed.
   *
   * @throws AppError 404; 409 `stayOver`; 422
   */
  async fromReception(id: string, written: NewRequestMessage, key: string | null, staff: Staff): Promise<DeskRequest> {
    const { db, clock, hotel } = this.#deps;
    const text = wordsOf(written);
    const now = clock();
    const today = hotel.today(now);
    const call: KeyedCall = { route: `request-messages ${id}`, key, body: written };
    return inTransaction(db, async (tx) => {
      const at = await readRequest(tx, id, today);
      if (!at) throw new AppError(404, 'notFound');
      await lockApartment(tx, at.apartment);
      await answerOnceIn(tx, call, now, async () => {
        const request = (await readRequest(tx, id, today)) ?? at;
        if (request.over) throw new AppError(409, 'stayOver');
        await keepAnswer(tx, request);
        const row = { request_id: id, sender: 'RECEPTION' as const, staff: staff.name, sent_as: null, text };
        await insertMessage(tx, { ...row, received_at: now });
        await updateRequest(tx, id, {
          state: request.state === 'SENT' ? 'SEEN' : request.state,
          seen_at: request.seen_at ?? now,
          seen_by: request.seen_by ?? staff.name,
          closed_at: request.closed_at,
          closed_by: request.closed_by,
          answer: '',
          changed_at: now,
        });
        // That it was taken is kept; its words are not kept a second time.
        return '{}';
      });
      const messages = (await readMessages(tx, [id])).get(id) ?? [];
      return shownAtDesk((await readRequest(tx, id, today)) ?? at, messages);
    });
  }
}

/** @throws AppError 422 `required` for no words, `tooLong`, `invalid` */
function wordsOf({ text: typed }: NewRequestMessage): string {
  const text = textOf(typed);
  if (text === '') throw new AppError(422, 'required', { field: 'text' });
  return text;
}

/** Puts the answer with which reception closed a request into the thread, when a message opens the request again. */
async function keepAnswer(tx: Db, { id, answer, closed_at: at, closed_by: staff }: RequestAtDesk): Promise<void> {
  if (answer === '' || at === null) return;
  await insertMessage(tx, { request_id: id, sender: 'RECEPTION', staff, sent_as: null, text: answer, received_at: at });
}
