import type { BookingEventKind } from '../../../domain/bookings/guest-marks';
import type { BookingStatus, RatePolicy } from '../../../domain/bookings/booking';
import type { GuideLanguage } from '../../../domain/guide/guide-languages';
import type { Columns } from '../../platform/db/columns';

/** Tables of bookings and their nights. */
export interface BookingRecordTables {
  bookings: {
    id: string;
    apartment_id: number;
    room_id: number;
    check_in: string;
    check_out: string;
    quantity: number;
    adults: number;
    children: number;
    babies: number;
    nightly_price: number;
    surcharge: number;
    /** The nights with the price of all rooms and its rule (`NightPrice[]`, JSON); `null` before there were such. */
    nights: string | null;
    total: number;
    policy: RatePolicy;
    free_before_days: number;
    fee_percent: number;
    /** Cancelling is free before this instant. */
    free_until: number;
    status: BookingStatus;
    /** Instant at which a HOLD or PENDING booking stops blocking its nights; `null` for one that has no end. */
    ends_at: number | null;
    payment_method: 'MOMO' | 'CASH' | null;
    /** Payments less refunds, VND. */
    paid: number;
    refund_due: number;
    /** Charges besides the room that are not voided, VND; changed by `billing/ledger.ts` alone, as `paid` is. */
    charges: number;
    /** VND that the wallet standing in for MoMo says were paid: no money, never part of `paid`, never owed back. */
    sandbox_paid: number;
    guest_name: string;
    guest_email: string;
    guest_phone: string;
    guest_identity: string | null;
    guest_birthday: string | null;
    guest_nationality: string;
    email_key: string;
    phone_key: string | null;
    device: string | null;
    /** Account that was signed in when it was made. */
    user_id: string | null;
    lang: GuideLanguage;
    /** Of the calendar file: grows with every change. */
    sequence: number;
    created_at: number;
    updated_at: number;
    /** A guest's stay, nights kept for repair, or nights that another channel has sold. */
    kind: BookingKind;
    /** Of `room_channels`, and the event's own name there. */
    channel_id: string | null;
    channel_uid: string | null;
    /** 1 for nights that the channel does not sell, without a guest. */
    channel_block: number;
    /** Of nights kept for repair, the one door that they are kept of; `null` for any room of the type. */
    door: string | null;
    /**
     * Instants at which reception saw the guest come, and go; `null` while nobody has. They say nothing about the
     * status.
     */
    arrived_at: number | null;
    left_at: number | null;
    /** Instant at which reception noted that the guest has not come. */
    no_show_at: number | null;
    /** Hours of the first and the last day that were agreed to, `HH:mm`; `null` for the hotel's own. */
    arrival_hour: string | null;
    departure_hour: string | null;
    /** The door that the guest has chosen with the nights; `null` where that is left to the house. */
    chosen_door: string | null;
    /** The one that they had chosen and have lost, until their room has a door. */
    lost_door: string | null;
    /** Origin, and what reception has to remember of it; free text. */
    source: string;
    note: string;
    /** Text that a search reads, without marks and in lower case. */
    search: string;
  };
  /** Events of a booking, with the staff's name; `null` for the guest or the clock. */
  booking_history: {
    booking_id: string;
    /** Sequence of the booking at the event. */
    sequence: number;
    at: number;
    status: string;
    staff_name: string | null;
    note: string;
    /** `null` for what is told by the status alone. */
    event: BookingEventKind | null;
    /** JSON: of a move from where to where, of a departure what it ended, of a correction which fields, else what became of the money. */
    detail: string | null;
  };
  /** One row for each night of each physical room; `ends_at` is that of its booking. */
  room_nights: { room_id: number; night: string; slot: number; booking_id: string; ends_at: number | null };
}

/** The columns that say whose a booking is, of one that is nobody's or nobody's any more. */
export const NO_CONTACT = {
  guest_email: '',
  guest_phone: '',
  guest_identity: null,
  guest_birthday: null,
  guest_nationality: '',
  email_key: '',
  phone_key: null,
  device: null,
  user_id: null,
} as const satisfies Partial<BookingRecordTables['bookings']>;

export type BookingKind = 'GUEST' | 'REPAIR' | 'CHANNEL';

/** Says what of these rows tells of people. */
export const BOOKING_RECORD_COLUMNS: Columns<BookingRecordTables> = {
  bookings: {
    bookings:
      'guest_name guest_email guest_phone guest_identity guest_birthday guest_nationality email_key phone_key device user_id source note search',
    nobody:
      'id apartment_id room_id check_in check_out quantity adults children babies nightly_price surcharge nights total policy free_before_days fee_percent free_until status ends_at payment_method paid refund_due charges sandbox_paid lang sequence created_at updated_at kind channel_id channel_uid channel_block door arrived_at arrival_hour departure_hour chosen_door lost_door left_at no_show_at',
  },
  booking_history: { bookings: 'note', staff: 'staff_name', nobody: 'booking_id sequence at status event detail' },
  room_nights: { nobody: 'room_id night slot booking_id ends_at' },
};
