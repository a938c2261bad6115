import { quoteRoom } from '../../domain/bookings/pricing';
import { givenName } from '../../domain/bookings/given-name';
import { addDays, type Day, timeInVietNam } from '../../domain/days';
import type { PaymentKind } from '../../domain/billing/bill';
import type { Services } from '../services';
import type { GuideClient } from '../platform/http/guide-client';
import { COUNTRIES, type DemoGuest } from './guest';

/** Person who works at the demo's desk. */
export const STAFF = { id: 'demo', name: 'Lan Anh' };
/** Name of the person who makes its rooms ready. */
export const HOUSEKEEPER = 'Thu Hà';

/** Nobody's phone: whoever books or asks in the demo comes from no network. */
const NO_CLIENT: GuideClient = { address: '', networks: [], device: null, inHotel: false };

/** One guest's booking with all that becomes of it, by the services that reception and guests use. */
export class Visit {
  readonly #services: Services;
  readonly #guest: DemoGuest;
  readonly #from: Day;
  #id = '';
  /** The keys of the guest's links, by door. */
  readonly #keys = new Map<string, string>();

  constructor(services: Services, guest: DemoGuest, today: Day) {
    this.#services = services;
    this.#guest = guest;
    this.#from = addDays(today, guest.from);
  }

  /** Books on the site for a guest with a mail address, else by telephone. */
  async book(): Promise<void> {
    const { bookings, catalogue } = this.#services;
    const { name, email, phone = '', country = 'Việt Nam', room: roomId, nights, children = 0 } = this.#guest;
    const room = catalogue.room(roomId);
    if (!room) throw new Error(`The demo has no room type ${roomId}.`);
    const stay = { checkIn: this.#from, checkOut: addDays(this.#from, nights) };
    const people = { quantity: this.#guest.rooms ?? 1, adults: this.#guest.adults, children, babies: 0 };
    const totalPrice = quoteRoom(room, { ...stay, ...people, children }).total;
    const booked = { roomId, ...stay, ...people, totalPrice, guestName: name, guestPhone: phone };
    const asked = { ...booked, guestNationality: country };
    const made =
      email === undefined
        ? await bookings.desk.walkIn(asked, null, STAFF, 'vi')
        : await bookings.bookings.book(
            { ...asked, apartmentId: room.apartmentId, guestEmail: email, status: 'PENDING', lang: 'en' },
            {
              ...{ key: null, device: `demo ${email}`, client: NO_CLIENT, lang: 'en' },
              proof: { cookies: undefined, secret: null, device: null, userId: null },
            },
          );
    ({ id: this.#id } = JSON.parse(made) as { id: string });
  }

  confirm(): Promise<void> {
    return this.#services.bookings.desk.confirm(this.#id, {}, STAFF);
  }

  async giveDoor(door: string): Promise<void> {
    const { link } = await this.#services.guestAccess.bookingDoors.give(this.#id, { door }, null, STAFF, '');
    this.#keys.set(door, link.split('#s=')[1] ?? '');
  }

  mark(mark: 'arrived' | 'left' | 'noShow'): Promise<void> {
    return this.#services.bookings.desk.mark(this.#id, { mark, isSet: true }, STAFF);
  }

  async leavesAt(hour: string, amount: number): Promise<void> {
    await this.#services.bookings.hours.agree(this.#id, 'departure', { hour, amount }, null, STAFF);
  }

  async charge(text: string, quantity: number, amount: number): Promise<void> {
    await this.#services.billing.charge(this.#id, { text, quantity, amount }, { key: null, staff: STAFF });
  }

  /** @param amount VND; without one all that is owed */
  async pay(kind: PaymentKind, amount?: number): Promise<void> {
    const { billing } = this.#services;
    const owed = amount ?? (await billing.read(this.#id, 'vi')).balance;
    await billing.pay(this.#id, { kind, amount: owed }, { key: null, staff: STAFF });
  }

  /** Writes down who has come, and that the police's portal has been told. */
  async declare(): Promise<void> {
    const { country, declared = [], doors = [], nights } = this.#guest;
    if (country === undefined) return;
    const { foreignGuests, clock } = this.#services;
    const stay = { room: doors[0] ?? '', from: this.#from, to: addDays(this.#from, nights), leftDay: '' };
    const entry = { entryDay: this.#from, entryPort: 'Nội Bài', purpose: 'tourism' as const, stayLimit: '' };
    const ids: string[] = [];
    for (const [fullName, sex, birth, passportNumber] of declared) {
      const passport = { fullName, sex, birth, nationality: COUNTRIES[country], passportNumber };
      const declaration = {
        ...{ ...passport, passportType: 'ordinary' as const, ...entry, ...stay },
        arrivedAt: timeInVietNam(clock()),
      };
      const written = await foreignGuests.create({ declaration, bookingId: this.#id, stayId: null }, null, STAFF);
      ids.push(written.id);
    }
    if (ids.length > 0) await foreignGuests.declare({ ids, declared: true }, STAFF);
  }

  /** @returns the id of the request */
  async ask(asked: NonNullable<DemoGuest['asks']>[number]): Promise<string> {
    const { guestRequests, clock } = this.#services;
    const [code, key] = [...this.#keys][0] ?? ['', null];
    const wanted = { kind: asked.kind, text: asked.text, madeAt: new Date(clock()).toISOString() };
    const receipt = await guestRequests.requests.ask({ code, key, client: NO_CLIENT }, wanted, null);
    return (JSON.parse(receipt) as { id: string }).id;
  }

  async review({ rating, text, answer = '' }: NonNullable<DemoGuest['review']>): Promise<void> {
    const { bookings, clock, reviews } = this.#services;
    const { name, email = '' } = this.#guest;
    const secret = bookings.proofs.secretOf({ id: this.#id, guest_email: email });
    const proof = { cookies: undefined, secret, device: null, userId: null };
    await reviews.guests.write(this.#id, { rating, text, name: givenName(name) }, proof);
    const decision = { shown: true, answer, reason: '', version: clock() };
    await reviews.decisions.decide(this.#id, decision, STAFF);
  }

  async sendForm(): Promise<void> {
    const { name: fullName, email = '', phone: phoneNumber = '' } = this.#guest;
    const fields = { fullName, email, phoneNumber, apartment: this.#guest.doors?.[0] ?? 'not yet' };
    await this.#services.guestForms.submissions.take({ kind: 'guest-form', fields }, null);
  }
}
