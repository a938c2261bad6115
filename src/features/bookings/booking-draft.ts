import type { BookingRequest } from '../../contract/bookings/bookings';
import type { StayAddress } from '../../contract/bookings/stay-address';
import type { GuestKind } from '../../domain/bookings/guests';
import { OTHER_NATIONALITY } from '../../domain/desk/own-words';
import type { BookingFormValues } from '../../domain/validation/booking-form';
import { stayKeyOf } from '../../offline/bookings/attempts';
import { LOCAL_KEYS, readLocal, writeLocal } from '../../offline/storage/storage-keys';
import { personSignedIn } from '../../offline/accounts/stored-user';

export type GuestCounts = Record<GuestKind, number>;

/** What is filled in so far; the counts belong to one stay and party, the person to all. */
interface BookingDraft {
  values: BookingFormValues;
  /** `draftKeyOf` it. */
  stay: string;
  guests: GuestCounts;
}

/** A draft is of one stay and one party: whoever searches anew for others has counted anew. */
export const draftKeyOf = (stay: StayAddress): string =>
  `${stayKeyOf(stay)}:${stay.quantity}:${JSON.stringify(stay.party)}`;

const NOBODY: BookingFormValues = { fullName: '', phoneNumber: '', email: '', nationality: 'vietnam' };
/** What was filled in before, or else who is signed in. */
export const startingWith = (draft: BookingDraft | null): BookingFormValues =>
  draft && (draft.values.fullName !== '' || draft.values.email !== '')
    ? draft.values
    : { ...NOBODY, ...draft?.values, ...personSignedIn() };

const VIETNAM = 'Việt Nam';

export const nationalityName = (values: BookingFormValues): string =>
  values.nationality === 'vietnam' ? VIETNAM : OTHER_NATIONALITY;

/** Survives an update, a reload, an offline refusal and the tab; signing out and forgetting the device wipe it. A phone that does not keep it costs the draft only. */
export function keepDraft(draft: BookingDraft): void {
  writeLocal(LOCAL_KEYS.bookingDraft, JSON.stringify(draft));
}

export function readDraft(): BookingDraft | null {
  try {
    const draft: unknown = JSON.parse(readLocal(LOCAL_KEYS.bookingDraft) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** The person of a booking that was sent. */
export const personOf = (body: BookingRequest): BookingFormValues => ({
  fullName: body.guestName,
  phoneNumber: body.guestPhone ?? '',
  email: body.guestEmail,
  nationality: (body.guestNationality ?? VIETNAM) === VIETNAM ? 'vietnam' : 'other',
});

/** The guests of a booking that was sent; where it names none, the included ones come. */
export const guestsOf = ({ adults, children, babies }: BookingRequest, included: GuestCounts): GuestCounts => ({
  adults: adults ?? included.adults,
  children: children ?? included.children,
  babies: babies ?? included.babies,
});

function isDraft(draft: unknown): draft is BookingDraft {
  if (typeof draft !== 'object' || draft === null) return false;
  const { values, guests, stay } = draft as Partial<BookingDraft>;
  const texts = [values?.fullName, values?.phoneNumber, values?.email, stay];
  const counts = [guests?.adults, guests?.children, guests?.babies];
  return (
    texts.every((text) => typeof text === 'string') &&
    counts.every(Number.isInteger) &&
    (values?.nationality === 'vietnam' || values?.nationality === 'other')
  );
}
