import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from '../storage/storage-keys';

/**
 * Chromium silently reopens a corrupt IndexedDB empty. The ids of what waits are therefore written down a second time,
 * in local storage: an id is added after its row and taken away before it, so a crash in between raises no false alarm.
 */
export function witnessed(): string[] {
  try {
    const ids: unknown = JSON.parse(readLocal(LOCAL_KEYS.outboxWitness) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function addWitness(id: string): void {
  write([...witnessed().filter((other) => other !== id), id]);
}

export function dropWitness(id: string): void {
  write(witnessed().filter((other) => other !== id));
}

export function clearWitnesses(): void {
  removeLocal(LOCAL_KEYS.outboxWitness);
}

function write(ids: string[]): void {
  if (ids.length === 0) clearWitnesses();
  else writeLocal(LOCAL_KEYS.outboxWitness, JSON.stringify(ids));
}
