import { object, schemaOf, string } from '../../contract/shape';
import { keyInFragment } from '../../domain/guest-access/stay-fragment';
import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from '../storage/storage-keys';

const keptKey = schemaOf(object<{ apartment: string; key: string }>({ apartment: string, key: string }));

/**
 * Takes the key of a stay out of the fragment of the guide's address and keeps it, in place of any other. The fragment
 * stays as it is, for bookmarks and icons of browsers that know no manifest; it never reaches a server in a URL.
 *
 * @returns the key that was found, or `null`
 */
export function takeStayKey(locationHash: string, apartment: string): string | null {
  const key = keyInFragment(locationHash);
  if (key !== null && isForgotten(key)) {
    dropKeyFromAddress();
    return null;
  }
  if (key !== null) writeLocal(LOCAL_KEYS.stayKey, JSON.stringify({ apartment, key }));
  return key;
}

/** The key kept for this apartment, or for the house's guide where there is no door yet; or `null`. */
export function stayKeyFor(apartment: string): string | null {
  try {
    const kept = keptKey.safeParse(JSON.parse(readLocal(LOCAL_KEYS.stayKey) ?? 'null'));
    return kept.success && kept.data.apartment === apartment ? kept.data.key : null;
  } catch {
    return null; // somebody else wrote there
  }
}

/** The key goes, and with it what was asked for by it. */
export function dropStayKey(): void {
  removeLocal(LOCAL_KEYS.stayKey);
  removeLocal(LOCAL_KEYS.guestRequests);
}

/** Takes a stay's key out of the address; the rest of it stays. */
export function dropKeyFromAddress(): void {
  if (keyInFragment(location.hash) !== null)
    history.replaceState(history.state, '', location.pathname + location.search);
}

/**
 * Tells whether this page came back from the history, by a reload or by its icon, with a key that was to be forgotten.
 */
function isForgotten(key: string): boolean {
  if (readLocal(LOCAL_KEYS.forgottenKey) !== markOf(key)) return false;
  if ((navigator as { standalone?: boolean }).standalone) return true;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'reload' || visit?.type === 'back_forward') return true;
  removeLocal(LOCAL_KEYS.forgottenKey);
  return false;
}

/**
 * Makes the mark by which a forgotten key is remembered: 32 bits of the key's 128 and more (FNV-1a), enough to know the
 * key again, far too few to make it from.
 */
export function markOf(key: string): string {
  let mark = 0x811c9dc5;
  for (const letter of key) mark = Math.imul(mark ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return mark.toString(36);
}
