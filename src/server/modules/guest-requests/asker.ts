import { strictApartmentCode } from '../../../domain/guest-access/apartment-code';
import { MAX_REQUEST_TEXT } from '../../../domain/guest-requests/request-form';
import { cleanLines, linesProblem } from '../../../domain/validation/line';
import { AppError } from '../../errors';
import type { GuideClient } from '../../platform/http/guide-client';
import type { KeyRateLimiter } from '../guest-access/key-limiter';
import type { Stay } from '../stay-records/store';
import type { HotelState } from '../hotel/hotel';
import { stayOfKeyIn, windowOfStay } from '../guest-access/module';

export const DAY_MS = 24 * 3_600_000;

/** Guest who asks: the code in the address, the key of the call, and the device behind it. */
export interface Asker {
  code: string;
  key: string | null;
  client: GuideClient;
}

export interface AskerDeps {
  clock: () => number;
  hotel: HotelState;
  keys: KeyRateLimiter;
}

/**
 * The stay of a call's key, at its door.
 *
 * @param late how long after its end it still counts, ms
 * @throws AppError 401 `stayKeyNeeded`, 403 `stayEnded`, 429
 */
export function stayOfAsker({ hotel, keys, clock }: AskerDeps, { code: raw, key, client }: Asker, late: number): Stay {
  const snapshot = hotel.current;
  const words = { phone: snapshot.profile.phones.reception };
  if (key === null) throw new AppError(401, 'stayKeyNeeded', { words });
  const code = strictApartmentCode(raw);
  const stay = stayOfKeyIn(snapshot, code, key);
  if (!stay || !snapshot.apartments.has(code)) {
    keys.refuse(client);
    throw new AppError(403, 'stayEnded', { words });
  }
  const end = windowOfStay(stay, snapshot.profile.hours).until;
  // Reception has let them go: there is nothing more to say.
  const isOver = stay.endedAt !== null ? clock() >= stay.endedAt : clock() >= end + late;
  if (isOver) throw new AppError(403, 'stayEnded', { words });
  return stay;
}

/** NFC, at most 500 letters, no control letter but breaks. @throws AppError 422 */
export function textOf(typed: string): string {
  const text = cleanLines(typed);
  const problem = linesProblem(text, MAX_REQUEST_TEXT);
  if (problem !== null) throw new AppError(422, problem, { field: 'text' });
  return text;
}

/**
 * Lets one more in where there were fewer than so many within a day.
 *
 * @param times when they came in, UTC ms, the oldest first
 * @throws AppError 429 with the time to come back
 */
export function requireLessThan(limit: number, times: readonly number[], now: number): void {
  const first = times[times.length - limit];
  if (first === undefined) return;
  throw new AppError(429, 'tooMany', { retryAfter: Math.max(1, Math.ceil((first + DAY_MS - now) / 1000)) });
}
