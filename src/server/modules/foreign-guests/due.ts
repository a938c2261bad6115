import type { ForeignGuest, WaitingGuest } from '../../../contract/foreign-guests/desk';
import { readBookers } from '../booking-records/desk-store';
import { readHolders } from '../stay-records/presence-store';
import type { Db } from '../../platform/db/schema';

/** Guests to be declared at one place. */
export interface DueParty {
  /** Of the first of them, or of a booking of whose guests nothing is written down. */
  key: string;
  place: string;
  /** The booker, or the holder of the link; `''` without one. */
  who: string;
  /** ISO 8601 */
  declareBy: string;
  people: number;
}

/** Groups the guests to be declared now: one party for each place that people came to by one booking or stay. */
export async function dueParties(
  db: Db,
  written: readonly ForeignGuest[],
  waiting: readonly WaitingGuest[],
): Promise<DueParty[]> {
  const parties = new Map<string, DueParty>();
  const due = written.filter(({ state }) => state !== 'later');
  const [bookers, holders] = await Promise.all([
    readBookers(db, due.map(({ bookingId }) => bookingId).filter(isId)),
    readHolders(db, due.map(({ stayId }) => stayId).filter(isId)),
  ]);
  for (const { id, bookingId, stayId, declaration, declareBy } of due) {
    const place = declaration.room;
    const party = `${bookingId ?? stayId ?? id} ${place}`;
    const known = parties.get(party);
    parties.set(party, {
      key: known?.key ?? id,
      place,
      who: known?.who ?? (bookingId === null ? holders.get(stayId ?? '') : bookers.get(bookingId)) ?? '',
      declareBy: known && known.declareBy < declareBy ? known.declareBy : declareBy,
      people: (known?.people ?? 0) + 1,
    });
  }
  return [
    ...parties.values(),
    ...waiting
      .filter(({ state }) => state !== 'later')
      .map(({ bookingId, place, doors = [], guestName: who, declareBy, people, written = 0 }) => ({
        ...{ key: bookingId, place: doors.join(', ') || place, who, declareBy, people: people - written },
      })),
  ];
}

const isId = (id: string | null): id is string => id !== null;
