import type { Selectable } from 'kysely';
import type { Day } from '../../../domain/days';
import { MESSAGES_SHOWN, type RequestKind, type RequestState } from '../../../domain/guest-requests/guest-request';
import type { Db } from '../../platform/db/schema';
import { endsOfStays } from '../stay-records/presence-store';
import type { GuestRequestTables } from './tables';

export type StoredRequest = Selectable<GuestRequestTables['guest_requests']>;
export type StoredMessage = Selectable<GuestRequestTables['request_messages']>;

/** A request with what reception knows its guest by. */
export interface RequestAtDesk extends StoredRequest {
  guest_name: string;
  /** `null` for a stay that was made by hand. */
  booking_id: string | null;
  /** Its stay is over: it needs no answer any more. */
  over: boolean;
}

const OPEN_STATES: readonly RequestState[] = ['SENT', 'SEEN'];

export async function insertRequest(db: Db, row: StoredRequest, webp: string | null): Promise<void> {
  await db.insertInto('guest_requests').values(row).execute();
  if (webp !== null) await db.insertInto('request_photos').values({ request_id: row.id, webp }).execute();
}

/** Requests of one stay, the newest first. */
export async function readRequestsOfStay(db: Db, stayId: string, limit: number): Promise<StoredRequest[]> {
  return db
    .selectFrom('guest_requests')
    .selectAll()
    .where('stay_id', '=', stayId)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** A stay's earlier request of one kind that was not refused; `null` without one. */
export async function readEarlier(db: Db, stayId: string, kind: RequestKind): Promise<StoredRequest | null> {
  const row = await db
    .selectFrom('guest_requests')
    .selectAll()
    .where('stay_id', '=', stayId)
    .where('kind', '=', kind)
    .where('state', '!=', 'REFUSED')
    .executeTakeFirst();
  return row ?? null;
}

/** Counts the open requests of a stay, and reads when those since an instant came in, the oldest first. */
export async function countRequests(db: Db, stayId: string, since: number): Promise<{ open: number; at: number[] }> {
  const open = await db
    .selectFrom('guest_requests')
    .select((select) => select.fn.countAll<number>().as('all'))
    .where('stay_id', '=', stayId)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirst();
  const rows = await db
    .selectFrom('guest_requests')
    .select('received_at')
    .where('stay_id', '=', stayId)
    .where('received_at', '>', since)
    .orderBy('received_at')
    .execute();
  return { open: open?.all ?? 0, at: rows.map((row) => row.received_at) };
}

function atDesk(db: Db) {
  return db
    .selectFrom('guest_requests')
    .innerJoin(endsOfStays(db).as('stay'), 'stay.id', 'guest_requests.stay_id')
    .selectAll('guest_requests')
    .select([
      'stay.guest_name',
      'stay.booking_id',
      'stay.to_day',
      'stay.arrived_at',
      'stay.ended_at',
      'stay.revoked_at',
    ]);
}

type AtDeskRow = StoredRequest & {
  guest_name: string;
  booking_id: string | null;
  to_day: string;
  arrived_at: number | null;
  ended_at: number | null;
  revoked_at: number | null;
};

/** @param today the hotel's: a stay that was over before it waits for nothing, unless its guest is still in */
function withState(
  { to_day: to, arrived_at: arrivedAt, ended_at: endedAt, revoked_at: revokedAt, ...row }: AtDeskRow,
  today: Day,
) {
  return { ...row, over: (to < today && arrivedAt === null) || endedAt !== null || revokedAt !== null };
}

/** Reads the requests that are still to be done, the newest first. */
export async function readOpenRequests(db: Db, today: Day, limit: number): Promise<RequestAtDesk[]> {
  const rows = await open(db, today).orderBy('received_at', 'desc').orderBy('guest_requests.id').limit(limit).execute();
  return rows.map((row) => withState(row, today));
}

export async function countOpenRequests(db: Db, today: Day): Promise<number> {
  const row = await open(db, today)
    .clearSelect()
    .select((select) => select.fn.countAll<number>().as('all'))
    .executeTakeFirst();
  return row?.all ?? 0;
}

/** Reads the requests that are done, refused or over, the newest first. @param before UTC ms */
export async function readClosedRequests(db: Db, today: Day, before: number, limit: number): Promise<RequestAtDesk[]> {
  const rows = await atDesk(db)
    .where('received_at', '<', before)
    .where((where) =>
      where.or([
        where('state', 'not in', OPEN_STATES),
        where.and([where('stay.to_day', '<', today), where('stay.arrived_at', 'is', null)]),
        where('stay.ended_at', 'is not', null),
        where('stay.revoked_at', 'is not', null),
      ]),
    )
    .orderBy('received_at', 'desc')
    .orderBy('guest_requests.id')
    .limit(limit)
    .execute();
  return rows.map((row) => withState(row, today));
}

function open(db: Db, today: Day) {
  return atDesk(db)
    .where('state', 'in', OPEN_STATES)
    .where((where) => where.or([where('stay.to_day', '>=', today), where('stay.arrived_at', 'is not', null)]))
    .where('stay.ended_at', 'is', null)
    .where('stay.revoked_at', 'is', null);
}

export async function readRequest(db: Db, id: string, today: Day): Promise<RequestAtDesk | null> {
  const row = await atDesk(db).where('guest_requests.id', '=', id).executeTakeFirst();
  return row ? withState(row, today) : null;
}

export type RequestUpdate = Pick<
  StoredRequest,
  'state' | 'seen_at' | 'seen_by' | 'closed_at' | 'closed_by' | 'answer' | 'changed_at'
>;

/** Takes what a guest has asked for along to another door. @param now UTC ms, for phones and desks that read changes */
export async function moveRequests(
  tx: Db,
  { from, to, apartment }: { from: string; to: string; apartment: string },
  now: number,
): Promise<void> {
  await tx
    .updateTable('guest_requests')
    .set({ stay_id: to, apartment, changed_at: now })
    .where('stay_id', '=', from)
    .execute();
}

export async function updateRequest(db: Db, id: string, update: RequestUpdate): Promise<void> {
  await db.updateTable('guest_requests').set(update).where('id', '=', id).execute();
}

/** Base64 of a WebP; `null` when the request has no photograph. */
export async function readRequestPhoto(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('request_photos').select('webp').where('request_id', '=', id).executeTakeFirst();
  return row?.webp ?? null;
}

/**
 * Reads the messages under some requests, by request, the oldest first.
 *
 * @param limit so many of each request, the newest
 */
export async function readMessages(
  db: Db,
  requestIds: readonly string[],
  limit = MESSAGES_SHOWN,
): Promise<Map<string, StoredMessage[]>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('request_messages')
    .selectAll()
    .where('request_id', 'in', requestIds)
    .orderBy('request_id')
    .orderBy('nth')
    .execute();
  const threads = new Map<string, StoredMessage[]>(requestIds.map((id) => [id, []]));
  for (const row of rows) threads.get(row.request_id)?.push(row);
  return new Map([...threads].map(([id, thread]) => [id, thread.slice(-limit)]));
}

