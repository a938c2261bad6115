import { randomUUID } from 'node:crypto';
import type { Receipt } from '../../../contract/guest-forms/guest-form';
import type { TourBookingRequest, TourContact } from '../../../contract/tours/tours';
import { dayInVietNam } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { quoteTour } from '../../../domain/tours/tour-price';
import { checkTourBooking, cleanTourBooking, type TourBookingValues } from '../../../domain/validation/tour-booking';
import { checkTourContact, cleanTourContact } from '../../../domain/validation/tour-contact';
import { insertMail, insertStrangersMail } from '../../platform/mail/store';
import type { Database, Db } from '../../platform/db/schema';
import { insertTourBooking, insertTourContact, type NewTourBooking } from './requests-store';
import type { StoredTour } from './store';
import { AppError, type ErrorCode } from '../../errors';
import { answerOnce, type KeyedCall } from '../../platform/db/replay';
import type { Tours } from './tours';

interface Deps {
  db: Database;
  clock: () => number;
  tours: Tours;
  mails: { trigger(): void };
}

/** Codes that the outside is told, by the domain's name of a broken rule. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  required: 'required',
  email: 'email',
  tooLong: 'tooLong',
  past: 'departurePast',
  tooFarAhead: 'tooFarAhead',
  tooFew: 'tooFewGuests',
  tooMany: 'tooManyGuests',
};

/**
 * Requests to reception about tours: kept for the desk and mailed to it; whoever asks for a trip gets a mail too.
 * Nothing is sold here.
 */
export class TourRequests {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Takes a request for advice about a tour.
   *
   * @returns `receipt` as JSON, the same for the same key
   * @throws AppError 404, 422 with the field
   */
  async contact(tourId: number, sent: TourContact, key: string | null, lang: Language): Promise<string> {
    const call = { route: 'tour-contact', key, body: { tourId, ...sent } };
    return this.#once(call, async (tx, id, now) => {
      const tour = this.#tourOf(tourId);
      const typed = { ...sent, message: sent.message ?? '' };
      refuse(checkTourContact(typed)[0]);
      const values = cleanTourContact(typed);
      const tourName = tour.body.name[lang];
      await insertTourContact(tx, { id, tour_id: tourId, tour_name: tourName, ...values, lang, created_at: now });
      await insertMail(tx, { kind: 'tourContactForHotel', contact: { tourName, ...values }, request: id }, 'vi', now);
      return {};
    });
  }

  /**
   * The tour booking form asks for a trip.
   *
   * @returns `tourBookingReceipt` as JSON, the same for the same key
   * @throws AppError 404, 409 `priceChanged` with the right `totalPrice`, 422 with the field
   */
  async book(sent: TourBookingRequest, key: string | null, lang: Language): Promise<string> {
    return this.#once({ route: 'tour-booking', key, body: sent }, async (tx, id, now) => {
      const tour = sent.tourId == null ? null : this.#tourOf(sent.tourId);
      const typed = { ...sent, district: sent.district ?? '', note: sent.note ?? '' };
      refuse(checkTourBooking(typed, dayInVietNam(now))[0]);
      const own = sent.lang ?? lang;
      const values = cleanTourBooking({ ...typed, ...(tour && { tourName: tour.body.name[own] }) });
      const total = tour && quoteTour(tour, values).total;
      if (total !== null && sent.totalPrice !== total) {
        throw new AppError(409, 'priceChanged', { field: 'totalPrice', more: { totalPrice: total } });
      }
      await insertTourBooking(tx, rowOf(id, tour, values, { total, lang: own, created_at: now }));
      const trip = { ...values, total };
      // A tour without a number is named by whoever fills the form in.
      const named = tour ? trip : { ...trip, tourName: '' };
      await insertStrangersMail(tx, trip.email, { kind: 'tourBooking', trip: named, request: id }, own, now);
      await insertMail(tx, { kind: 'tourBookingForHotel', trip, request: id }, 'vi', now);
      return { totalPrice: total };
    });
  }

  #tourOf(id: number): StoredTour {
    const tour = this.#deps.tours.tour(id);
    if (!tour) throw new AppError(404, 'notFound');
    return tour;
  }

  /** A call that was answered before gets that answer, whatever has become of its tour, price or day meanwhile. */
  async #once(
    call: KeyedCall,
    keep: (tx: Db, id: string, now: number) => Promise<Record<string, unknown>>,
  ): Promise<string> {
    const json = await answerOnce(this.#deps, { ...call, status: 201 }, async (tx, now) => {
      const receipt: Receipt = { id: randomUUID(), receivedAt: new Date(now).toISOString() };
      return JSON.stringify({ ...receipt, ...(await keep(tx, receipt.id, now)) });
    });
    this.#deps.mails.trigger();
    return json;
  }
}

function rowOf(
  id: string,
  tour: StoredTour | null,
  values: TourBookingValues,
  more: Pick<NewTourBooking, 'total' | 'lang' | 'created_at'>,
): NewTourBooking {
  return {
    id,
    tour_id: tour?.id ?? null,
    tour_type: values.tourType,
    tour_name: values.tourName,
    departure_date: values.departureDate,
    adults: values.adults,
    children: values.children,
    small_children: values.smallChildren,
    infants: values.infants,
    full_name: values.fullName,
    phone: values.phone,
    email: values.email,
    address: values.address,
    province: values.province,
    district: values.district,
    ward: values.ward,
    note: values.note,
    payment_method: values.paymentMethod,
    ...more,
  };
}

/** Throws 422 with the first field that breaks a rule. */
function refuse(issue: { field: string; code: string } | undefined): void {
  if (issue) throw new AppError(422, CODES[issue.code] ?? 'invalid', { field: issue.field });
}
