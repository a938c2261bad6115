import { randomUUID } from 'node:crypto';
import type { HotelProfile } from '../../../contract/hotel/hotel-content';
import type { MailTest } from '../../../contract/mails/desk';
import type { Language } from '../../../domain/languages';
import { AppError } from '../../errors';
import { mailFailure } from '../../platform/mail/failure';
import { bodies } from '../../platform/mail/layout';
import type { SendMail } from '../../platform/mail/mailer';
import { MAIL_WORDS } from '../../platform/mail/words';
import { within } from '../../platform/outgoing/within';
import { fill } from '../../words';

/** Somebody waits for it: a mail server that has not answered by then is one to be asked about. In ms. */
const ANSWER_WITHIN_MS = 10_000;
/** So many in ten minutes: enough to try three settings twice, too few for a flood. In the memory of this process. */
const TESTS = 6;
const TESTS_WITHIN_MS = 10 * 60_000;

interface Deps {
  clock: () => number;
  hotel: { readonly current: { profile: Pick<HotelProfile, 'brand' | 'phones'> } };
  /** `files` without a mail server. */
  way: 'server' | 'files';
  send: SendMail;
}

/** Sends a mail to whoever asks, past the outbox: its answer is what they want to know. */
export class MailTests {
  readonly #deps: Deps;
  #asked: number[] = [];

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws AppError 429 after a few */
  async send(to: string, lang: Language): Promise<MailTest> {
    const { way, send } = this.#deps;
    this.#count();
    try {
      const mail = this.#mailTo(to, lang);
      await within(ANSWER_WITHIN_MS, null, () => send(randomUUID(), mail));
      return { result: way === 'files' ? 'kept' : 'sent', to, answer: null };
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError') return { result: 'slow', to, answer: null };
      const { reason, answer } = mailFailure(error);
      return { result: reason === 'gaveUp' ? 'refused' : reason, to, answer };
    }
  }

  #count(): void {
    const now = this.#deps.clock();
    this.#asked = this.#asked.filter((at) => at > now - TESTS_WITHIN_MS);
    const [first = now] = this.#asked;
    if (this.#asked.length >= TESTS) {
      throw new AppError(429, 'tooMany', { retryAfter: Math.ceil((first + TESTS_WITHIN_MS - now) / 1000) });
    }
    this.#asked.push(now);
  }

  #mailTo(to: string, lang: Language) {
    const { hotel } = this.#deps;
    const { subject, intro } = MAIL_WORDS[lang].test;
    const { brand } = hotel.current.profile;
    const words = { hello: '', intro: fill(intro, { brand }), facts: [], link: null };
    return { to, replyTo: null, subject: fill(subject, { brand }), ...bodies({ hotel }, lang, words), calendar: null };
  }
}
