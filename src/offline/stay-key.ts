import { object, schemaOf, string } from '../contract/shape';
import { keyInFragment } from '../domain/guide/stay-fragment';
import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from './storage-keys';

const keptKey = schemaOf(object<{ apartment: string; key: string }>({ apartment: string, key: string }));

/**
 * Takes the key of a stay out of the fragment of the guide's address and keeps it, in place of any other. The fragment
 * stays as it is, so that an icon put on the home screen carries the key too; it never reaches a server in a URL.
 *
 * @returns the key that was found, or `null`
 */
export function takeStayKey(locationHash: string, apartment: string): string | null {
  const key = keyInFragment(locationHash);
  if (key !== null && apartment !== '') writeLocal(LOCAL_KEYS.stayKey, JSON.stringify({ apartment, key }));
  return key;
}

/** The key kept for this apartment, or `null`. */
export function stayKeyFor(apartment: string): string | null {
  try {
    const kept = keptKey.safeParse(JSON.parse(readLocal(LOCAL_KEYS.stayKey) ?? 'null'));
    return kept.success && kept.data.apartment === apartment ? kept.data.key : null;
  } catch {
    return null; // somebody else wrote there
  }
}

export function dropStayKey(): void {
  removeLocal(LOCAL_KEYS.stayKey);
}
