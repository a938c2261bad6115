import type { DeskMails } from '../../../contract/mails/desk';
import { isLeftUnseen } from '../../../domain/mails/outcomes';
import { mailTrouble } from '../../../domain/mails/trouble';
import { AppError } from '../../errors';
import type { ModuleDeps } from '../../deps';
import { inTransaction } from '../../platform/db/transaction';
import type { Db } from '../../platform/db/schema';
import { writeDocument } from '../../platform/db/documents';
import { answerOnce } from '../../platform/db/replay';
import { isoOf } from '../../platform/iso';
import { isForHouse, type MailContent } from '../../platform/mail/content';
import { tellsHouse } from '../../platform/mail/house';
import { insertMail } from '../../platform/mail/store';
import { countMails } from '../booking-records/desk-store';
import { lockBooking } from '../booking-records/store';
import { readFailedMails, readLastSent, readMail, readWaitingMails, settleMails } from './store';
import { mailOf } from '../booking-records/row-views';

/** Says how often a mail is sent again within an hour: enough for a typing error, too little to be a nuisance. */
const AGAIN_AN_HOUR = 3;
const HOUR_MS = 3_600_000;
/** More mails to the house than anybody has left unseen. */
const MOST_FAILED = 2000;

interface Deps extends Pick<ModuleDeps, 'db' | 'clock'> {
  /** `files` without a mail server. */
  way: DeskMails['way'];
  from: () => string;
  houseAddress: () => string;
  mails: { trigger(): void };
}

/** Holds what the desk knows of mails and does about them. */
export class DeskMailService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @param testTo the address of whoever asks */
  async read(testTo: string): Promise<DeskMails> {
    const { db, clock, way, from, houseAddress } = this.#deps;
    const now = clock();
    const [waiting, lastSent, eachBooking] = await Promise.all([
      readWaitingMails(db),
      readLastSent(db),
      tellsHouse(db),
    ]);
    const trouble = mailTrouble(waiting, now);
    return {
      way,
      from: from(),
      house: houseAddress(),
      eachBooking,
      testTo,
      trouble: trouble && { reason: trouble.reason, since: isoOf(trouble.since) },
      waiting: waiting.length,
      lastSentAt: isoOf(lastSent),
      serverNow: isoOf(now),
    };
  }

  async tellHouse(eachBooking: boolean): Promise<void> {
    const { db, clock } = this.#deps;
    await inTransaction(db, (tx) => writeDocument(tx, 'mails', { eachBooking }, clock()));
  }

  /**
   * Notes that whoever a mail could not reach knows, or takes that back. Mails to the house are one thing to do: all of
   * them are noted together.
   *
   * @throws AppError 404 for what is no mail that failed
   */
  async settle(id: string, told: boolean): Promise<void> {
    const { db, clock } = this.#deps;
    await inTransaction(db, async (tx) => {
      const mail = await readMail(tx, id);
      if (mail?.outcome !== 'FAILED') throw new AppError(404, 'notFound');
      const others = told && isForHouse(mail.kind) ? await readFailedMails(tx, MOST_FAILED) : [];
      const ids = [id, ...others.filter(({ kind }) => isForHouse(kind)).map((one) => one.id)];
      await settleMails(tx, ids, told ? clock() : null);
    });
  }

  /**
   * Sends a mail about a booking again that could not arrive, to the address that the booking has now. Whether it is
   * still true is asked when it goes out, as of every mail.
   *
   * @throws AppError 404, 409 `noEmail`, 429 after as many as an hour takes
   */
  async again(id: string, key: string | null): Promise<void> {
    const call = { route: `reception-mail-again-${id}`, key, body: null };
    await answerOnce(this.#deps, call, async (tx, now) => {
      await this.#sendAgain(tx, id, now);
      return JSON.stringify({ id });
    });
    this.#deps.mails.trigger();
  }

  async #sendAgain(tx: Db, id: string, now: number): Promise<void> {
    const found = await readMail(tx, id);
    const booking = found?.booking_id == null ? null : await lockBooking(tx, found.booking_id);
    // Read again under the lock: of two at once one finds it seen to.
    const mail = booking && (await readMail(tx, id));
    if (!mail || !isLeftUnseen({ outcome: mail.outcome, settledAt: mail.settled_at }))
      throw new AppError(404, 'notFound');
    const content = JSON.parse(mail.body) as Extract<MailContent, { booking: unknown }>;
    if (!isForHouse(mail.kind) && booking.guest_email === '') throw new AppError(409, 'noEmail');
    if ((await countMails(tx, booking.id, mail.kind, now - HOUR_MS)) > AGAIN_AN_HOUR) {
      throw new AppError(429, 'tooMany', { retryAfter: HOUR_MS / 1000 });
    }
    const { fee } = content.booking;
    const current = { ...mailOf(booking), ...(fee !== undefined && { fee }) };
    await insertMail(tx, { ...content, booking: current }, mail.lang, now);
    await settleMails(tx, [id], now);
  }
}
