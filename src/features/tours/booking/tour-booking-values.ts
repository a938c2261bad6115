import type { TourBookingRequest } from '../../../contract/tours/tours';
import type { Language } from '../../../domain/languages';
import { TRAVELLER_KINDS } from '../../../domain/tours/tour-price';
import {
  cleanTourBooking,
  TOUR_PAYMENTS,
  TOUR_TYPES,
  type TourBookingValues,
} from '../../../domain/validation/tour-booking';
import { readSession, removeSession, SESSION_KEYS, writeSession } from '../../../offline/storage/storage-keys';
import { personSignedIn } from '../../../offline/accounts/stored-user';

/** The form as it is filled in. */
export interface TourForm extends TourBookingValues {
  /** One of ours; `null` for a trip that somebody names. */
  tourId: number | null;
}

const EMPTY_FORM: TourForm = {
  tourId: null,
  tourType: 'domestic',
  tourName: '',
  departureDate: '',
  adults: 2,
  children: 0,
  smallChildren: 0,
  infants: 0,
  fullName: '',
  phone: '',
  email: '',
  address: '',
  province: '',
  district: '',
  ward: '',
  note: '',
  paymentMethod: 'company',
};

const TEXTS = [
  ...['tourName', 'departureDate', 'fullName', 'phone', 'email'],
  ...['address', 'province', 'district', 'ward', 'note'],
] as (keyof TourForm)[];

/** Takes a form out of anything that may hold one; what is missing or wrong is as in an empty form. */
export function asForm(from: unknown): TourForm {
  const given = (typeof from === 'object' && from !== null ? from : {}) as Readonly<Record<string, unknown>>;
  const texts = TEXTS.filter((name) => typeof given[name] === 'string').map((name) => [name, given[name]]);
  const counts = TRAVELLER_KINDS.filter((kind) => Number.isInteger(given[kind])).map((kind) => [kind, given[kind]]);
  const { tourId } = given;
  return {
    ...EMPTY_FORM,
    ...(Object.fromEntries([...texts, ...counts]) as Partial<TourForm>),
    tourId: typeof tourId === 'number' && Number.isInteger(tourId) ? tourId : null,
    tourType: TOUR_TYPES.find((type) => type === given['tourType']) ?? 'domestic',
    paymentMethod: TOUR_PAYMENTS.find((way) => way === given['paymentMethod']) ?? 'company',
  };
}

/** Makes the request that is sent of a form. */
export function requestOf(form: TourForm, totalPrice: number | null, lang: Language): TourBookingRequest {
  return { ...cleanTourBooking(form), totalPrice, lang };
}

/** Keeps the draft over an update and a reload. On a phone that cannot keep it, only the draft is lost. */
export function keepDraft(form: TourForm): void {
  writeSession(SESSION_KEYS.tourBookingDraft, JSON.stringify(form));
}

export function dropDraft(): void {
  removeSession(SESSION_KEYS.tourBookingDraft);
}

/**
 * Gives the form to start with: the draft of this tab, or an empty one; a tour that the address names wins over the
 * draft's.
 *
 * @param tourId of the address
 */
export function startingForm(tourId: number | null): TourForm {
  const draft = readDraft();
  if (tourId === null || tourId === draft.tourId) return draft;
  return { ...draft, tourId, tourName: '', tourType: 'domestic' };
}

function readDraft(): TourForm {
  try {
    const draft = asForm(JSON.parse(readSession(SESSION_KEYS.tourBookingDraft) ?? 'null'));
    // Who is signed in need not say so once more.
    return draft.fullName === '' && draft.email === '' ? { ...draft, ...personSignedIn() } : draft;
  } catch {
    return EMPTY_FORM;
  }
}
