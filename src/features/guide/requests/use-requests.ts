import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { GuestRequest } from '../../../contract/guide/guest-requests';
import { momentOf } from '../../../domain/guide/clock';
import { openRequests, refreshRequests, requestsStore } from '../../../offline/guide/guest-requests';
import { type OutboxItem, outboxStore } from '../../../offline/outbox/outbox';
import { guideStore } from '../early/guide-store';

/** While somebody looks, reception's answers are asked for so often, in ms, and no more. */
const POLL_MS = 20_000;

/** One thing that was asked for, however far it is. What has no receipt of our server is never called sent. */
export interface ShownRequest {
  id: string;
  kind: GuestRequest['kind'];
  text: string;
  photo: boolean;
  state: GuestRequest['state'] | Exclude<OutboxItem['state'], 'sent'>;
  /** When it came to this state, as a guest reads it; `''` where nobody needs to know. */
  time: string;
  answer: string;
}

/** What this stay has asked for, the newest first. Asks for news while it is looked at. */
export function useRequests(): { requests: ShownRequest[]; askedAt: number | null; refused: boolean } {
  const apartment = useStore(guideStore, (state) => state.apartment ?? '');
  const { requests, own, askedAt, refused } = useStore(requestsStore);
  const items = useStore(outboxStore, (outbox) => outbox.items);
  const now = useStore(guideStore, (state) => state.now);
  const delivered = items.filter(({ kind, state }) => kind === 'request' && state === 'sent').length;
  useEffect(() => openRequests(apartment), [apartment]);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void refreshRequests(apartment);
    };
    look();
    const timer = setInterval(look, POLL_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
    // A receipt that has come is news, too.
  }, [apartment, delivered]);
  const shownOwn = own.flatMap(({ id, kind, text, photo, madeAt }): ShownRequest[] => {
    const item = items.find((one) => one.id === id);
    const plain = { id, kind, text, photo, answer: '' };
    if (!item) return [];
    if (item.state !== 'sent') return [{ ...plain, state: item.state, time: momentOf(madeAt, now) }];
    return [{ ...plain, state: 'SENT', time: momentOf(item.settledAt ?? madeAt, now) }];
  });
  const shown = requests.map(({ receivedAt, seenAt, closedAt, ...one }): ShownRequest => {
    const at = one.state === 'SENT' ? receivedAt : one.state === 'SEEN' ? seenAt : closedAt;
    return { ...one, time: momentOf(Date.parse(at ?? receivedAt), now) };
  });
  return { requests: [...shownOwn, ...shown], askedAt, refused };
}
