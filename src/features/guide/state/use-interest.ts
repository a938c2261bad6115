import { useState } from 'react';
import type { Interest } from '../../../contract/guest-forms/guest-form';
import { INTEREST_API } from '../../../contract/api-addresses';
import { outboxStore, send, whenDelivered } from '../../../offline/outbox/outbox';
import { readSession, SESSION_KEYS } from '../../../offline/storage/storage-keys';

type InterestState = 'idle' | 'sending' | 'sent' | 'waiting' | 'noInfo' | 'failed';

/** Time that the button says "sending" before it says that the message is kept and will go by itself. */
const PATIENCE_MS = 6000;

/** Reads what the guest form has said about this guest; `null` unless all four values are there (specification §5). */
function guestOfSession(): Omit<Interest, 'action'> | null {
  const fullName = readSession(SESSION_KEYS.fullName);
  const email = readSession(SESSION_KEYS.email);
  const phoneNumber = readSession(SESSION_KEYS.phoneNumber);
  const apartment = readSession(SESSION_KEYS.apartment);
  return fullName && email && phoneNumber && apartment ? { fullName, email, phoneNumber, apartment } : null;
}

/** The "I want to buy" button: guarded, sent through the outbox, and delivered later when there is no network. */
export function useInterest(): { state: InterestState; express: () => Promise<void> } {
  const [state, setState] = useState<InterestState>('idle');
  const express = async (): Promise<void> => {
    const guest = guestOfSession();
    if (!guest) {
      setState('noInfo');
      return;
    }
    setState('sending');
    const patience = setTimeout(() => setState('waiting'), PATIENCE_MS);
    let stop: (() => void) | undefined;
    try {
      const body: Interest = { ...guest, action: 'Quan tâm' };
      const { id } = await send({ kind: 'interest', path: INTEREST_API, body });
      // A first attempt that failed: it will go by itself, and the guest need not watch.
      stop = outboxStore.subscribe(({ items }) => {
        const item = items.find((one) => one.id === id);
        if (item?.state === 'waiting' && item.tries > 0) setState('waiting');
      });
      await whenDelivered(id);
      setState('sent');
    } catch {
      setState('failed');
    } finally {
      clearTimeout(patience);
      stop?.();
    }
  };
  return { state, express };
}
