import type { ForeignGuest } from '../../../contract/foreign-guests/desk';

/** So many who came together stand on the list one by one; more of them are folded into one row. */
const SHOWN_ONE_BY_ONE = 5;

/** Guests who came by one booking or stay and follow each other on the list. */
export interface Party {
  /** Of the booking or stay, or of the guest who came by neither. */
  key: string;
  guests: readonly [ForeignGuest, ...ForeignGuest[]];
  folds: boolean;
}

/** The list as parties, in its own order. */
export function partiesOf(foreignGuests: readonly ForeignGuest[]): Party[] {
  const parties: { key: string; guests: [ForeignGuest, ...ForeignGuest[]] }[] = [];
  for (const one of foreignGuests) {
    const key = one.bookingId ?? one.stayId ?? one.id;
    const last = parties.at(-1);
    if (last?.key === key) last.guests.push(one);
    else parties.push({ key, guests: [one] });
  }
  return parties.map((party) => ({ ...party, folds: party.guests.length > SHOWN_ONE_BY_ONE }));
}
