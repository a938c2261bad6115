import { cleanEmail, cleanName, isEmail } from '../contact';
import { MAX_DAYS_AHEAD } from '../bookings/booking';
import { addDays, type Day, isDay } from '../days';
import { cleanPhone } from '../phone';
import { MAX_TRAVELLERS, TRAVELLER_KINDS, type TravellerKind, type Travellers } from '../tours/tour-price';
import { cleanLine, cleanLines, lineProblem, linesProblem } from './line';

/**
 * Rules of the tour booking form. The specification marks fields as required and shows no rules (§5); these are what
 * reception needs to call a guest back about a trip. The district is optional: Viet Nam has had two tiers of
 * administration since 1 July 2025 (ruling 28).
 */
export const TOUR_TYPES = ['domestic', 'international'] as const;
type TourType = (typeof TOUR_TYPES)[number];
export const TOUR_PAYMENTS = ['company', 'online', 'transfer'] as const;
type TourPayment = (typeof TOUR_PAYMENTS)[number];

const LINES = ['tourName', 'address', 'province', 'district', 'ward'] as const;
const OPTIONAL: ReadonlySet<string> = new Set(['district', 'note']);

/** Everything a person types or picks; counts apart. */
interface TourBookingText {
  tourType: TourType;
  tourName: string;
  departureDate: string;
  fullName: string;
  phone: string;
  email: string;
  address: string;
  province: string;
  district: string;
  ward: string;
  note: string;
  paymentMethod: TourPayment;
}
export type TourBookingValues = TourBookingText & Travellers;

/** Fields that can be wrong, in the order in which the form asks for them. */
export const TOUR_BOOKING_FIELDS = [
  'tourName',
  'departureDate',
  ...TRAVELLER_KINDS,
  'fullName',
  'phone',
  'email',
  'address',
  'province',
  'district',
  'ward',
  'note',
] as const;
export type TourBookingField = (typeof TOUR_BOOKING_FIELDS)[number];

interface TourBookingIssue {
  field: TourBookingField;
  code: 'required' | 'email' | 'tooLong' | 'invalid' | 'past' | 'tooFarAhead' | 'tooFew' | 'tooMany';
}

/** Cleans what was typed; the result is sent. */
export function cleanTourBooking<T extends TourBookingText>(typed: T): T {
  const lines = Object.fromEntries(LINES.map((field) => [field, cleanLine(typed[field])]));
  const person = {
    fullName: cleanName(typed.fullName),
    phone: cleanPhone(typed.phone),
    email: cleanEmail(typed.email),
  };
  return { ...typed, ...lines, ...person, note: cleanLines(typed.note), departureDate: typed.departureDate.trim() };
}

/**
 * The first broken rule of each field, in the form's order.
 *
 * @param today the day it is in Viet Nam
 */
export function checkTourBooking(typed: TourBookingValues, today: Day): TourBookingIssue[] {
  const values = cleanTourBooking(typed);
  return TOUR_BOOKING_FIELDS.flatMap((field) => {
    const code = brokenRule(field, values, today);
    return code ? [{ field, code }] : [];
  });
}

function brokenRule(field: TourBookingField, values: TourBookingValues, today: Day): TourBookingIssue['code'] | null {
  if (isKind(field)) return countProblem(field, values[field]);
  const value = values[field];
  if (value === '') return OPTIONAL.has(field) ? null : 'required';
  if (field === 'departureDate') return departureProblem(value, today);
  if (field === 'note') return linesProblem(value);
  const problem = lineProblem(value);
  return problem ?? (field === 'email' && !isEmail(value) ? 'email' : null);
}

const isKind = (field: TourBookingField): field is TravellerKind => TRAVELLER_KINDS.some((kind) => kind === field);

/** A group has at least one adult. */
function countProblem(kind: TravellerKind, count: number): 'invalid' | 'tooFew' | 'tooMany' | null {
  if (!Number.isInteger(count)) return 'invalid';
  if (count < (kind === 'adults' ? 1 : 0)) return 'tooFew';
  return count > MAX_TRAVELLERS ? 'tooMany' : null;
}

function departureProblem(day: string, today: Day): 'invalid' | 'past' | 'tooFarAhead' | null {
  if (!isDay(day)) return 'invalid';
  if (day <= today) return 'past';
  return day > addDays(today, MAX_DAYS_AHEAD) ? 'tooFarAhead' : null;
}
