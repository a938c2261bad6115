import type { Columns } from '../../platform/db/columns';

/** Tables of other channels and their calendars. */
export interface ChannelTables {
  /** Calendars of other channels that a room is sold on. */
  room_channels: {
    id: string;
    room_id: number;
    name: string;
    url: string;
    created_at: number;
    /** Instant at which it was last read well; `null` before the first time. */
    read_at: number | null;
    tried_at: number | null;
    /** Reason why the last reading failed; `null` after one that went well. */
    problem: string | null;
    /**
     * Instant at which a reading first found nothing any more in a calendar that had stays; `null` while it is not so.
     */
    empty_since: number | null;
    /** Nights that are not for sale there count as sold up to so many days ahead; `null` for all of them. */
    blocks_within: number | null;
    /** JSON: days of our own that it tells back; `null` for none. */
    echoes: string | null;
    /** JSON: what was wrong in its calendar at the last reading; `null` for nothing. */
    faults: string | null;
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

/** Says what of these rows tells of people. */
export const CHANNEL_COLUMNS: Columns<ChannelTables> = {
  room_channels: {
    nobody: 'id room_id name url created_at read_at tried_at problem empty_since blocks_within echoes faults',
  },
  channel_conflicts: { nobody: 'channel_id uid check_in check_out seen_at' },
  room_feeds: { nobody: 'room_id token created_at' },
  channel_feeds: { nobody: 'token room_id url_hash created_at' },
};
