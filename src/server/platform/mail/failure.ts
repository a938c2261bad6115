import type { FailedReason, WaitingReason } from '../../../domain/mails/outcomes';

/**
 * Says why a mail was not taken. `answer`: the server's numbers, such as `553 5.1.3`; its words can hold the address.
 */
type MailFailure = { answer: string | null } & (
  | { isFinal: true; reason: FailedReason }
  | { isFinal: false; reason: WaitingReason }
);

/** Holds what nodemailer says of an error. */
interface MailError extends Error {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
}

const NUMBERS = /^\s*([245]\d\d)(?:[ -](\d\.\d{1,3}\.\d{1,3}))?/;

/**
 * Reads an error of the mail server. A 5xx about the recipient or the message is its last word, also about an address
 * with letters that the server does not know (RFC 5321 §4.2.1, RFC 6531 §3.2); one about our sign-in or our own address
 * is wrong for every mail and may be mended, so it is tried again, as a 4xx and a server that does not answer are.
 */
export function mailFailure(error: unknown): MailFailure {
  const { code, command, response, responseCode } = error instanceof Error ? (error as MailError) : ({} as MailError);
  const numbers = typeof response === 'string' ? NUMBERS.exec(response) : null;
  const status = typeof responseCode === 'number' ? responseCode : Number(numbers?.[1] ?? 0);
  const answer = status === 0 ? null : [String(status), numbers?.[2] ?? ''].join(' ').trim();
  if (code === 'EAUTH' || code === 'ENOAUTH' || status === 530 || status === 535) {
    return { isFinal: false, reason: 'signIn', answer };
  }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    // Nothing was asked of a server: the address cannot be written into an envelope.
    if (status === 0 && command === 'API') return { isFinal: true, reason: 'address', answer };
    if (command === 'MAIL FROM' && status >= 500) return { isFinal: false, reason: 'sender', answer };
    if (status >= 500) return { isFinal: true, reason: 'refused', answer };
    if (status >= 400) return { isFinal: false, reason: 'later', answer };
  }
  // nodemailer names the command that a server left unanswered; anything else, such as a full disk, is our own fault.
  return { isFinal: false, reason: typeof command === 'string' ? 'down' : 'later', answer };
}

/** Gives what the log says of an error: its kind alone, for the same reason. */
export function errorKind(error: unknown): string {
  const code = error instanceof Error ? (error as MailError).code : null;
  return typeof code === 'string' ? code : error instanceof Error ? error.name : typeof error;
}
