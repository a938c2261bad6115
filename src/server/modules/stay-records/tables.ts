import type { Columns } from '../../platform/db/columns';

/** Tables of the doors and of who may open their guides. */
export interface StayRecordTables {
  guide_apartments: {
    code: string;
    tower: string;
    door_code: string | null;
    card: number;
    wifi_name: string | null;
    wifi_password: string | null;
    /** Instant at which its code was last changed on the lock. */
    rotated_at: number | null;
    /** The room type that it is sold as; `null` for a door that no booking is given. */
    room_id: number | null;
    /** From then on its guide answers as that of an unknown door; `null` while it is in use. */
    retired_at: number | null;
    /** Instant at which it was made ready for the coming guest, and by whom; `null` while it is not. */
    ready_at: number | null;
    ready_by: string | null;
    /** Code after the next change; `null` while none is chosen. */
    next_door_code: string | null;
    /** Says when that was chosen; kept when the lock has it, for a tap that is taken back. */
    next_chosen_at: number | null;
    /** Code before the last rotation; `null` once it was set by hand. */
    code_before: string | null;
    /** Grows with every change of the code. */
    code_revision: number;
    /** Says when somebody opened the door with its code, by whom, and with which; `null` while nobody has. */
    tried_at: number | null;
    tried_by: string | null;
    tried_revision: number | null;
    /** The day on which its lock got its battery; `null` when nobody knows. */
    battery_on: string | null;
  };
  stays: {
    id: string;
    apartment: string;
    guest_name: string;
    from_day: string;
    to_day: string;
    created_at: number;
    revoked_at: number | null;
    ended_at: number | null;
    /**
     * Instant at which reception saw the guest come, by the booking too: they are behind the door until the stay has
     * ended.
     */
    arrived_at: number | null;
    /** Hours of the first and the last day that were agreed to, `HH:mm`; `null` for the hotel's own. */
    arrival_hour: string | null;
    departure_hour: string | null;
    /** Fingerprint of the address that reception has sent the link to; `null` while it has not. */
    sent_to: string | null;
    /** The booking whose guest this is; `null` for a stay that reception made by hand. */
    booking_id: string | null;
    /** Number among the booking's rooms, from 0. */
    slot: number;
    /** Instants at which the guest said that they are in, and that they have left; `null` while they have not. */
    guest_arrived_at: number | null;
    guest_left_at: number | null;
    /** The guest's name as it is searched for. */
    search: string;
    /** Instant at which a phone first had the guide of this very door; `null` while none has. */
    seen_at: number | null;
    /** The door whose guide the guest's phones had before; `null` for none. */
    shown_door: string | null;
  };
  /** Keys of guides: of a stay, or of a booking's room that waits for its door. What is kept is a hash. */
  guide_keys: {
    id: string;
    /** SHA-256 of the key, hex. */
    key_hash: string;
    kind: GuideKeyKind;
    booking_id: string | null;
    slot: number;
    stay_id: string | null;
    /** Name of the companion that a key is for, in the guest's words. */
    label: string;
    made_at: number;
    revoked_at: number | null;
    /** Names the code that its phones were last given, sealed or open (`given-codes.ts`); `null` for none yet. */
    given_code: string | null;
  };
  /** One row for each night of each door; guests who share a door have each a share of it, from 0. */
  door_nights: { door: string; night: string; share: number; stay_id: string };
}

export type GuideKeyKind = 'GUEST' | 'COMPANION';

/** Says what of these rows tells of people. */
export const STAY_RECORD_COLUMNS: Columns<StayRecordTables> = {
  guide_apartments: {
    staff: 'ready_by tried_by',
    nobody:
      'code tower door_code card wifi_name wifi_password rotated_at room_id retired_at ready_at next_door_code next_chosen_at code_before code_revision tried_at tried_revision battery_on',
  },
  stays: {
    stays: 'guest_name sent_to search',
    nobody:
      'id apartment from_day to_day created_at revoked_at ended_at arrived_at arrival_hour departure_hour booking_id slot guest_arrived_at guest_left_at seen_at shown_door',
  },
  guide_keys: { bookings: 'label', nobody: 'id key_hash kind booking_id slot stay_id made_at revoked_at given_code' },
  door_nights: { nobody: 'door night share stay_id' },
};
