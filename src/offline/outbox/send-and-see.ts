import type { OutboxKind } from '../storage/db-rows';
import { outboxStore, remove, send, whenDelivered } from './outbox';

/** Time that a form waits for the receipt, in ms, before it says that it will be sent by itself. */
const PATIENCE_MS = 6000;

/** Our server's own word, and an error of our own program. */
const NOT_THE_NETWORK: ReadonlySet<string | undefined> = new Set(['http', 'fault']);

/**
 * `sent`: our server has it. `kept`: it lies on the phone and goes when there is a network. `failed`: nothing has it but
 * the form; `code` is our server's word against it, where it said one.
 */
export type SendResult =
  | { is: 'sent' | 'kept'; id: string }
  | { is: 'failed'; code: string | undefined; field: string | undefined };

/** Gives something to the outbox and says what became of it. Never throws. */
export async function sendAndSee(what: { kind: OutboxKind; path: string; body: unknown }): Promise<SendResult> {
  let id: string;
  let stored: boolean;
  try {
    ({ id, stored } = await send(what));
  } catch {
    return { is: 'failed', code: undefined, field: undefined };
  }
  const state = await settled(id);
  if (state === 'sent' || (state === 'kept' && stored)) return { is: state, id };
  const item = outboxStore.getState().items.find((one) => one.id === id);
  // The words stay in the form: in the outbox as well they would go out twice.
  await remove(id);
  return { is: 'failed', code: item?.code, field: item?.field };
}

/**
 * The server's receipt, or the first attempt that came to nothing. What our own server answered and did not take has
 * not been kept by it, so that is a failure to be told; what the network swallowed is tried again by the outbox.
 */
async function settled(id: string): Promise<'sent' | 'kept' | 'failed'> {
  let stop: (() => void) | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const firstTry = new Promise<'kept' | 'failed'>((resolve) => {
    const check = (): void => {
      const item = outboxStore.getState().items.find((one) => one.id === id);
      if (item?.state === 'waiting' && item.tries > 0) resolve(NOT_THE_NETWORK.has(item.reason) ? 'failed' : 'kept');
      else if (item?.state === 'waiting' && !navigator.onLine) resolve('kept');
    };
    stop = outboxStore.subscribe(check);
    patience = setTimeout(() => resolve('kept'), PATIENCE_MS);
    check();
  });
  const receipt = whenDelivered(id).then(
    () => 'sent' as const,
    () => 'failed' as const,
  );
  try {
    return await Promise.race([receipt, firstTry]);
  } finally {
    stop?.();
    clearTimeout(patience);
  }
}
