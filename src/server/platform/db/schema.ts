import type { Kysely, Transaction } from 'kysely';
import type { AccountTables } from '../../modules/accounts/tables';
import type { GuestAccessTables } from '../../modules/guest-access/tables';
import type { BillingTables } from '../../modules/billing/tables';
import type { BookingTables } from '../../modules/bookings/tables';
import type { TourTables } from '../../modules/tours/tables';
import type { StoryTables } from '../../modules/blog/tables';
import type { MessageTables } from '../../modules/contact/tables';
import type { ContentTables } from '../../modules/desk/editing/tables';
import type { DeskTables } from '../../modules/desk/tables';
import type { GuestTables } from '../../modules/privacy/tables';
import type { PictureTables } from '../../modules/photos/tables';
import type { RequestTables } from '../../modules/guest-requests/tables';

/**
 * The tables, the same on SQLite and PostgreSQL: days are text `YYYY-MM-DD`, instants are UTC milliseconds, money is
 * whole VND, yes and no are 1 and 0, text is NFC.
 */
export interface Tables
  extends
    AccountTables,
    BookingTables,
    BillingTables,
    TourTables,
    StoryTables,
    MessageTables,
    DeskTables,
    GuestTables,
    ContentTables,
    PictureTables,
    GuestAccessTables,
    RequestTables {
  documents: { name: string; body: string; updated_at: number };
  revisions: { name: string; value: number };
  /** How often something was done on a day. */
  daily_counts: { name: string; day: string; count: number };
  guest_forms: {
    id: string;
    full_name: string;
    email: string;
    phone_number: string;
    apartment: string;
    received_at: number;
  };
  interests: {
    id: string;
    full_name: string;
    email: string;
    phone_number: string;
    apartment: string;
    action: string;
    received_at: number;
  };
  /** What is still to be told to the spreadsheet script; `id` is the submission's own. */
  forwards: {
    id: string;
    kind: string;
    tries: number;
    next_at: number;
    done_at: number | null;
    created_at: number;
  };
  idempotency_keys: {
    route: string;
    key: string;
    body_hash: string;
    status: number;
    response: string;
    created_at: number;
  };
  guide_clients: { client: string; seen_at: number };
  guide_reads: { client: string; apartment: string; known: number; read_at: number };
  health: { id: number; checked_at: number };
}

export type Database = Kysely<Tables>;
/** Inside a transaction or not: what a function of a store needs to run its statements on. */
export type Db = Kysely<Tables> | Transaction<Tables>;
