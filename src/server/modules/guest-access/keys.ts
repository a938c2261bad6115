import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { instantInVietNam, type Day } from '../../../domain/days';
import type { Stay } from './store';
import type { HotelProfile } from '../../../contract/hotel/hotel-content';

const KEY_BYTES = 32;

/** A new key of a stay: 256 bits, base64url. */
export const newStayKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

export interface NewStay {
  /** Canonical apartment code. */
  apartment: string;
  guestName: string;
  from: Day;
  /** The day the guest leaves. */
  to: Day;
}

/** The stay that a key opens, among those of one apartment. Takes the same time wherever the key differs. */
function stayOfKey(stays: readonly Stay[], key: string): Stay | null {
  const hash = Buffer.from(hashOfKey(key), 'hex');
  let found: Stay | null = null;
  for (const stay of stays) {
    const own = Buffer.from(stay.keyHash, 'hex');
    if (own.length === hash.length && timingSafeEqual(own, hash)) found = stay;
  }
  return found;
}

/** The stay that a key opens at one door; `null` for a key that opens nothing there. Whoever asks with a key goes through here. */
export const stayOfKeyIn = (
  { stays }: { stays: ReadonlyMap<string, readonly Stay[]> },
  apartment: string,
  key: string,
): Stay | null => stayOfKey(stays.get(apartment) ?? [], key);

/**
 * When a stay's secrets are shown: from its check-in to its check-out hour in Viet Nam, as instants in ms. A guest who
 * left earlier ends it then.
 */
export function windowOfStay(
  stay: Pick<Stay, 'from' | 'to' | 'endedAt'>,
  hours: HotelProfile['hours'],
): { from: number; until: number } {
  const until = instantInVietNam(stay.to, hours.checkOut);
  return {
    from: instantInVietNam(stay.from, hours.checkIn ?? hours.checkInVi),
    until: stay.endedAt === null ? until : Math.min(until, stay.endedAt),
  };
}

/** What is kept of a key: SHA-256, hex. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** The key of an `Authorization: Stay <key>` header; `null` when there is none. */
export function keyOfAuthorization(header: string | undefined): string | null {
  return header?.startsWith('Stay ') ? header.slice('Stay '.length, 200) : null;
}
