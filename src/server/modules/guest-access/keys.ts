import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { instantInVietNam } from '../../../domain/days';
import { keepsOut } from '../../../domain/guest-access/door-presence';
import { isReadyFor, type Opening, openingInstant } from '../../../domain/guest-access/opening';
import { GUIDE_PATH, guideAddress } from '../../../domain/guide/address';
import type { StayAtDoor } from '../../../domain/guest-access/stay-code';
import type { Stay } from '../stay-records/store';
import type { HotelProfile } from '../../../contract/hotel/hotel-content';
import type { HotelSnapshot } from '../hotel/hotel';

/**
 * The key of a row of `guide_keys`: 256 bits, base64url. It is derived, so that a link can be shown to its guest again
 * though no key is kept (decision 105).
 *
 * @param secret the database's own
 */
export const keyOf = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`guide key ${id}`).digest('base64url');

/** The link a guest gets: the key stands in the fragment, which no server ever sees (ruling 11). Without a door it opens the house's guide. */
export const linkOf = (origin: string, apartment: string | null, key: string): string =>
  `${origin}${apartment === null ? GUIDE_PATH : guideAddress(apartment)}#s=${key}`;

/** The stay that a key opens, among those of one apartment. Takes the same time wherever the key differs. */
function stayOfKey(stays: readonly Stay[], key: string): Stay | null {
  const hash = Buffer.from(hashOfKey(key), 'hex');
  let found: Stay | null = null;
  for (const stay of stays) {
    for (const keyHash of stay.keyHashes) {
      const own = Buffer.from(keyHash, 'hex');
      if (own.length === hash.length && timingSafeEqual(own, hash)) found = stay;
    }
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
 * From a stay's check-in to its check-out hour in Viet Nam, as instants in ms: the hotel's, or those agreed to with this
 * guest. A guest who left earlier ends it then.
 */
export function windowOfStay(
  stay: Pick<Stay, 'from' | 'to' | 'endedAt' | 'arrivalHour' | 'departureHour'>,
  hours: HotelProfile['hours'],
): { from: number; until: number } {
  const until = instantInVietNam(stay.to, stay.departureHour ?? hours.checkOut);
  return {
    from: instantInVietNam(stay.from, stay.arrivalHour ?? hours.checkIn ?? hours.checkInVi),
    until: stay.endedAt === null ? until : Math.min(until, stay.endedAt),
  };
}

/** Facts that decide when a stay's secrets open, beside the stay itself. */
interface OpeningFacts {
  hours: HotelProfile['hours'];
  opening: Opening;
  /** Instant at which its door was marked ready, UTC ms. */
  markedAt: number | null;
  /** Every stay behind the door. */
  stays: readonly Stay[];
}

/**
 * Tells whether a stay's secrets are shown, and from when until when: the one place that says so. `from` is `null`
 * while nobody can say it: the hour has come, or does not count, and the door is still being made ready or left.
 */
function accessOfStay(
  stay: Stay,
  { hours, opening, markedAt, stays }: OpeningFacts,
  now: number,
): { access: 'early' | 'open' | 'ended'; from: number | null; until: number } {
  const { from: hour, until } = windowOfStay(stay, hours);
  const others = stays.filter(({ id }) => id !== stay.id);
  const readyAt = isReadyFor(stay.from, markedAt, others) ? markedAt : null;
  // Nobody reads a code behind which somebody else still is; whoever was let in by reception is no such guest.
  const waits = stay.arrivedAt === null && others.some((other) => keepsOut(other, stay.from));
  const arrival = { day: stay.from, hour, arrivedAt: stay.arrivedAt, readyAt };
  const from = waits ? null : openingInstant(opening, arrival, now);
  return { access: now >= until ? 'ended' : from === null || now < from ? 'early' : 'open', from, until };
}

/**
 * Says how far a stay is at its door, in the hotel as it is in memory; see `accessOfStay`. `openedAt`: since when its
 * code is shown.
 */
export function accessIn(
  { profile, opening, readyMarks, stays }: HotelSnapshot,
  stay: Stay,
  now: number,
): ReturnType<typeof accessOfStay> & Pick<StayAtDoor, 'openedAt'> {
  const { apartment } = stay;
  const markedAt = readyMarks.get(apartment) ?? null;
  const facts = { hours: profile.hours, opening, markedAt, stays: stays.get(apartment) ?? [] };
  const found = accessOfStay(stay, facts, now);
  return { ...found, openedAt: found.access === 'open' ? found.from : null };
}

/** Hashes a key, of which only the hash is kept: SHA-256, hex. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** The key of an `Authorization: Stay <key>` header; `null` when there is none. */
export function keyOfAuthorization(header: string | undefined): string | null {
  return header?.startsWith('Stay ') ? header.slice('Stay '.length, 200) : null;
}
