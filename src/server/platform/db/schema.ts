import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { GuideLanguage } from '../../../domain/guide/guide-languages';
import type { DroppedReason, FailedReason, MailOutcome, WaitingReason } from '../../../domain/mails/outcomes';
import type { AccountTables } from '../../modules/accounts/tables';
import type { AttentionTables } from '../../modules/attention/tables';
import type { BlogTables } from '../../modules/blog/tables';
import type { BookingRecordTables } from '../../modules/booking-records/tables';
import type { BookingTables } from '../../modules/bookings/tables';
import type { CatalogueTables } from '../../modules/catalogue/tables';
import type { ChannelTables } from '../../modules/channels/tables';
import type { ContactTables } from '../../modules/contact/tables';
import type { EditingTables } from '../../modules/editing/tables';
import type { ForeignGuestTables } from '../../modules/foreign-guests/tables';
import type { GuestFormTables } from '../../modules/guest-forms/tables';
import type { GuestRequestTables } from '../../modules/guest-requests/tables';
import type { GuideTables } from '../../modules/guide/tables';
import type { GuideAnalyticsTables } from '../../modules/guide-analytics/tables';
import type { MoneyTables } from '../../modules/money/tables';
import type { PaymentTables } from '../../modules/payments/tables';
import type { PhotoTables } from '../../modules/photos/tables';
import type { PrivacyTables } from '../../modules/privacy/tables';
import type { ReviewTables } from '../../modules/reviews/tables';
import type { StaffTables } from '../../modules/staff/tables';
import type { StayRecordTables } from '../../modules/stay-records/tables';
import type { TourTables } from '../../modules/tours/tables';
import type { Columns } from './columns';

/** Tables of what knows no subject. */
interface PlatformTables {
  documents: { name: string; body: string; updated_at: number };
  revisions: { name: string; value: number };
  /** Of which parts a value of a revision is (JSON); not there for a change of everything. */
  revision_parts: { name: string; value: number; parts: string };
  /** Counts of how often something was done on a day. */
  daily_counts: { name: string; day: string; count: number };
  /** Says how often a client, by its fingerprint, has sent something since an instant. */
  request_rates: { party: string; since: number; count: number };
  /** Rows that concurrent bookings of one contact or device wait for. */
  booking_parties: { party: string; seen_at: number };
  mails: {
    id: string;
    kind: string;
    booking_id: string | null;
    lang: GuideLanguage;
    body: string;
    tries: number;
    next_at: number;
    sent_at: number | null;
    created_at: number;
    /** Hash of the mailbox of a mail that a stranger has caused; `null` for every other. */
    recipient: string | null;
    /** `FAILED`: it cannot arrive. `DROPPED`: what it says was no longer true. `null` while it waits, and once it is sent. */
    outcome: MailOutcome | null;
    /** Of one that waits why it has not gone out, of one with an outcome why it never will. */
    reason: WaitingReason | FailedReason | DroppedReason | null;
    /** The mail server's last answer: its numbers alone, such as `553 5.1.3`. */
    answer: string | null;
    /** Says when it got its outcome. */
    closed_at: number | null;
    /** Says when somebody at the desk saw to one that failed. */
    settled_at: number | null;
  };
  idempotency_keys: {
    route: string;
    key: string;
    body_hash: string;
    status: number;
    response: string;
    created_at: number;
  };
  health: { id: number; checked_at: number };
}

/**
 * The tables, the same on SQLite and PostgreSQL: days are text `YYYY-MM-DD`, instants are UTC milliseconds, money is
 * whole VND, yes and no are 1 and 0, text is NFC.
 */
export interface Tables
  extends
    AccountTables,
    AttentionTables,
    BlogTables,
    BookingRecordTables,
    BookingTables,
    CatalogueTables,
    ChannelTables,
    ContactTables,
    EditingTables,
    ForeignGuestTables,
    GuestFormTables,
    GuestRequestTables,
    GuideTables,
    GuideAnalyticsTables,
    MoneyTables,
    PaymentTables,
    PhotoTables,
    PlatformTables,
    PrivacyTables,
    ReviewTables,
    StaffTables,
    StayRecordTables,
    TourTables {}

/** Says what of these rows tells of people. */
export const PLATFORM_COLUMNS: Columns<PlatformTables> = {
  documents: { nobody: 'name body updated_at' },
  revisions: { nobody: 'name value' },
  revision_parts: { nobody: 'name value parts' },
  daily_counts: { nobody: 'name day count' },
  request_rates: { job: 'party', nobody: 'since count' },
  booking_parties: { job: 'party', nobody: 'seen_at' },
  mails: {
    mails: 'body recipient',
    nobody: 'id kind booking_id lang tries next_at sent_at created_at outcome reason answer closed_at settled_at',
  },
  idempotency_keys: { job: 'body_hash response', nobody: 'route key status created_at' },
  health: { nobody: 'id checked_at' },
};

export type Database = Kysely<Tables>;
/** A transaction: for what is only true together with the rest of it. */
export type Tx = Transaction<Tables>;
/** Inside a transaction or not: what a function of a store needs to run its statements on. */
export type Db = Kysely<Tables> | Tx;
/** Rows by their ids: a list with something in it, or a question that finds them. */
export type Ids = readonly string[] | SelectQueryBuilder<Tables, keyof Tables, { id: string }>;
