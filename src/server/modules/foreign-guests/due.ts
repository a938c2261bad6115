import type { ForeignGuest, WaitingGuest } from '../../../contract/desk/foreign-guests';
import { readBooking } from '../booking-records/store';
import { readStay } from '../stay-records/desk-store';
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

/** Who is to be declared now, one for each place that people came to by one booking or stay. */
export async function dueParties(
  db: Db,
  written: readonly ForeignGuest[],
  waiting: readonly WaitingGuest[],
): Promise<DueParty[]> {
  const parties = new Map<string, DueParty>();
  for (const { id, bookingId, stayId, declaration, declareBy, state } of written) {
    if (state === 'later') continue;
    const place = declaration.room;
    const party = `${bookingId ?? stayId ?? id} ${place}`;
    const known = parties.get(party);
    parties.set(party, {
      key: known?.key ?? id,
      place,
      who: known?.who ?? (await hostOf(db, bookingId, stayId)),
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

/** The name that the board of the day has anyway, of the booking or of the stay. */
async function hostOf(db: Db, bookingId: string | null, stayId: string | null): Promise<string> {
  if (bookingId !== null) return (await readBooking(db, bookingId))?.guest_name ?? '';
  return stayId === null ? '' : ((await readStay(db, stayId))?.guestName ?? '');
}
