import { randomUUID } from 'node:crypto';
import type { StayEnquiry } from '../../../contract/bookings/bookings';
import { dayInVietNam, nightsBetween } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { insertMail, insertStrangersMail } from '../../platform/mail/store';
import type { Database } from '../../platform/db/schema';
import { AppError } from '../../errors';
import type { EnquiryMail } from '../../platform/mail/content';
import { emailOf, nameOf, phoneOf } from '../../platform/text-input';
import type { Catalogue } from '../catalogue/catalogue';
import { answerOnce } from '../../platform/db/replay';
import { requireStay, apartmentIn } from '../catalogue/module';

/** Text of several lines: no control characters but breaks, no lone half of a letter. */
const LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;

interface Deps {
  db: Database;
  clock: () => number;
  catalogue: Catalogue;
  mails: { trigger(): void };
}

/** The older booking request form: a mail to the hotel and one to the guest; it holds nothing. */
export class EnquiryService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @returns `{id, receivedAt}` as JSON, the same for the same key
   * @throws AppError 404, 422 with the field
   */
  async send(apartmentId: number, enquiry: StayEnquiry, key: string | null, lang: Language): Promise<string> {
    const content = this.#check(apartmentId, enquiry);
    const call = { route: 'send-email', key, body: { apartmentId, ...enquiry } };
    const json = await answerOnce(this.#deps, call, async (tx, now) => {
      await insertStrangersMail(tx, content.email, { kind: 'enquiry', enquiry: content }, enquiry.lang ?? lang, now);
      await insertMail(tx, { kind: 'enquiryForHotel', enquiry: content }, 'vi', now);
      return JSON.stringify({ id: content.id, receivedAt: new Date(now).toISOString() });
    });
    this.#deps.mails.trigger();
    return json;
  }

  #check(apartmentId: number, enquiry: StayEnquiry): EnquiryMail {
    const stored = this.#deps.catalogue.shown(apartmentId);
    if (!stored) throw new AppError(404, 'notFound');
    const { maxAdults, maxChildren, pricePerDay } = apartmentIn(stored, 'vi');
    const { checkIn, checkOut, adults, children } = enquiry;
    const fullName = nameOf(enquiry.fullName, 'fullName');
    const phoneNumber = phoneOf(enquiry.phoneNumber, 'phoneNumber');
    const email = emailOf(enquiry.email, 'email');
    requireStay(checkIn, checkOut, dayInVietNam(this.#deps.clock()));
    requireCount(adults, 1, maxAdults, 'adults');
    requireCount(children, 0, maxChildren, 'children');
    const message = (enquiry.message ?? '').replace(/\r\n?/g, '\n').normalize('NFC');
    if (!LINES.test(message)) throw new AppError(422, 'invalid', { field: 'message' });
    return {
      id: randomUUID(),
      apartmentId,
      fullName,
      email,
      phoneNumber,
      checkIn,
      checkOut,
      adults,
      children,
      message,
      pricePerNight: pricePerDay,
      // The older form's own formula (specification §9): price a day times whole days.
      total: pricePerDay * nightsBetween(checkIn, checkOut),
    };
  }
}

function requireCount(count: number, least: number, most: number, field: string): void {
  if (count < least) throw new AppError(422, 'tooFewGuests', { field });
  if (count > most) throw new AppError(422, 'tooManyGuests', { field });
}
