import { object, schemaOf, string } from '../contract/shape';
import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from './storage-keys';

const keptKey = schemaOf(object<{ apartment: string; key: string }>({ apartment: string, key: string }));

/** A stay's key is base64url of at least 128 bits (ruling 11); anything else in a fragment is something else. */
const KEY_IN_FRAGMENT = /^#(?:.*&)?s=([\w-]{22,256})(?:&|$)/;

/** The key in the fragment of a guide's address, or `null`. */
export const keyInFragment = (locationHash: string): string | null => KEY_IN_FRAGMENT.exec(locationHash)?.[1] ?? null;

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
