/**
 * A stay's key is base64url of at least 128 bits (ruling 11); anything else in a fragment is something else. What a
 * messenger puts behind it is no part of it: the guide's first script reads it before the address is put right.
 */
const KEY_IN_FRAGMENT = /^#(.*&)?s(=|%3D)([\w-]{22,256})/i;

/** The key in the fragment of a guide's address, or `null`; `straight-link.ts` reads all that our links carry. */
export const keyInFragment = (locationHash: string): string | null => KEY_IN_FRAGMENT.exec(locationHash)?.[3] ?? null;

/** Where a phone notes the mark of a key that it was told to forget (`offline/storage/forget.ts`). */
export const FORGOTTEN_KEY = 'hien_forgotten';
