import { sendGuestFormCall } from '../../contract/guide/calls';
import type { GuestFormValues } from '../../domain/guest-forms/guest-form';
import { outboxStore, retry, send, whenDelivered } from '../../offline/outbox/outbox';

/** Time a guest is asked to wait for the receipt when the phone cannot keep the form for later. */
const RECEIPT_LIMIT_MS = 10_000;

/** Form that was handed over last from this page, so that pressing the button again does not send it twice. */
let last: { words: string; id: string; stored: boolean } | null = null;

/**
 * Gives the form to the outbox and resolves when the page may be left: at once when the phone keeps the form, with the
 * server's receipt when it cannot.
 *
 * @param mends id of the refused form that this one replaces
 * @throws when neither phone nor server has the form; then its words must stay on the screen
 */
export async function handOver(values: GuestFormValues, mends: string | null): Promise<void> {
  const words = JSON.stringify(values);
  const known = last?.words === words && !mends && isOnItsWay(last.id) ? last : null;
  const sent =
    known ??
    (await (mends ? retry(mends, values) : send({ kind: 'guest-form', path: sendGuestFormCall.path, body: values })));
  last = { words, id: sent.id, stored: sent.stored };
  if (!sent.stored) await failAfter(RECEIPT_LIMIT_MS, whenDelivered(sent.id));
}

function isOnItsWay(id: string): boolean {
  return outboxStore.getState().items.some((item) => item.id === id && item.state !== 'refused');
}

function failAfter(ms: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no receipt in time')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
