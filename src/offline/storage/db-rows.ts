import type { BookingRequest, NewBooking } from '../../contract/bookings/bookings';
import type { GuideAnswer } from '../../contract/guide/guide';

/** Record of an apartment on the phone: the last opened one only (ruling 12). */
export interface GuideRecord {
  apartment: string;
  answer: GuideAnswer;
  /** Instant at which the phone got the answer, by its own clock, in ms. */
  savedAt: number;
}

/** `slot` is a constant: one row, so that a second apartment replaces the first. */
export interface KeptGuide extends GuideRecord {
  slot: 'last';
}

/** An answer of the network, kept with its time. */
export interface KeptDocument {
  key: string;
  data: unknown;
  savedAt: number;
}

export type OutboxKind =
  | 'guest-form'
  | 'interest'
  | 'contact'
  | 'issue'
  | 'tour-contact'
  | 'tour-booking'
  | 'comment'
  | 'request';

/** A submission. Its id is the idempotency key of every attempt. */
export interface OutboxEntry {
  id: string;
  /** Account that was signed in when it was sent off; absent without one. */
  owner?: string | null | undefined;
  kind: OutboxKind;
  path: string;
  /** Key of the stay that a guest asks reception by; goes with the words. */
  authorization?: string;
  /** Gone once it is delivered: nothing private is kept longer than needed. */
  body: unknown;
  /** Place in the queue. */
  order: number;
  createdAt: number;
  /** Says when its writer said that it is to go out still, ms; absent while they were not asked. */
  agreedAt?: number;
  tries: number;
  /** Not before this time, in ms. */
  next: number;
  state: 'waiting' | 'sent' | 'refused';
  /** Reason why the last attempt failed, by kind; for the list a person reads. */
  reason?: string;
  code?: string;
  field?: string;
  settledAt?: number;
}

/** One press of Pay: one booking, however often it is sent. */
export interface BookingAttempt {
  /** Room and dates. */
  stay: string;
  /** Idempotency key of the booking. */
  key: string;
  /** Idempotency key of its payment; a new one once the last payment call has been answered. */
  payKey: string;
  body: BookingRequest;
  startedAt: number;
  /** Our server's answer; `null` while it is not known whether it got the booking. */
  booking: NewBooking | null;
}

/** 64 kB of a film on its way; `film` is its checksum, so parts of a replaced film never mix. */
export interface FilmPart {
  film: string;
  index: number;
  bytes: ArrayBuffer;
}
