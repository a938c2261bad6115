import type { DeskRequest, DeskRequests, RequestChange, RequestListName } from '../../../contract/guest-requests/desk';
import type { Day } from '../../../domain/days';
import { MAX_REQUEST_ANSWER, type RequestKind, type RequestState } from '../../../domain/guest-requests/guest-request';
import { cleanLines, linesProblem } from '../../../domain/validation/line';
import { AppError } from '../../errors';
import type { Database, Db } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import type { HotelState } from '../hotel/hotel';
import type { Staff } from '../staff/audit-store';
import {
  countOpenRequests,
  readClosedRequests,
  readMessages,
  readOpenRequests,
  readRequest,
  readRequestPhoto,
  type RequestAtDesk,
  type RequestUpdate,
  updateRequest,
} from './store';
import { shownAtDesk } from './shown';

const SHOWN_AT_ONCE = 100;
/** All that is open is shown: more than a house has doors is a flood, and each stay has its own limit. */
const MOST_OPEN = 2000;

interface Deps {
  db: Database;
  clock: () => number;
  hotel: Pick<HotelState, 'today'>;
}

/** Guests' requests at the desk: seen, done, or refused with words. */
export class DeskRequestsService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @param before UTC ms, of what is closed */
  async list(show: RequestListName, before: number): Promise<DeskRequests> {
    const { db, clock, hotel } = this.#deps;
    const now = clock();
    const today = hotel.today(now);
    const rows =
      show === 'open'
        ? await readOpenRequests(db, today, MOST_OPEN)
        : await readClosedRequests(db, today, before, SHOWN_AT_ONCE);
    const threads = await readMessages(
      db,
      rows.map(({ id }) => id),
    );
    const last = show === 'closed' && rows.length === SHOWN_AT_ONCE ? rows.at(-1) : undefined;
    return {
      requests: rows.map((row) => shownAtDesk(row, threads.get(row.id) ?? [])),
      older: last ? new Date(last.received_at).toISOString() : null,
      open: await countOpenRequests(db, today),
      serverNow: new Date(now).toISOString(),
    };
  }

  readonly countOpen = (): Promise<number> => {
    const { db, clock, hotel } = this.#deps;
    return countOpenRequests(db, hotel.today(clock()));
  };

  /**
   * Says how far reception is with a request. Who has seen it first stays written down.
   *
   * @throws AppError 404; 422 `required` for a refusal without words, `tooLong`, `invalid`
   */
  async settle(id: string, { state, answer: typed }: RequestChange, staff: Staff): Promise<DeskRequest> {
    const { db, clock, hotel } = this.#deps;
    const answer = typed === undefined ? null : cleanLines(typed);
    const problem = answer === null ? null : linesProblem(answer, MAX_REQUEST_ANSWER);
    if (problem !== null) throw new AppError(422, problem, { field: 'answer' });
    return inTransaction(db, async (tx) => {
      const now = clock();
      const before = await readRequest(tx, id, hotel.today(now));
      if (!before) throw new AppError(404, 'notFound');
      if (state === 'REFUSED' && (answer ?? before.answer) === '') {
        throw new AppError(422, 'required', { field: 'answer' });
      }
      const after = await change(tx, before, { state, answer }, staff, now);
      return shownAtDesk(after, (await readMessages(tx, [id])).get(id) ?? []);
    });
  }

  /** The photograph of a request, WebP. @throws AppError 404 */
  async photo(id: string): Promise<Buffer> {
    const webp = await readRequestPhoto(this.#deps.db, id);
    if (webp === null) throw new AppError(404, 'notFound');
    return Buffer.from(webp, 'base64');
  }
}

/**
 * Grants what the guest of a booking has asked for, inside a transaction of what is granted: they read the answer, and the
 * request is done.
 *
 * @throws AppError 422 `invalid` for a request of anybody else, or of another kind
 */
export async function grantRequest(
  tx: Db,
  { id, bookingId, kind, answer }: { id: string; bookingId: string; kind: RequestKind; answer: string },
  staff: Staff,
  { now, today }: { now: number; today: Day },
): Promise<void> {
  const request = await readRequest(tx, id, today);
  if (request?.booking_id !== bookingId || request.kind !== kind)
    throw new AppError(422, 'invalid', { field: 'request' });
  await change(tx, request, { state: 'DONE', answer }, staff, now);
}

/** @param answer `null` leaves the one that is there */
async function change(
  tx: Db,
  before: RequestAtDesk,
  { state, answer }: { state: RequestState; answer: string | null },
  staff: Staff,
  now: number,
): Promise<RequestAtDesk> {
  const isClosed = state === 'DONE' || state === 'REFUSED';
  const update: RequestUpdate = {
    state,
    seen_at: state === 'SENT' ? null : (before.seen_at ?? now),
    seen_by: state === 'SENT' ? null : (before.seen_by ?? staff.name),
    closed_at: isClosed ? now : null,
    closed_by: isClosed ? staff.name : null,
    answer: isClosed ? (answer ?? before.answer) : '',
    changed_at: now,
  };
  await updateRequest(tx, before.id, update);
  return { ...before, ...update };
}
