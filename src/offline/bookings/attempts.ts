import type { BookingRequest, NewBooking } from '../../contract/bookings/bookings';
import { database, withDatabase } from '../storage/db';
import type { BookingAttempt } from '../storage/db-rows';
import { channel, exclusively } from '../network/exclusive';
import { noteOwnBookings } from './own-bookings';
import { randomId } from '../storage/random-id';
import { writeMakingRoom } from '../storage/room';

export type { BookingAttempt } from '../storage/db-rows';

/** Attempts that could not be stored: they live as long as the page. */
const unstored = new Map<string, BookingAttempt>();
const listeners = new Set<() => void>();
const tabs = channel('hien-attempts');
tabs?.addEventListener('message', () => tell());

/** Makes the key of an attempt. Two tabs on the same room and dates work on the same attempt. */
export const stayKeyOf = (stay: { roomId: number; checkIn: string | null; checkOut: string | null }): string =>
  `${stay.roomId}:${String(stay.checkIn)}:${String(stay.checkOut)}`;

/** Runs something on a stay's attempt while no other tab does. */
export const onStay = <T>(stay: string, task: () => Promise<T>): Promise<T> =>
  exclusively(`hien-booking:${stay}`, task);

/** The attempt to book a stay, `null` when there is none. Never rejects. */
export async function attemptOf(stay: string): Promise<BookingAttempt | null> {
  return unstored.get(stay) ?? (await withDatabase(async (db) => (await db.attempts.get(stay)) ?? null, null));
}

/**
 * Begins to book: the attempt and its idempotency key are on the phone before anything is sent, so whatever happens to
 * this page, the next try is the same booking. A phone that keeps nothing remembers it as long as the page is open.
 */
export async function beginAttempt(body: BookingRequest): Promise<BookingAttempt> {
  const attempt: BookingAttempt = {
    stay: stayKeyOf(body),
    key: randomId(),
    payKey: randomId(),
    body,
    startedAt: Date.now(),
    booking: null,
  };
  await store(attempt);
  return attempt;
}

/** Notes what our server made of it. */
export const noteBooked = (attempt: BookingAttempt, booking: NewBooking): Promise<BookingAttempt> =>
  store({ ...attempt, booking });

/** The wallet's answer is known: the next payment call is another one. */
export const renewPayKey = (attempt: BookingAttempt): Promise<BookingAttempt> =>
  store({ ...attempt, payKey: randomId() });

/** The attempt is over: refused, released, or the person wants another one. */
export async function dropAttempt(stay: string): Promise<void> {
  unstored.delete(stay);
  await withDatabase((db) => db.attempts.delete(stay), undefined);
  announce();
}

/** Calls `listener` after every change, in whichever tab it was made; gives the function that ends it. */
export function onAttempts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function store(attempt: BookingAttempt): Promise<BookingAttempt> {
  const db = await database();
  const stored = db !== null && (await writeMakingRoom(() => db.attempts.put(attempt)));
  if (stored) unstored.delete(attempt.stay);
  else unstored.set(attempt.stay, attempt);
  announce();
  return attempt;
}

function announce(): void {
  tell();
  void noteOwnBookings();
  tabs?.postMessage('changed');
}

function tell(): void {
  for (const listener of listeners) listener();
}