/**
 * Reads the last message that guests have written under each of some requests, by request; none where they wrote
 * nothing more.
 */
export async function readNewestWords(db: Db, requestIds: readonly string[]): Promise<Map<string, string>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('request_messages')
    .select(['request_id', 'text'])
    .where('request_id', 'in', requestIds)
    .where('sender', '=', 'GUEST')
    .orderBy('nth')
    .execute();
  // The last of them stays.
  return new Map(rows.map((row) => [row.request_id, row.text]));
}

/** Adds a message to a thread. The caller holds the lock of its door: two at once would get one number. */
export async function insertMessage(db: Db, message: Omit<StoredMessage, 'nth'>): Promise<StoredMessage> {
  const last = await db
    .selectFrom('request_messages')
    .select((select) => select.fn.max('nth').as('nth'))
    .where('request_id', '=', message.request_id)
    .executeTakeFirst();
  const row = { ...message, nth: (last?.nth ?? 0) + 1 };
  await db.insertInto('request_messages').values(row).execute();
  return row;
}

/** Reads when the guests of a stay have written under its requests since an instant, the oldest first. */
export async function readGuestMessageTimes(db: Db, stayId: string, since: number): Promise<number[]> {
  const rows = await db
    .selectFrom('request_messages')
    .innerJoin('guest_requests', 'guest_requests.id', 'request_messages.request_id')
    .select('request_messages.received_at')
    .where('guest_requests.stay_id', '=', stayId)
    .where('sender', '=', 'GUEST')
    .where('request_messages.received_at', '>', since)
    .orderBy('request_messages.received_at')
    .execute();
  return rows.map((row) => row.received_at);
}

/** A request with its photograph and its whole thread. */
export type WholeRequest = StoredRequest & { webp: string | null; messages: StoredMessage[] };

/** Requests of stays with their photographs and whole threads, as they are given to the person who sent them. */
export async function readRequestsOfStays(db: Db, stayIds: readonly string[]): Promise<WholeRequest[]> {
  if (stayIds.length === 0) return [];
  const rows = await db
    .selectFrom('guest_requests')
    .leftJoin('request_photos', 'request_photos.request_id', 'guest_requests.id')
    .selectAll('guest_requests')
    .select('request_photos.webp')
    .where('stay_id', 'in', stayIds)
    .orderBy('received_at')
    .orderBy('guest_requests.id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const threads = await readMessages(db, ids, Infinity);
  return rows.map((row) => ({ ...row, messages: threads.get(row.id) ?? [] }));
}

/** Deletes requests with their photographs and threads. */
export async function deleteRequests(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('request_photos').where('request_id', 'in', ids).execute();
  await db.deleteFrom('request_messages').where('request_id', 'in', ids).execute();
  await db.deleteFrom('guest_requests').where('id', 'in', ids).execute();
}

/** Says what differs once a request has come or changed, or a message under one. */
export const requestChanges = (db: Db): Promise<unknown> =>
  Promise.all([
    db
      .selectFrom('guest_requests')
      .select(({ fn }) => [fn.max('changed_at').as('last'), fn.countAll<number>().as('all')])
      .executeTakeFirst(),
    db
      .selectFrom('request_messages')
      .select(({ fn }) => fn.countAll<number>().as('all'))
      .executeTakeFirst(),
  ]);
