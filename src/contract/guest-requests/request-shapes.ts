import type { GuestRequest, GuestRequestList, RequestMessage, Wish } from './guest-requests';
import { boolean, integer, list, nullable, object, oneOf, optional, schemaOf, string } from '../shape';

const messages = list(
  object<RequestMessage>({
    nth: integer,
    sender: oneOf('GUEST', 'RECEPTION'),
    text: string,
    at: string,
    sentAs: nullable(string),
  }),
);

const wish = object<Wish>({
  what: oneOf(
    ...(['towel', 'pillow', 'paper', 'soap', 'water', 'cot', 'bed', 'breakfast'] as const),
    ...(['cleaning', 'rubbish', 'taxi', 'repair', 'late'] as const),
  ),
  count: optional(integer),
  day: optional(string),
  hour: optional(string),
  to: optional(string),
  part: optional(
    oneOf(
      ...(['aircon', 'heater', 'toilet', 'lamp', 'television', 'wifi', 'fridge', 'stove', 'washer'] as const),
      ...(['curtain', 'door', 'other'] as const),
    ),
  ),
});

/** Shape of a stay's requests, beside those of `guide-shapes.ts`; apart from them, for it is loaded later. */
export const guestRequestListShape = schemaOf(
  object<GuestRequestList>({
    requests: list(
      object<GuestRequest>({
        id: string,
        sentAs: nullable(string),
        kind: oneOf('TOWELS', 'CLEANING', 'REPAIR', 'LUGGAGE', 'CODE_FAILS', 'LATE_CHECKOUT', 'ARRIVED', 'DEPARTED'),
        text: string,
        wishes: optional(list(wish)),
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
