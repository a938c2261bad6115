import { storageStore } from '../network/connection';
import type { OutboxEntry } from '../storage/db-rows';
import { guestDatabase, withGuestDatabase } from '../storage/guest-db';
import { journalId, clearJournal, strikeId, journaledIds } from './outbox-id-journal';
import { writeMakingRoom } from '../storage/room';

/** Time that a delivered item stays, without its body, so that other tabs and a reload can say that it went out. */
const KEEP_SENT_MS = 24 * 60 * 60 * 1000;

/** Entries that could not be stored: they live as long as the page. */
const unstored = new Map<string, OutboxEntry>();

/** Puts an entry where it survives; `blocked` keeps it in this page only, `full` keeps it nowhere. */
export async function store(entry: OutboxEntry): Promise<'stored' | 'blocked' | 'full'> {
  const db = await guestDatabase();
  if (db && (await writeMakingRoom(() => db.put('outbox', entry)))) {
    journalId(entry.id);
    return 'stored';
  }
  if (db && storageStore.getState().state === 'full') return 'full';
  unstored.set(entry.id, entry);
  return 'blocked';
}

/** Keeps an entry in this page only. */
export function storeInPage(entry: OutboxEntry): void {
  unstored.set(entry.id, entry);
}

export async function entryOf(id: string): Promise<OutboxEntry | undefined> {
  return unstored.get(id) ?? (await withGuestDatabase((db) => db.get('outbox', id), undefined));
}

/** Everything, whosever it is, in the order in which it was sent off. */
export async function entries(): Promise<OutboxEntry[]> {
  const stored = await withGuestDatabase((db) => db.getAllFromIndex('outbox', 'order'), []);
  return [...stored, ...unstored.values()].sort((a, b) => a.order - b.order);
}

/**
 * Writes a changed entry back, unless it was removed meanwhile: an attempt that was under way when the guest threw their
 * words away does not bring them back. Should writing fail, the entry is sent again: the server knows its key.
 */
export async function change(entry: OutboxEntry): Promise<void> {
  if (unstored.has(entry.id)) unstored.set(entry.id, entry);
  else {
    if (entry.body === null) strikeId(entry.id);
    if (await entryOf(entry.id)) await withGuestDatabase((db) => db.put('outbox', entry), undefined);
  }
}

export async function removeEntry(id: string): Promise<void> {
  if (unstored.delete(id)) return;
  strikeId(id);
  await withGuestDatabase((db) => db.delete('outbox', id), undefined);
}

/** Wipes what may go. @throws when the database refuses */
export async function clearStore(mayGo: (entry: OutboxEntry) => boolean): Promise<void> {
  const db = await guestDatabase();
  const all = [...((await db?.getAll('outbox')) ?? []), ...unstored.values()];
  const going = all.filter(mayGo);
  for (const { id } of going) {
    unstored.delete(id);
    strikeId(id);
    await db?.delete('outbox', id);
  }
  if (going.length === all.length) clearJournal();
}

/** Deletes what was delivered a day ago, and counts the ids that the journal has and the database has not. */
export async function tidyStore(now: number): Promise<void> {
  await withGuestDatabase(async (db) => {
    const stored = await db.getAll('outbox');
    const old = stored.filter((entry) => entry.body === null && now - (entry.settledAt ?? 0) > KEEP_SENT_MS);
    await Promise.all(old.map(({ id }) => db.delete('outbox', id)));
    const here = new Set(stored.map(({ id }) => id));
    const lostUnsent = journaledIds().filter((id) => !here.has(id)).length;
    if (lostUnsent > 0) storageStore.setState({ lostUnsent });
  }, undefined);
}

/** The person has read that unsent words were lost. */
export async function acknowledgeLost(): Promise<void> {
  const here = new Set((await entries()).map(({ id }) => id));
  for (const id of journaledIds()) if (!here.has(id)) strikeId(id);
  storageStore.setState({ lostUnsent: 0 });
}
