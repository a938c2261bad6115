import { type FigureRange, isInRange, usualFigures } from '../desk/figure-range';
import type { DeclareWithinHours } from '../foreign-guests/deadline';

/** Kinds of data that are deleted automatically, each after its own number of days. */
export const RETENTION_KINDS = [
  'foreignGuests',
  'identity',
  'stays',
  'guestForms',
  'mails',
  'messages',
  'tourRequests',
  'audit',
  'bookings',
] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];
export type RetentionDays = Record<RetentionKind, number>;

/**
 * Days that each kind is kept. The reasons stand beside the fields (`reception-privacy.json`); the longest one is the
 * ten years for which accounting documents are kept, after which a booking says nothing of its guest any more.
 */
export const RETENTION: Readonly<Record<RetentionKind, FigureRange>> = {
  foreignGuests: { usual: 30, least: 1, most: 365 },
  identity: { usual: 30, least: 0, most: 365 },
  stays: { usual: 90, least: 1, most: 730 },
  guestForms: { usual: 180, least: 1, most: 730 },
  mails: { usual: 90, least: 7, most: 730 },
  messages: { usual: 365, least: 7, most: 1095 },
  tourRequests: { usual: 365, least: 7, most: 1095 },
  audit: { usual: 730, least: 90, most: 1825 },
  bookings: { usual: 3652, least: 365, most: 5478 },
};

/** Kinds of what guests give the house, as the page on privacy tells them. A booking's goes with accounting documents. */
export const GUEST_RETENTION_KINDS = [
  'identity',
  'foreignGuests',
  'stays',
  'guestForms',
  'mails',
  'messages',
  'tourRequests',
] as const satisfies readonly RetentionKind[];
type GuestRetentionKind = (typeof GUEST_RETENTION_KINDS)[number];

/** Gives these days by the names that the sentences of that page ask for. */
export const retentionFigures = (days: Readonly<Record<GuestRetentionKind, number>>): Record<string, string> =>
  Object.fromEntries(GUEST_RETENTION_KINDS.map((kind) => [`${kind}Days`, String(days[kind])]));

/** Days that view counts are kept. They hold no personal data; older ones only take up room. */
export const READING_KEPT_DAYS = 400;

/** The hotel's settings for personal data. */
export interface PrivacySettings {
  retentionDays: RetentionDays;
  declareWithinHours: DeclareWithinHours;
  /** Turns on the count of opened sections and played films. */
  countReading: boolean;
}

export const USUAL_PRIVACY: PrivacySettings = {
  retentionDays: usualFigures(RETENTION),
  declareWithinHours: 12,
  countReading: true,
};

/** Tells whether a kind can be kept for so many days. */
export const isRetention = (kind: RetentionKind, days: number): boolean => isInRange(RETENTION[kind], days);
