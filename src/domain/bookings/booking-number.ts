/** FNV-1a, 32 bits, with the last mixing of MurmurHash3: the same on every phone and server, in a few lines. */
function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const FOUR_DIGITS = 10_000;

/**
 * The number of a booking to say on the telephone, eight digits such as "4827 1935". It follows from the id, from which
 * nobody can be led back to it: who hears it cannot open the booking. Two bookings may share one, seldom; reception's
 * search then shows both.
 */
export function bookingNumber(id: string): string {
  return [0x811c9dc5, 0x1b873593].map((seed) => String(hashOf(id, seed) % FOUR_DIGITS).padStart(4, '0')).join(' ');
}

/** The same number without its blank, as addresses and the search have it. */
export const bookingDigits = (id: string): string => bookingNumber(id).replace(' ', '');
