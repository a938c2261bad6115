import type { RequestKind, RequestState } from '../../../domain/guide/guest-request';

/** What guests ask for from the guide. A stay that is deleted takes its own along. */
export interface RequestTables {
  guest_requests: {
    id: string;
    stay_id: string;
    apartment: string;
    kind: RequestKind;
    text: string;
    /** By the phone's clock, never later than when it came in. */
    made_at: number;
    received_at: number;
    state: RequestState;
    seen_at: number | null;
    /** Names of staff. */
    seen_by: string | null;
    closed_at: number | null;
    closed_by: string | null;
    /** What reception has answered; `''` for nothing. */
    answer: string;
    has_photo: number;
    /** When anything of it changed last. */
    changed_at: number;
  };
  /** Base64 of a WebP that our server has drawn. */
  request_photos: { request_id: string; webp: string };
}
