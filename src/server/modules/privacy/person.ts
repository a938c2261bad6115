import type { PersonPreview } from '../../../contract/privacy/desk';
import { cleanEmail, emailKey, isEmail } from '../../../domain/contact';
import { dayInVietNam } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { cleanPhone, isDialled, phoneKey } from '../../../domain/phone';
import { type Booking, readBooking, readBookingsByNumber } from '../booking-records/store';
import { compactDatabase } from './compact-store';
import type { OpenDatabase } from '../../platform/db/open';
import type { People, PersonKeys } from '../../people';
import { forgetting } from './forgetting';
import type { Database, Db } from '../../platform/db/schema';
import { AppError } from '../../errors';
import type { HotelState } from '../hotel/hotel';
import { readAccountsOf } from '../accounts/module';
import { dataAsHtml } from './person-export';
import { PersonPlan } from './person-plan';

/** Fewest digits of a phone number that is searched for. */
const LEAST_DIGITS = 8;

interface Deps {
  db: Database;
  engine: OpenDatabase['engine'];
  clock: () => number;
  hotel: HotelState;
  people: readonly People[];
  /** Tables out of which people are taken. */
  tables: readonly string[];
}

/**
 * One person's data: found by mail address, phone number or a booking's number, given to them, deleted for them
 * (catalogue P-8, P-13). Who is to be found is never written down anywhere.
 */
export class PersonDataService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Finds one person's data, and what a deletion would do to it. @throws AppError 422 */
  async preview(who: string): Promise<PersonPreview> {
    return (await this.#plan(this.#deps.db, who)).preview;
  }

  /** Ids of one person's accounts and bookings: what the audit may hold of them. @throws AppError 422 */
  async idsOf(who: string): Promise<string[]> {
    const plan = await this.#plan(this.#deps.db, who);
    return [...plan.idsOf('account'), ...plan.idsOf('bookings')];
  }

  /** Exports all data of one person, to be handed to them. @throws AppError 422 */
  async export(who: string, form: 'json' | 'html', lang: Language): Promise<{ type: string; text: string }> {
    const { data } = await this.#plan(this.#deps.db, who);
    if (form === 'json') return { type: 'application/json', text: `${JSON.stringify(data, null, 2)}\n` };
    return { type: 'text/html', text: dataAsHtml(data, this.#deps.hotel.current.profile.brand, lang) };
  }

  /**
   * Deletes what can go, out of tables, files and the database's own leftovers. Copies that others have, such as mails
   * that went out and backups, are not in our hands.
   *
   * @param version of the preview that was agreed to
   * @returns what there is left
   * @throws AppError 409 `conflict` when there is something else by now, 422
   */
  async erase(who: string, version: string): Promise<PersonPreview> {
    const { db, engine, tables } = this.#deps;
    await forgetting(db, async (work) => {
      const plan = await this.#plan(work.tx, who);
      if (plan.preview.version !== version) throw new AppError(409, 'conflict');
      await plan.erase(work);
    });
    await compactDatabase(db, engine, tables);
    return this.preview(who);
  }

  async #plan(db: Db, who: string): Promise<PersonPlan> {
    const { people, clock } = this.#deps;
    const owners = people.flatMap(({ rows = [] }) => rows);
    return PersonPlan.read(db, owners, await this.#keys(db, who), dayInVietNam(clock()));
  }

  /**
   * Collects what somebody is known by: what was asked for, and what a booking of that number or their account adds.
   */
  async #keys(db: Db, who: string): Promise<PersonKeys> {
    const text = cleanEmail(who);
    const number = cleanPhone(who);
    const booking = (await readBooking(db, text)) ?? (await bookingOfNumber(db, number));
    const emails = new Set<string>();
    const phones = new Set<string>();
    const add = (email: string, phone: string): void => {
      if (email !== '') emails.add(emailKey(email));
      const key = phoneKey(phone);
      if (key !== null && key.length >= LEAST_DIGITS) phones.add(key);
    };
    if (booking) add(booking.guest_email, booking.guest_phone);
    else if (isEmail(text)) add(text, '');
    else if (isDialled(number) && (phoneKey(number) ?? '').length >= LEAST_DIGITS) add('', number);
    else throw new AppError(422, 'invalid', { field: 'who' });
    const keys = { emails, phones, bookingId: booking?.id ?? null };
    for (const account of await readAccountsOf(db, keys)) add(account.email, account.phone);
    return keys;
  }
}

/**
 * The booking of a number; `null` for a telephone number of eight digits, and where the number is two people's: then
 * nobody's data are given to the other.
 */
async function bookingOfNumber(db: Db, text: string): Promise<Booking | null> {
  const [booking, ...others] = await readBookingsByNumber(db, text);
  if (!booking || others.some((one) => one.email_key !== booking.email_key)) return null;
  return booking;
}
