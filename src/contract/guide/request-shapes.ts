import type { GuestRequest, GuestRequestList } from './guest-requests';
import { boolean, list, nullable, object, oneOf, schemaOf, string } from '../shape';

/** What a stay has asked for, as `guide-shapes.ts` has the rest; apart from it, for it is loaded later. */
export const guestRequestListShape = schemaOf(
  object<GuestRequestList>({
    requests: list(
      object<GuestRequest>({
        id: string,
        kind: oneOf('TOWELS', 'CLEANING', 'REPAIR', 'LUGGAGE', 'CODE_FAILS', 'LATE_CHECKOUT', 'ARRIVED', 'DEPARTED'),
        text: string,
        photo: boolean,
        state: oneOf('SENT', 'SEEN', 'DONE', 'REFUSED'),
        receivedAt: string,
        seenAt: nullable(string),
        closedAt: nullable(string),
        answer: string,
      }),
    ),
    serverNow: string,
  }),
);
