import { sendContactMessageCall } from '../../contract/contact/calls';
import type { ContactKind, ContactValues } from '../../domain/validation/contact-form';
import { sendAndSee } from '../../offline/outbox/send-and-see';

/** `kept`: it lies on the phone and goes when there is a network. `failed`: nothing has it but the form. */
export type SendResult = 'sent' | 'kept' | 'failed';

/** Gives a message to the outbox and says what became of it. Never throws. */
export async function sendMessage(kind: ContactKind, values: ContactValues): Promise<SendResult> {
  return (await sendAndSee({ kind, path: sendContactMessageCall.path, body: { ...values, kind } })).is;
}
