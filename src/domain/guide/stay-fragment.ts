/** A stay's key is base64url of at least 128 bits (ruling 11); anything else in a fragment is something else. */
const KEY_IN_FRAGMENT = /^#(?:.*&)?s=([\w-]{22,256})(?:&|$)/;

/** The key in the fragment of a guide's address, or `null`. */
export const keyInFragment = (locationHash: string): string | null => KEY_IN_FRAGMENT.exec(locationHash)?.[1] ?? null;

/** Where a phone notes the mark of a key that it was told to forget (`offline/storage/forget.ts`). */
export const FORGOTTEN_KEY = 'hien_forgotten';
