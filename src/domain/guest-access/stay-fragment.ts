/**
 * A stay's key is base64url of at least 128 bits (ruling 11); anything else in a fragment is something else. What a
 * messenger puts behind it is no part of it; what it puts between its letters, or encodes, is for `bareFragment` to take out.
 */
const KEY_IN_FRAGMENT = /[#&]s(=|%3D)([\w-]{22,})(?!(%..)*[\w\\-])/i;

/** The key in a fragment in which nothing stands between its letters, for the script that must be short. */
export const wholeKeyIn = (locationHash: string): string | null => KEY_IN_FRAGMENT.exec(locationHash)?.[2] ?? null;

/** The key in the fragment of a guide's address, or `null`; `straight-link.ts` reads all that our links carry. */
export const keyInFragment = (locationHash: string): string | null => wholeKeyIn(bareFragment(locationHash));

/**
 * A fragment as it was before messengers and editors put blanks of no width into it, at which a line may break, a
 * backslash, which keeps an underscore from being read as a sign, or what else they encode.
 */
export function bareFragment(hash: string): string {
  let bare = hash;
  try {
    bare = decodeURIComponent(hash);
  } catch {
    // A percent sign, or half of a letter, that stands for nothing.
  }
  return bare.replace(/[\p{DI}\\]/gu, '');
}

/** Key under which a phone notes the mark of a key that it was told to forget (`offline/storage/forget.ts`). */
export const FORGOTTEN_KEY = 'hien_forgotten';
