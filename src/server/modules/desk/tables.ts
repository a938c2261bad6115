import type { BookingEventKind } from '../../../domain/bookings/guest-marks';

/** Tables of the reception desk. */
export interface DeskTables {
  /** Who of the staff read or changed what, and when; never what a code is. */
  audit: {
    id: string;
    at: number;
    staff_id: string;
    staff_name: string;
    action: string;
    /** Id or code of what it was about; `''` for a whole list. */
    subject: string;
    /** From where, as far as it may be written down; `''` for what was done on the server itself. */
    address: string;
    /** Ids of those whose data were opened or taken along, a blank between them. */
    people: string;
  };
  /** How far reception is with what guests have sent; what has no row is new. */
  item_states: { kind: string; item_id: string; state: 'seen' | 'done'; staff_name: string; at: number };
  /** What has happened to a booking, and who did it: `null` for the guest or the clock. */
  booking_history: {
    booking_id: string;
    /** That of the booking. */
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
  /** Calendars of other channels that a room is sold on. */
  room_channels: {
    id: string;
    room_id: number;
    name: string;
    url: string;
    created_at: number;
    /** When it was last read well; `null` before the first time. */
    read_at: number | null;
    tried_at: number | null;
    /** Why the last reading failed; `null` after one that went well. */
    problem: string | null;
    /** When a reading first found nothing any more in a calendar that had stays; `null` while it is not so. */
    empty_since: number | null;
  };
  /** Nights that a channel has sold and that are taken here. */
  channel_conflicts: {
    channel_id: string;
    uid: string;
    check_in: string;
    check_out: string;
    seen_at: number;
  };
  /** The unguessable address under which a room's nights are told to other channels. */
  room_feeds: { room_id: number; token: string; created_at: number };
  /** The same for one channel alone, by the hash of its calendar's address: it outlives the channel's row. */
  channel_feeds: { token: string; room_id: number; url_hash: string; created_at: number };
}
