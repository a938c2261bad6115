import { bookingNumber } from '../../../domain/bookings/booking-number';
import type { DroppedReason } from '../../../domain/mails/outcomes';
import { type MailContent, withoutSecret } from './content';
import { errorKind, mailFailure } from './failure';
import type { SendMail } from './mailer';
import { closeMail, finishMails, giveBackMail, nextMailAt, postponeMail, takeDueMails, type StoredMail } from './store';
import type { Database } from '../db/schema';
import type { Logger } from '../logger';
import type { OutgoingMail } from './mailer';
import { OutboxWorker } from '../jobs/outbox-worker';

/** Longest time between notes of what went out, in ms: a crash sends again what was not noted. */
const NOTE_AFTER_MS = 500;
/** A moment for others to come along: on the disk ten mails noted together cost as much as one. */
const GATHER_MS = 200;
/** Mails taken together. */
const AT_ONCE = 10;
/** Longer than they can take: mails left behind by a process that died are taken up after it. */
const LEASE_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
/** After so long a mail is not tried any more: the desk is told. */
const GIVEN_UP_AFTER_MS = 5 * 24 * 3_600_000;
/** A stop waits no longer than this for the mail server, in ms. */
const STOP_LIMIT_MS = 4000;

/** Holds what is to be said now in place of what was true when a mail was written, or why nothing is. */
export type MailCheck = { content: MailContent } | { dropped: DroppedReason };

interface Deps {
  db: Database;
  clock: () => number;
  log: Logger;
  send: SendMail;
  /** Mails become files, for no mail server is set. */
  mailsKept: boolean;
  check: (mail: StoredMail) => Promise<MailCheck>;
  textOf: (mail: StoredMail) => Promise<OutgoingMail>;
}

/**
 * Sends mails in the background, one after the other. They lie in the database, so a restart loses none; one whose
 * answer was lost goes out twice under one Message-ID.
 */
export class MailOutbox {
  readonly #deps: Deps;
  readonly #work: OutboxWorker;

  constructor(deps: Deps) {
    this.#deps = deps;
    const { db, clock, log } = deps;
    this.#work = new OutboxWorker({
      name: 'mails',
      clock,
      log,
      gatherMs: GATHER_MS,
      stopLimitMs: STOP_LIMIT_MS,
      nextAt: () => nextMailAt(db),
      run: (stopped) => this.#sendDue(stopped),
    });
  }

  /** Looks for work now. Returns at once. */
  trigger(): void {
    this.#work.trigger();
  }

  /** Ends after the mail under way, or without it when its server takes too long. */
  stop(): Promise<void> {
    return this.#work.stop();
  }

  /** Tries every mail that is due now, once. */
  run(): Promise<void> {
    return this.#work.run();
  }

  async #sendDue(stopped: () => boolean): Promise<void> {
    const { db, clock } = this.#deps;
    while (!stopped()) {
      const mails = await takeDueMails(db, clock(), LEASE_MS, AT_ONCE);
      if (mails.length === 0) return;
      await this.#deliverAll(mails, stopped);
    }
  }

  async #deliverAll(mails: readonly StoredMail[], stopped: () => boolean): Promise<void> {
    const { db, clock, mailsKept } = this.#deps;
    let sent: string[] = [];
    let noted = Date.now();
    for (const mail of mails) {
      // Told to stop: what has not been tried is left for the next start, at once.
      if (stopped()) await giveBackMail(db, mail.id, clock());
      else if (await this.#deliver(mail)) sent.push(mail.id);
      // Noted together while mails go out quickly, one by one while a mail server is slow.
      if (Date.now() - noted < NOTE_AFTER_MS) continue;
      await finishMails(db, sent, mailsKept, clock());
      sent = [];
      noted = Date.now();
    }
    await finishMails(db, sent, mailsKept, clock());
  }

  /** @returns whether it has gone out */
  async #deliver(mail: StoredMail): Promise<boolean> {
    const { db, clock, log, send, check, textOf } = this.#deps;
    const { id, content } = mail;
    try {
      const checked = await check(mail);
      if ('content' in checked) {
        await send(id, await textOf({ ...mail, content: checked.content }));
        return true;
      }
      const { dropped } = checked;
      log.info({ ...namesOf(mail), reason: dropped }, 'mail not sent: it is no longer true');
      const body = withoutSecret(content);
      await closeMail(db, { id, body, outcome: 'DROPPED', reason: dropped, answer: null }, clock());
    } catch (error) {
      await this.#noteFailure(mail, error);
    }
    return false;
  }

  async #noteFailure(mail: StoredMail, error: unknown): Promise<void> {
    const { db, clock, log } = this.#deps;
    const { id, tries, content, createdAt } = mail;
    const failure = mailFailure(error);
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));
    const late = clock() + pause > createdAt + GIVEN_UP_AFTER_MS;
    const told = { ...namesOf(mail), tries, reason: errorKind(error), answer: failure.answer };
    if (!failure.isFinal && !late) {
      log.warn(told, 'mail not sent yet');
      await postponeMail(db, { id, reason: failure.reason, answer: failure.answer }, clock() + pause);
      return;
    }
    const reason = failure.isFinal ? failure.reason : 'gaveUp';
    log.error(told, 'mail cannot be delivered');
    const body = withoutSecret(content);
    await closeMail(db, { id, body, outcome: 'FAILED', reason, answer: failure.answer }, clock());
  }
}

/** Says how the log names a mail: by its kind, and the number that reception finds the booking by. */
const namesOf = ({ content }: StoredMail): { kind: string; booking?: string } => ({
  kind: content.kind,
  ...('booking' in content && { booking: bookingNumber(content.booking.id) }),
});
