import type { PaymentKind } from '../../domain/billing/bill';
import type { RequestKind } from '../../domain/guest-requests/guest-request';

/**
 * Instant at which something happened: at an hour of a day of the hotel, counted from today, so many minutes ago, or so
 * many minutes ago but by an hour of today at the latest. What is still to come when the house opens has not happened.
 */
export type Moment = readonly [day: number, hour: string] | number | { ago: number; by: string };

/** Request that a guest sends from the guide, and how far reception is with it. */
interface DemoRequest {
  at: Moment;
  kind: RequestKind;
  text: string;
  seen?: Moment;
  /** Reception's words under it. */
  answer?: string;
  done?: Moment;
}

/**
 * A guest of the demo house, and what they have done by the moment of its first start. Days count from the hotel's day.
 * What the desk is to show at whatever hour somebody starts is told in minutes.
 */
export interface DemoGuest {
  name: string;
  /** Unset: from Việt Nam. */
  country?: keyof typeof COUNTRIES;
  phone?: string;
  /** Set for a guest who booked on the site; the others booked by telephone. */
  email?: string;
  /** Room type, by its place in the demo's file. */
  room: number;
  from: number;
  nights: number;
  rooms?: number;
  adults: number;
  children?: number;
  booked: Moment;
  /** A booking of the site that nobody has looked at. */
  unconfirmed?: true;
  doors?: readonly string[];
  given?: Moment;
  came?: Moment;
  left?: Moment;
  noShow?: Moment;
  /** An agreed hour of leaving, and what it costs. */
  leavesAt?: { at: Moment; hour: string; amount: number };
  charges?: readonly (readonly [at: Moment, text: string, quantity: number, amount: number])[];
  /** Unset amount: what is owed then. */
  payments?: readonly (readonly [at: Moment, kind: PaymentKind, amount?: number])[];
  /** People who have been declared to the police, by the passports' names. */
  declared?: readonly (readonly [name: string, sex: 'M' | 'F', birth: string, passport: string])[];
  asks?: readonly DemoRequest[];
  /** Words about the stay, and when they were written; reception has shown them by the evening. */
  review?: { at: Moment; rating: number; text: string; answer?: string };
  /** Instant at which they sent the guest form. */
  form?: Moment;
}

/** Countries as guests write them, with the letters of their passports. */
export const COUNTRIES = {
  'Hàn Quốc': 'KOR',
  'Trung Quốc': 'CHN',
  'Nhật Bản': 'JPN',
  Pháp: 'FRA',
  Mỹ: 'USA',
  Úc: 'AUS',
} as const;
