import type { MessageSender, RequestKind, RequestState } from '../../../domain/guest-requests/guest-request';
import type { Columns } from '../../platform/db/columns';

/** Requests of guests from the guide. A stay that is deleted takes its own along. */
export interface GuestRequestTables {
  guest_requests: {
    id: string;
    stay_id: string;
    apartment: string;
    kind: RequestKind;
    text: string;
    /** Holds what was chosen by its picture, a list of `Wish` as JSON. */
    wishes: string;
    /** By the phone's clock, never later than when it came in. */
    made_at: number;
    received_at: number;
    state: RequestState;
    seen_at: number | null;
    /** Names of staff. */
    seen_by: string | null;
    closed_at: number | null;
    closed_by: string | null;
    /** Answer of reception; `''` for none. */
    answer: string;
    /** The idempotency key of the call that brought it. */
    sent_as: string | null;
    has_photo: number;
    /** Instant at which anything of it changed last. */
    changed_at: number;
  };
  /** Messages that guest and reception write to each other under a request. */
  request_messages: {
    request_id: string;
    /** From 1 on, in the order in which they came. */
    nth: number;
    sender: MessageSender;
    /** Name of who has written for reception. */
    staff: string | null;
    /** As of a request. */
    sent_as: string | null;
    text: string;
    received_at: number;
  };
  /** Base64 of a WebP that our server has drawn. */
  request_photos: { request_id: string; webp: string };
}

/** Says what of these rows tells of people. */
export const GUEST_REQUEST_COLUMNS: Columns<GuestRequestTables> = {
  guest_requests: {
    requests: 'kind text wishes answer',
    staff: 'seen_by closed_by',
    nobody: 'id stay_id apartment made_at received_at state seen_at closed_at sent_as has_photo changed_at',
  },
  request_messages: { requests: 'text', staff: 'staff', nobody: 'request_id nth sender sent_as received_at' },
  request_photos: { requests: 'webp', nobody: 'request_id' },
};
