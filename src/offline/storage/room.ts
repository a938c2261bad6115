import { FILM_CACHE, PICTURE_CACHE } from '../../contract/guide/worker';
import { isFull, storageStore } from '../network/connection';
import { guestDatabase } from './guest-db';

/**
 * Writes something private that matters; when the phone is full, what can be fetched again makes room for it: first
 * pictures, then films. The door code is never given up for either.
 *
 * @returns whether it was written. `storageStore` says `full` when it was not for want of room
 */
export async function writeMakingRoom(write: () => Promise<unknown>): Promise<boolean> {
  for (const makeRoom of [dropPictures, dropFilms, null]) {
    try {
      await write();
      if (storageStore.getState().state === 'full') storageStore.setState({ state: 'ok' });
      return true;
    } catch (error) {
      if (!isFull(error)) return false;
      await makeRoom?.();
    }
  }
  storageStore.setState({ state: 'full' });
  return false;
}

async function dropPictures(): Promise<void> {
  await deleteCache(PICTURE_CACHE);
}

/** Removes every film and every part of one from the phone. */
async function dropFilms(): Promise<void> {
  await deleteCache(FILM_CACHE);
  try {
    await (await guestDatabase())?.clear('filmParts');
  } catch {
    // nothing to win there
  }
}

async function deleteCache(name: string): Promise<void> {
  try {
    await caches.delete(name);
  } catch {
    // blocked storage, or an origin without Cache Storage
  }
}
