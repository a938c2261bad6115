import { createStore } from 'zustand/vanilla';
import { ApiFailure, request } from '../../api/request';
import type {
  GuestRequest,
  NewGuestRequest,
  NewRequestMessage,
  Wish,
} from '../../contract/guest-requests/guest-requests';
import { guestRequestListShape } from '../../contract/guest-requests/request-shapes';
import { GUIDE_API, GUIDE_REQUESTS, REQUEST_MESSAGES } from '../../contract/api-addresses';
import { type OutboxItem, outboxStore, remove, send } from '../outbox/outbox';
import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from '../storage/storage-keys';
import { markOf, stayKeyFor } from '../guest-access/stay-key';

/** So many are kept for a time without a network, the newest first; the server has them all. */
const KEPT = 40;

/** Request written on this phone: the outbox knows how far it is, and forgets its words when it is delivered. */
interface OwnRequest {
  /** Id of its outbox entry. */
  id: string;
  kind: GuestRequest['kind'];
  text: string;
  wishes?: readonly Wish[] | undefined;
  photo: boolean;
  /** ms */
  madeAt: number;
}

/** Words written on this phone under a request that our server has. */
interface OwnMessage {
  /** Id of its outbox entry. */
  id: string;
  requestId: string;
  text: string;
  /** ms */
  madeAt: number;
}

interface CachedRequests {
  /** Mark of the key that the list belongs to: another key's is not shown. */
  mark: string;
  requests: GuestRequest[];
  /** Instant at which the list was asked for, by the phone's clock, ms; `null` while it never came. */
  askedAt: number | null;
  own: OwnRequest[];
  written: OwnMessage[];
}

interface RequestsState extends Omit<CachedRequests, 'mark'> {
  /** Our server does not take this key (any more). */
  refused: boolean;
}

const NOTHING: RequestsState = { requests: [], askedAt: null, own: [], written: [], refused: false };

/** Requests of this stay to reception, as far as this phone knows. */
export const requestsStore = createStore<RequestsState>(() => NOTHING);

/** Shows what the phone keeps for the stay's key of an apartment. */
export function openRequests(apartment: string): void {
  const key = stayKeyFor(apartment);
  requestsStore.setState(key === null ? NOTHING : { ...NOTHING, ...readCached(key) });
}

function readCached(key: string): Omit<CachedRequests, 'mark'> | null {
  try {
    const kept = JSON.parse(readLocal(LOCAL_KEYS.guestRequests) ?? 'null') as CachedRequests | null;
    // Lists from before there were threads have neither them nor keys.
    const requests = kept?.requests.map((one) => Object.assign({ sentAs: null, messages: [] }, one));
    const list = guestRequestListShape.safeParse({ requests, serverNow: '' });
    if (kept?.mark !== markOf(key) || !list.success || !Array.isArray(kept.own)) return null;
    const written = Array.isArray(kept.written) ? kept.written : [];
    return { requests: list.data.requests, askedAt: kept.askedAt, own: kept.own, written };
  } catch {
    return null; // somebody else wrote there
  }
}

/** @param key none any more means that this phone was told to forget while something was on its way: nothing is kept */
function keep(apartment: string, key: string, change: Partial<Omit<CachedRequests, 'mark'>>): void {
  if (stayKeyFor(apartment) !== key) return;
  const { requests, askedAt, own, written } = { ...requestsStore.getState(), ...change };
  const kept: CachedRequests = { mark: markOf(key), requests: requests.slice(0, KEPT), askedAt, own, written };
  writeLocal(LOCAL_KEYS.guestRequests, JSON.stringify(kept));
  requestsStore.setState({ requests, askedAt, own, written });
}

let asking = false;

/** Asks our server how far everything is; what it does not say stays as it was. Never rejects. */
export async function refreshRequests(apartment: string): Promise<void> {
  const key = stayKeyFor(apartment);
  if (key === null || asking) return;
  asking = true;
  const askedAt = Date.now();
  try {
    const { requests } = await request({
      path: pathOf(apartment),
      schema: guestRequestListShape,
      headers: { authorization: `Stay ${key}` },
    });
    const items = outboxStore.getState().items;
    const { own, written } = requestsStore.getState();
    const isMissing = isNotIn(requests, items, askedAt);
    keep(apartment, key, { requests, askedAt, own: own.filter(isMissing), written: written.filter(isMissing) });
    requestsStore.setState({ refused: false });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.ours && error.status === 403) {
      removeLocal(LOCAL_KEYS.guestRequests);
      requestsStore.setState({ ...NOTHING, refused: true });
    }
  } finally {
    asking = false;
  }
}

/**
 * Gives the function that tells whether something of this phone is still on its way. A list that was asked for after a
 * delivery has what was delivered; so has a list that names it, though its receipt was lost.
 */
function isNotIn(requests: readonly GuestRequest[], items: readonly OutboxItem[], askedAt: number) {
  const there = new Set(requests.flatMap((one) => [one.sentAs, ...one.messages.map(({ sentAs }) => sentAs)]));
  return ({ id }: { id: string }): boolean => {
    const item = items.find((one) => one.id === id);
    return item !== undefined && !there.has(id) && !(item.state === 'sent' && (item.settledAt ?? 0) <= askedAt);
  };
}

/**
 * Gives a request to the outbox, which sends it when there is a network, once.
 *
 * @throws when the phone is full and our server out of reach: nothing has it but the form
 */
export async function askReception(apartment: string, wanted: Omit<NewGuestRequest, 'madeAt'>): Promise<void> {
  const key = stayKeyFor(apartment);
  if (key === null) return;
  const madeAt = Date.now();
  const body: NewGuestRequest = { ...wanted, madeAt: new Date(madeAt).toISOString() };
  const { id } = await send({ kind: 'request', path: pathOf(apartment), body, authorization: `Stay ${key}` });
  const { kind, text, wishes, photo } = wanted;
  const own = [{ id, kind, text, wishes, photo: photo !== undefined, madeAt }, ...requestsStore.getState().own];
  keep(apartment, key, { own });
}

/**
 * Gives a message under a request to the outbox, as a request.
 *
 * @param requestId of a request that our server has
 * @throws when the phone is full and our server out of reach
 */
export async function writeToReception(apartment: string, requestId: string, text: string): Promise<void> {
  const key = stayKeyFor(apartment);
  if (key === null) return;
  const body: NewRequestMessage = { text };
  const path = `${pathOf(apartment)}/${requestId}${REQUEST_MESSAGES}`;
  const { id } = await send({ kind: 'request', path, body, authorization: `Stay ${key}` });
  keep(apartment, key, { written: [...requestsStore.getState().written, { id, requestId, text, madeAt: Date.now() }] });
}

/** Takes back a request or a message that has not been sent, or was refused. */
export async function dropRequest(apartment: string, id: string): Promise<void> {
  await remove(id);
  const key = stayKeyFor(apartment);
  const { own, written } = requestsStore.getState();
  const isOther = (one: { id: string }): boolean => one.id !== id;
  if (key !== null) keep(apartment, key, { own: own.filter(isOther), written: written.filter(isOther) });
}

const pathOf = (apartment: string): string => `${GUIDE_API}${encodeURIComponent(apartment)}${GUIDE_REQUESTS}`;
