import type { ContactKind, ContactValues } from '../../domain/validation/contact-form';
import { outboxStore, remove, send, whenDelivered } from '../../offline/outbox';

/** How long somebody waits for the receipt before being told that the message goes by itself. */
export const PATIENCE_MS = 6000;
const PATH = '/api/contacts';

/** `kept`: it lies on the phone and goes when there is a network. `failed`: nothing has it but the form. */
export type SendResult = 'sent' | 'kept' | 'failed';

/** Gives a message to the outbox and says what became of it. Never throws. */
export async function sendMessage(kind: ContactKind, values: ContactValues): Promise<SendResult> {
  let id: string;
  let stored: boolean;
  try {
    ({ id, stored } = await send({ kind, path: PATH, body: { ...values, kind } }));
  } catch {
    return 'failed';
  }
  const result = await settled(id);
  if (result === 'sent' || (result === 'kept' && stored)) return result;
  // The words stay in the form: in the outbox as well they would go out twice.
  await remove(id);
  return 'failed';
}

/**
 * The server's receipt, or the first attempt that came to nothing. What our own server answered and did not take has
 * not been kept by it, so that is a failure to be told; what the network swallowed is tried again by the outbox.
 */
async function settled(id: string): Promise<SendResult> {
  let stop: (() => void) | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const firstTry = new Promise<SendResult>((resolve) => {
    const look = (): void => {
      const item = outboxStore.getState().items.find((one) => one.id === id);
      if (item?.state === 'waiting' && item.tries > 0) resolve(item.reason === 'http' ? 'failed' : 'kept');
      else if (item?.state === 'waiting' && !navigator.onLine) resolve('kept');
    };
    stop = outboxStore.subscribe(look);
    patience = setTimeout(() => resolve('kept'), PATIENCE_MS);
    look();
  });
  const receipt = whenDelivered(id).then(
    (): SendResult => 'sent',
    (): SendResult => 'failed',
  );
  try {
    return await Promise.race([receipt, firstTry]);
  } finally {
    stop?.();
    clearTimeout(patience);
  }
}
