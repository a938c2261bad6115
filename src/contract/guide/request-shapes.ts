import type { GuestRequest, GuestRequestList, RequestMessage } from './guest-requests';
import { boolean, integer, list, nullable, object, oneOf, schemaOf, string } from '../shape';

const messages = list(
  object<RequestMessage>({
    nth: integer,
    sender: oneOf('GUEST', 'RECEPTION'),
    text: string,
    at: string,
    sentAs: nullable(string),
  }),
);

/** What a stay has asked for, as `guide-shapes.ts` has the rest; apart from it, for it is loaded later. */
export const guestRequestListShape = schemaOf(
  object<GuestRequestList>({
    requests: list(
      object<GuestRequest>({
        id: string,
        sentAs: nullable(string),
        kind: oneOf('TOWELS', 'CLEANING', 'REPAIR', 'LUGGAGE', 'CODE_FAILS', 'LATE_CHECKOUT', 'ARRIVED', 'DEPARTED'),
        text: string,
        photo: boolean,
        state: oneOf('SENT', 'SEEN', 'DONE', 'REFUSED'),
        receivedAt: string,
        seenAt: nullable(string),
        closedAt: nullable(string),
        answer: string,
        messages,
      }),
    ),
    serverNow: string,
  }),
);
