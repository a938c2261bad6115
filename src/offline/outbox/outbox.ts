import { createStore } from 'zustand/vanilla';
import { goesByItself } from '../../domain/outbox-age';
import { OUTBOX_SYNC_TAG } from '../../contract/guide/worker';
import { flushQueue, onQueueChange, refusalOf, sendingId } from './outbox-queue';
import type { OutboxEntry, OutboxKind } from '../storage/db-rows';
import { channel } from '../network/exclusive';
import { attempt } from './outbox-attempt';
import { accountHere, belongsHere } from './outbox-owner';
import { change, clearStore, entries, entryOf, store, storeInPage, removeEntry, tidyStore } from './outbox-store';
import { randomId } from '../storage/random-id';

export { acknowledgeLost } from './outbox-store';

export interface OutboxItem {
  id: string;
  kind: OutboxKind;
  path: string;
  /** `null` once it is delivered. */
  body: unknown;
  createdAt: number;
  tries: number;
  /** `old`: it has waited so long that its writer is asked whether it is to go out still. */
  state: 'waiting' | 'sending' | 'sent' | 'refused' | 'old';
  /** Kind of the last failure. */
  reason?: string;
  /** Code of our server's refusal. */
  code?: string;
  field?: string;
  /** Instant at which our server took it or said no. */
  settledAt?: number;
}

/** Item that our server has not taken yet, or not at all. */
export type Unsent<Item extends OutboxItem = OutboxItem> = Item & { state: Exclude<OutboxItem['state'], 'sent'> };

export const isUnsent = <Item extends OutboxItem>(item: Item): item is Unsent<Item> => item.state !== 'sent';

/**
 * Everything on its way, refused, or delivered within the last day, of the account that is signed in and of the device;
 * and how much more waits unseen for the account that it belongs to.
 */
export const outboxStore = createStore<{ items: OutboxItem[]; unseen: number }>(() => ({ items: [], unseen: 0 }));

/** The phone has no room for the text and the network did not take it either: it must stay in the form. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** Our server refused a submission, or the guest took it back. */
class NotDelivered extends Error {
  override readonly name = 'NotDelivered';
  readonly code: string | undefined;
  readonly field: string | undefined;

  constructor(entry?: OutboxEntry) {
    super(entry?.reason ?? 'removed');
    this.code = entry?.code;
    this.field = entry?.field;
  }
}

/** Other tabs show the same list. */
const tabs = channel('hien-outbox');
tabs?.addEventListener('message', () => void publish());
onQueueChange(() => publish().then(() => tabs?.postMessage('changed')));

/**
 * Takes a submission: it is stored before the first attempt and goes out as soon as the network lets it, once, whatever
 * happens to this page. Resolves when it is stored, not when it is delivered; for that see `whenDelivered`.
 *
 * @returns the id, which is also the idempotency key, and whether it survives this page: without a database it is
 *   sent directly and remembered only as long as the page is open
 * @throws StorageFull when the phone is full and the submission could not be delivered at once either
 */
export async function send(what: {
  kind: OutboxKind;
  path: string;
  body: unknown;
  authorization?: string;
}): Promise<{ id: string; stored: boolean }> {
  const now = Date.now();
  const entry: OutboxEntry = {
    ...what,
    owner: accountHere(),
    id: randomId(),
    order: nextOrder(now),
    createdAt: now,
    tries: 0,
    next: 0,
    state: 'waiting',
  };
  const outcome = await store(entry);
  if (outcome === 'full') await sendOrFail(entry);
  else {
    await announce();
    void wakeLater();
    void flushOutbox();
  }
  return { id: entry.id, stored: outcome === 'stored' };
}

/** Sends what is due now. Resolves when nothing is left to try at this moment. */
export function flushOutbox(): Promise<void> {
  return flushQueue();
}

/**
 * Resolves with the server's receipt, in whichever tab it came.
 *
 * @throws NotDelivered when it was refused or removed
 */
export async function whenDelivered(id: string): Promise<void> {
  for (;;) {
    // Listen before looking, or a change in between is missed.
    const change = nextChange();
    const entry = await entryOf(id);
    if (entry?.state === 'sent') {
      await publish(); // whoever is told so now must also see it
      return;
    }
    if (entry?.state !== 'waiting') throw new NotDelivered(entry);
    await change;
  }
}

/** Sends a refused item again with a mended body, as a new submission: the old key stands for the old words. */
export async function retry(id: string, body: unknown): Promise<{ id: string; stored: boolean }> {
  const entry = await entryOf(id);
  if (!entry) throw new NotDelivered();
  const sent = await send({ kind: entry.kind, path: entry.path, body });
  await remove(id);
  return sent;
}

/** Has an item that has waited long go out after all, by its writer's own word and under the key that it has. */
export async function agree(id: string): Promise<void> {
  const entry = await entryOf(id);
  if (entry?.state !== 'waiting') return;
  await change({ ...entry, agreedAt: Date.now(), next: 0 });
  await announce();
  void wakeLater();
  void flushOutbox();
}

/** Takes an item out of the outbox, by the guest's own choice. */
export async function remove(id: string): Promise<void> {
  await removeEntry(id);
  await announce();
}

/** Wipes the outbox, sent and unsent: everything, or what may go of it. */
export async function emptyOutbox(mayGo: (entry: OutboxEntry) => boolean = () => true): Promise<void> {
  await clearStore(mayGo);
  await announce();
}

/**
 * Reads the outbox when the page starts and after each login or logout: shows the account's entries, counts lost ones and
 * deletes those delivered long ago.
 */
export async function openOutbox(): Promise<void> {
  await tidyStore(Date.now());
  await publish();
}

async function sendOrFail(entry: OutboxEntry): Promise<void> {
  const verdict = await attempt(entry);
  if (verdict.is === 'later') throw new StorageFull();
  storeInPage(entry);
  const settled: OutboxEntry =
    verdict.is === 'delivered'
      ? { ...entry, state: 'sent', body: null, settledAt: Date.now() }
      : { ...entry, state: 'refused', reason: 'http', ...refusalOf(verdict.failure) };
  await change(settled);
  await announce();
}

async function announce(): Promise<void> {
  await publish();
  tabs?.postMessage('changed');
}

async function publish(): Promise<void> {
  const all = await entries();
  const items = all.filter((entry) => belongsHere(entry)).map(toItem);
  const unseen = all.filter((entry) => !belongsHere(entry) && entry.state !== 'sent').length;
  outboxStore.setState({ items, unseen });
}

/** Gives an entry without what is the outbox's own; `tests/offline/outbox.test.ts` holds what is left. */
function toItem(entry: OutboxEntry): OutboxItem {
  const { owner: _, authorization: _key, order: _order, agreedAt: _agreed, next: _next, ...shown } = entry;
  const isOld = entry.state === 'waiting' && !goesByItself(entry, Date.now());
  return { ...shown, state: sendingId() === entry.id ? 'sending' : isOld ? 'old' : entry.state };
}

function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const stop = outboxStore.subscribe(() => {
      stop();
      resolve();
    });
  });
}

let lastOrder = 0;
/** Two submissions in one millisecond still have an order. */
function nextOrder(now: number): number {
  lastOrder = Math.max(lastOrder + 1, now);
  return lastOrder;
}

interface SyncRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/** Has Background Sync, where there is one, wake this same queue up; it never sends by itself. */
async function wakeLater(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker.getRegistration()) as SyncRegistration | undefined;
    await registration?.sync?.register(OUTBOX_SYNC_TAG);
  } catch {
    // not offered, or not allowed; the other wake-ups do
  }
}
