import type { DeskRequest } from '../../../contract/guest-requests/desk';
import type { GuestRequest, RequestMessage, Wish } from '../../../contract/guest-requests/guest-requests';
import type { GuideLanguage } from '../../../domain/guide/guide-languages';
import { isoOf } from '../../platform/iso';
import { replyIn } from './ready-replies';
import type { RequestAtDesk, StoredMessage, StoredRequest } from './store';

/** A message as guest and desk see it. */
export const shownMessage = ({
  nth,
  sender,
  text,
  received_at: at,
  sent_as: sentAs,
}: StoredMessage): RequestMessage => ({
  nth,
  sender,
  text,
  at: new Date(at).toISOString(),
  sentAs,
});

type Wished = Pick<StoredRequest, 'wishes'>;

/** Reads what was chosen by its picture. */
export const wishesOf = ({ wishes }: Wished): Wish[] => JSON.parse(wishes) as Wish[];

/** The same for boards and lists: nothing where nothing was chosen. */
export function shownWishes(row: Wished): { wishes?: Wish[] } {
  const wishes = wishesOf(row);
  return wishes.length === 0 ? {} : { wishes };
}

/** Gives the fields of a request that guest and desk see alike. */
const shownToBoth = (row: StoredRequest) => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  ...shownWishes(row),
  photo: row.has_photo === 1,
  state: row.state,
  receivedAt: new Date(row.received_at).toISOString(),
  seenAt: isoOf(row.seen_at),
  closedAt: isoOf(row.closed_at),
  answer: row.answer,
});

/** A request with its thread as its guest sees them: who of the staff it was is nobody's business. */
export const shownToGuest = (
  row: StoredRequest,
  messages: readonly StoredMessage[],
  lang: GuideLanguage,
): GuestRequest => ({
  ...shownToBoth(row),
  sentAs: row.sent_as,
  answer: replyIn(lang, row.answer),
  messages: messages
    .map(shownMessage)
    .map((one) => (one.sender === 'RECEPTION' ? { ...one, text: replyIn(lang, one.text) } : one)),
});

/** A request with its thread as the desk sees them. */
export const shownAtDesk = (row: RequestAtDesk, messages: readonly StoredMessage[]): DeskRequest => ({
  ...shownToBoth(row),
  stayId: row.stay_id,
  apartment: row.apartment,
  guestName: row.guest_name,
  ...(row.booking_id !== null && { bookingId: row.booking_id }),
  madeAt: new Date(row.made_at).toISOString(),
  seenBy: row.seen_by,
  closedBy: row.closed_by,
  messages: messages.map((one) => ({ ...shownMessage(one), staff: one.staff })),
  over: row.over,
});

/** A request for whoever may not know who is behind a door. */
export function withoutGuest(request: DeskRequest): DeskRequest {
  const { bookingId: _, ...shown } = request;
  return { ...shown, stayId: '', guestName: '' };
}
