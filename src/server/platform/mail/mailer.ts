import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';

const SMTP_LIMIT_MS = 15_000;

/** A mail as the words make it. */
export interface OutgoingMail {
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** A calendar file; `null` for none. */
  calendar: string | null;
}

/** Sends a mail, or throws. `id` is the mail's own: the same mail sent twice has one Message-ID. */
export type SendMail = (id: string, mail: OutgoingMail) => Promise<void>;

export interface Sender {
  name: string;
  address: string;
}

/**
 * Sends through the configured SMTP server.
 *
 * @param isTlsNeeded sends nothing before the connection is encrypted, whatever the address says of it
 */
export function smtpMailer(url: string, from: Sender, isTlsNeeded: boolean): SendMail {
  const transport = smtpTransport(url, isTlsNeeded);
  return async (id, mail) => {
    await transport.sendMail(messageOf(id, mail, from));
  };
}

/** Signs in at the mail server and sends nothing. @throws what the server answers instead */
export async function tryMailServer(url: string, isTlsNeeded: boolean): Promise<void> {
  const transport = smtpTransport(url, isTlsNeeded);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function smtpTransport(url: string, isTlsNeeded: boolean) {
  const server = new URL(url);
  // What stands in the address wins over the options beside it.
  if (isTlsNeeded) server.searchParams.set('requireTLS', 'true');
  return nodemailer.createTransport({
    url: server.href,
    connectionTimeout: SMTP_LIMIT_MS,
    greetingTimeout: SMTP_LIMIT_MS,
    socketTimeout: SMTP_LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Keeps mails as .eml files in a folder, for hotels without an SMTP server yet; any mail program opens them. */
export function fileMailer(folder: string, from: Sender, clock: () => number): SendMail {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (id, mail) => {
    const { message } = await transport.sendMail(messageOf(id, mail, from));
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not written out.');
    mkdirSync(folder, { recursive: true });
    const stamp = new Date(clock()).toISOString().replace(/[:.]/g, '-');
    const file = path.join(folder, `${stamp}-${id}.eml`);
    // Whole or not at all: the folder may be read meanwhile. Each try has a name of its own; on a full disk they would add up.
    try {
      writeFileSync(`${file}.part`, message);
      renameSync(`${file}.part`, file);
    } catch (error) {
      rmSync(`${file}.part`, { force: true });
      throw error;
    }
  };
}

function messageOf(id: string, mail: OutgoingMail, from: Sender): SendMailOptions {
  const cancels = mail.calendar?.includes('METHOD:CANCEL') ?? false;
  return {
    messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
    from: { name: from.name, address: from.address },
    // As an object: what stands in it is one address, whatever it looks like.
    to: { name: '', address: mail.to },
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { 'auto-submitted': 'auto-generated' },
    ...(mail.calendar === null
      ? {}
      : { icalEvent: { filename: 'stay.ics', method: cancels ? 'CANCEL' : 'PUBLISH', content: mail.calendar } }),
  };
}
