import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from '../storage/storage-keys';

/**
 * Chromium silently reopens a corrupt IndexedDB empty. The ids of what waits are therefore written down a second time,
 * in local storage: an id is added after its row and taken away before it, so a crash in between raises no false alarm.
 */
export function journaledIds(): string[] {
  try {
    const ids: unknown = JSON.parse(readLocal(LOCAL_KEYS.outboxJournal) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function journalId(id: string): void {
  write([...journaledIds().filter((other) => other !== id), id]);
}

export function strikeId(id: string): void {
  write(journaledIds().filter((other) => other !== id));
}

export function clearJournal(): void {
  removeLocal(LOCAL_KEYS.outboxJournal);
}

function write(ids: string[]): void {
  if (ids.length === 0) clearJournal();
  else writeLocal(LOCAL_KEYS.outboxJournal, JSON.stringify(ids));
}
