import type { BookingRequest } from '../../contract/bookings/bookings';
import type { StayAddress } from '../../contract/bookings/stay-address';
import { GUEST_KINDS, type GuestKind } from '../../domain/bookings/guests';
import { type BookingFormValues, keptBookingForm, NOBODY } from '../../domain/validation/booking-form';
import { stayKeyOf } from '../../offline/bookings/attempts';
import { LOCAL_KEYS, readLocal, writeLocal } from '../../offline/storage/storage-keys';
import { personSignedIn } from '../../offline/accounts/stored-user';

export type GuestCounts = Record<GuestKind, number>;

/** Draft of a booking as filled in so far; the counts belong to one stay and party, the person to all. */
interface BookingDraft {
  values: BookingFormValues;
  /** `draftKeyOf` it. */
  stay: string;
  guests: GuestCounts;
}

/** A draft is of one stay and one party: whoever searches anew for others has counted anew. */
export const draftKeyOf = (stay: StayAddress): string =>
  `${stayKeyOf(stay)}:${stay.quantity}:${JSON.stringify(stay.party)}`;

/** The form as it was filled in before, or else with who is signed in. */
export const startingWith = (draft: BookingDraft | null): BookingFormValues =>
  draft && (draft.values.fullName !== '' || draft.values.email !== '')
    ? draft.values
    : { ...NOBODY, ...draft?.values, ...personSignedIn() };

/** Survives an update, a reload, an offline refusal and the tab; signing out and forgetting the device wipe it. A phone that does not keep it costs the draft only. */
export function keepDraft(draft: BookingDraft): void {
  writeLocal(LOCAL_KEYS.bookingDraft, JSON.stringify(draft));
}

export function readDraft(): BookingDraft | null {
  try {
    return draftOf(JSON.parse(readLocal(LOCAL_KEYS.bookingDraft) ?? '{}') as Partial<BookingDraft>);
  } catch {
    return null;
  }
}

/** The guests of a booking that was sent; where it names none, the included ones come. */
export const guestsOf = ({ adults, children, babies }: BookingRequest, included: GuestCounts): GuestCounts => ({
  adults: adults ?? included.adults,
  children: children ?? included.children,
  babies: babies ?? included.babies,
});

function draftOf({ values: kept, guests, stay }: Partial<BookingDraft>): BookingDraft | null {
  const values = keptBookingForm(kept);
  if (values === null || typeof stay !== 'string' || guests === undefined) return null;
  return GUEST_KINDS.every((kind) => Number.isInteger(guests[kind])) ? { values, guests, stay } : null;
}
