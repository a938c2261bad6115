import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { GuestRequest, RequestMessage, Wish } from '../../../contract/guest-requests/guest-requests';
import { momentOf } from '../../../domain/guide/clock';
import { openRequests, refreshRequests, requestsStore } from '../../../offline/guest-requests/guest-requests';
import { type OutboxItem, outboxStore } from '../../../offline/outbox/outbox';
import { guideStore } from '../early/guide-store';

/** While somebody looks, reception's answers are asked for so often, in ms, and no more. */
const POLL_MS = 20_000;

type OnItsWay = Exclude<OutboxItem['state'], 'sent'>;

/** Words under a request, however far they are; what came from reception has come. */
export interface ShownMessage {
  id: string;
  sender: RequestMessage['sender'];
  text: string;
  state: OnItsWay | 'SENT';
  /** Instant at which it was written, or came, as a guest reads it. */
  time: string;
}

/** One thing that was asked for, however far it is. What has no receipt of our server is never called sent. */
export interface ShownRequest {
  id: string;
  kind: GuestRequest['kind'];
  text: string;
  wishes?: readonly Wish[] | undefined;
  photo: boolean;
  state: GuestRequest['state'] | OnItsWay;
  /** Instant at which it came to this state, as a guest reads it; `''` where nobody needs to know. */
  time: string;
  answer: string;
  /** The thread under it; `null` while our server does not have the request. */
  messages: ShownMessage[] | null;
}

/** Reads the requests of this stay, the newest first. Asks for news while the page is looked at. */
export function useRequests(): { requests: ShownRequest[]; askedAt: number | null; refused: boolean } {
  const apartment = useStore(guideStore, (state) => state.apartment ?? '');
  // Of a phone that was told to forget nothing is shown, whatever the page still remembers.
  const forgotten = useStore(guideStore, (state) => state.forgotten);
  const known = useStore(requestsStore);
  const { requests, own, written, askedAt, refused } = forgotten ? requestsStore.getInitialState() : known;
  const items = useStore(outboxStore, (outbox) => outbox.items);
  const now = useStore(guideStore, (state) => state.now);
  const delivered = items.filter(({ kind, state }) => kind === 'request' && state === 'sent').length;
  useEffect(() => openRequests(apartment), [apartment]);
  useEffect(() => {
    const check = (): void => {
      if (document.visibilityState === 'visible') void refreshRequests(apartment);
    };
    check();
    const timer = setInterval(check, POLL_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
    // A receipt that has come is news, too.
  }, [apartment, delivered]);
  /** Says how far something of this phone is, and since when; nothing that the outbox has forgotten. */
  const onItsWay = ({ id, madeAt }: { id: string; madeAt: number }): Pick<ShownMessage, 'state' | 'time'>[] => {
    const item = items.find((one) => one.id === id);
    if (!item) return [];
    if (item.state !== 'sent') return [{ state: item.state, time: momentOf(madeAt, now) }];
    return [{ state: 'SENT', time: momentOf(item.settledAt ?? madeAt, now) }];
  };
  const shownOwn = own.flatMap((one) =>
    onItsWay(one).map(({ state, time }): ShownRequest => ({ ...one, state, time, answer: '', messages: null })),
  );
  const shown = requests.map(({ receivedAt, seenAt, closedAt, messages, ...one }): ShownRequest => {
    const at = one.state === 'SENT' ? receivedAt : one.state === 'SEEN' ? seenAt : closedAt;
    const come = messages.map(({ nth, sender, text, at: cameAt }): ShownMessage => {
      return { id: `${nth}`, sender, text, state: 'SENT', time: momentOf(Date.parse(cameAt), now) };
    });
    const coming = written
      .filter(({ requestId }) => requestId === one.id)
      .flatMap((own) => onItsWay(own).map((far): ShownMessage => ({ ...own, ...far, sender: 'GUEST' })));
    return { ...one, time: momentOf(Date.parse(at ?? receivedAt), now), messages: [...come, ...coming] };
  });
  return { requests: [...shownOwn, ...shown], askedAt, refused };
}
