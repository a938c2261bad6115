import * as z from 'zod/mini';
import { DROPPED_REASONS, FAILED_REASONS, MAIL_STATES, WAITING_REASONS } from '../../domain/mails/outcomes';
import { BOOKING_MAIL_KINDS } from '../../domain/mails/still-true';

/** Every kind of mail, as the desk names it. */
export const MAIL_KINDS = [
  ...BOOKING_MAIL_KINDS,
  'bookingForHotel',
  'stayLink',
  'enquiry',
  'enquiryForHotel',
  'tourContactForHotel',
  'tourBooking',
  'tourBookingForHotel',
  'backupForHotel',
  'passwordReset',
  'passwordChanged',
  'staffInvitation',
] as const;

/** A mail about a booking, as its history tells it. Instants are ISO 8601 in UTC. */
export const bookingMail = z.object({
  id: z.string(),
  kind: z.enum(MAIL_KINDS),
  at: z.string(),
  state: z.enum(MAIL_STATES),
  /** Says when its server took it; `null` before. */
  sentAt: z.nullable(z.string()),
  /** Says why it waits, cannot arrive or was not sent. */
  reason: z.nullable(z.enum([...WAITING_REASONS, ...FAILED_REASONS, ...DROPPED_REASONS])),
  /** Holds what the mail server answered, in numbers: `553 5.1.3`. */
  answer: z.nullable(z.string()),
  /** Somebody at the desk has seen to it that the guest knows. */
  settled: z.boolean(),
  /** Tells whether it can be sent again, to the address that the booking has now. */
  again: z.boolean(),
});
export type BookingMailLine = z.infer<typeof bookingMail>;

/** `GET /api/reception/mails`: how mails go out, and where those to the house go. */
export const deskMails = z.object({
  /** `files`: no mail server is set, so mails lie in the data folder. */
  way: z.enum(['server', 'files']),
  from: z.string(),
  /** Says where mails to the house go. */
  house: z.string(),
  /** Tells whether the house gets a mail of each booking. */
  eachBooking: z.boolean(),
  /** Says where a test mail goes: to whoever asks. */
  testTo: z.string(),
  trouble: z.nullable(z.object({ reason: z.enum(WAITING_REASONS), since: z.string() })),
  waiting: z.int(),
  lastSentAt: z.nullable(z.string()),
  serverNow: z.string(),
});
export type DeskMails = z.infer<typeof deskMails>;

/** `PUT /api/reception/mails` */
export const mailSettings = z.object({ eachBooking: z.boolean() });

/** Holds what became of a test mail. `slow`: its server had not answered in time. */
const MAIL_TEST_RESULTS = ['sent', 'kept', 'slow', ...WAITING_REASONS, 'refused', 'address'] as const;

/** `POST /api/reception/mails/test`; 429 after a few. */
export const mailTest = z.object({
  result: z.enum(MAIL_TEST_RESULTS),
  to: z.string(),
  answer: z.nullable(z.string()),
});
export type MailTest = z.infer<typeof mailTest>;

/** Says that a mail lies in the outbox; `mailsKept` where it becomes a file only. */
export const mailTaken = z.object({ done: z.literal(true), mailsKept: z.optional(z.boolean()) });

/** `PUT /api/reception/mails/{id}`: the guest knows by telephone, or that is taken back. */
export const mailSettled = z.object({ told: z.boolean() });
