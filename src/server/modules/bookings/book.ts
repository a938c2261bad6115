import { randomBytes } from 'node:crypto';
import type { BookingRequest, NewBooking } from '../../../contract/bookings/bookings';
import type { OfferedDoor } from '../../../contract/bookings/door-choice';
import { confirmUntil, HOLD_SECONDS, SAME_BOOKING_MINUTES } from '../../../domain/bookings/booking';
import { type Day, dayInVietNam, instantInVietNam } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { walletRefusal } from '../../../domain/bookings/pricing';
import { type AgreedPrice, agreedPriceOf, agreedTermsOf } from '../booking-records/agreed-price';
import { findSameBooking, insertBooking, type NewBookingRow, readBooking } from '../booking-records/store';
import type { StoredRoom } from '../catalogue/store';
import { insertHouseMail } from '../../platform/mail/house';
import { insertStrangersMail } from '../../platform/mail/store';
import { insertNights, pickSlots } from '../booking-records/nights-store';
import { readTakenRooms } from '../stay-records/taken-rooms';
import type { Database, Db, Tx } from '../../platform/db/schema';
import { AppError } from '../../errors';
import type { AvailabilityService } from './availability';
import { endOthers } from './change-status';
import type { BookerProofs, Proof } from './booker/proofs';
import type { BookingLimits } from './limits';
import { guestOf, guestsOf, type GuestOfBooking } from './input';
import type { GuideClient } from '../../platform/http/guide-client';
import type { HotelState } from '../hotel/hotel';
import { KeyedMutex } from '../../platform/jobs/keyed-mutex';
import { answerOnce } from '../../platform/db/replay';
import { mailOf } from '../booking-records/row-views';
import { isForSale, lockRoom, readRoom, requireSold, requireStay } from '../catalogue/module';
import { listOfferedDoors, requireOfferedDoor } from '../guest-access/module';

const ID_BYTES = 16;

interface Deps {
  db: Database;
  clock: () => number;
  hotel: HotelState;
  availability: AvailabilityService;
  limits: BookingLimits;
  proofs: BookerProofs;
  /** Told when a mail lies in the outbox. */
  mails: { trigger(): void };
  /** True where guests can pay by wallet. */
  walletOpen: boolean;
  /** No mail leaves this house. */
  mailsKept: boolean;
}

/** Origin of a booking. */
interface BookingCaller {
  key: string | null;
  /** Fingerprint of the device. */
  device: string;
  client: GuideClient;
  /** Holds what shows whose earlier bookings are, the session among it. */
  proof: Proof;
  /** Language of the call, for the conflict's names and, when the request names none, the mails. */
  lang: Language;
}

type RoomNow = StoredRoom & { apartmentStatus: string };

/** A request that could be booked, as far as the room alone decides. */
interface Wanted {
  request: BookingRequest;
  guest: GuestOfBooking;
  guests: { quantity: number; adults: number; children: number; babies: number };
  price: AgreedPrice;
  terms: ReturnType<typeof agreedTermsOf>;
}

/** Takes bookings. A check and the write that depends on it share one transaction, under the room's lock. */
export class BookingService {
  readonly #deps: Deps;
  /** Requests for one room wait here and hold no database connection meanwhile. */
  readonly #turns = new KeyedMutex();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Books: HOLD for the wallet, PENDING for pay on site.
   *
   * @returns the answer as JSON, the same bytes for the same idempotency key
   * @throws AppError 422 with the field, 409 or 429 as the contract lists them
   */
  async book(request: BookingRequest, caller: BookingCaller): Promise<string> {
    const call = { route: 'apartment-bookings', key: caller.key, body: request, status: 201 };
    try {
      const json = await this.#turns.run(request.roomId, () =>
        answerOnce(this.#deps, call, async (tx) => JSON.stringify(await this.#bookIn(tx, request, caller))),
      );
      this.#deps.mails.trigger();
      return json;
    } catch (error) {
      this.#deps.limits.tell(error);
      throw await this.#withAlternatives(error, request, caller.lang);
    }
  }

  /**
   * Lists the doors of a room type with those that may be chosen for a stay. It only reads: booking decides anew.
   *
   * @throws AppError 404 where nobody chooses; 422 for dates that cannot be booked
   */
  async offeredDoors(stay: { roomId: number; checkIn: Day; checkOut: Day }, lang: Language): Promise<OfferedDoor[]> {
    const { db, clock, hotel } = this.#deps;
    const { roomId, checkIn: from, checkOut: to } = stay;
    const now = clock();
    requireStay(from, to, dayInVietNam(now));
    return listOfferedDoors(db, { roomId, from, to }, { hotel, now }, lang);
  }

  async #bookIn(tx: Tx, request: BookingRequest, caller: BookingCaller): Promise<NewBooking> {
    const { clock, limits } = this.#deps;
    const now = clock();
    const today = dayInVietNam(now);
    // Validated before the lock: an invalid request must not delay others.
    this.#validate(request, await readRoom(tx, request.roomId), today);
    const room = await lockRoom(tx, request.roomId);
    const wanted = this.#validate(request, room, today);
    await this.#refuseSame(tx, wanted, caller, now);
    const id = randomBytes(ID_BYTES).toString('base64url');
    const { checkIn, checkOut, status } = request;
    await endOthers(tx, { id, room_id: request.roomId, check_in: checkIn, check_out: checkOut }, now);
    const taken = await readTakenRooms(tx, request.roomId, checkIn, checkOut, now);
    const stay = { checkIn, checkOut, quantity: wanted.guests.quantity };
    const slots = pickSlots(taken, room?.maxRooms ?? 0, stay);
    if (!slots) throw new AppError(409, 'nightsTaken');
    const { email_key: emailKey, phone_key: phoneKey } = wanted.guest;
    const door = await this.#doorOf(tx, wanted, now);
    const { device, client } = caller;
    await limits.admit(tx, { status, ...stay, emailKey, phoneKey, device, client }, now);
    const checkInAt = instantInVietNam(checkIn, this.#deps.hotel.checkInTime);
    const endsAt = status === 'HOLD' ? now + HOLD_SECONDS * 1000 : confirmUntil(now, checkInAt);
    await insertBooking(tx, { ...this.#rowOf(wanted, { id, endsAt, now, caller }), chosen_door: door });
    await insertNights(tx, { roomId: request.roomId, bookingId: id, endsAt }, slots);
    await limits.note(tx, id, caller, now);
    const booking = await readBooking(tx, id);
    const kind = status === 'HOLD' ? 'hold' : 'requested';
    if (booking && status === 'PENDING') await insertHouseMail(tx, 'requested', mailOf(booking), now);
    const written =
      booking !== null &&
      (await insertStrangersMail(tx, booking.guest_email, { kind, booking: mailOf(booking) }, booking.lang, now));
    return {
      id,
      status,
      expiresAt: new Date(endsAt).toISOString(),
      serverNow: new Date(now).toISOString(),
      totalPrice: wanted.price.total,
      mailing: written && !this.#deps.mailsKept,
    };
  }

  /** The door that the guest has chosen, taken with the nights; `null` where it is left to the house. */
  async #doorOf(tx: Tx, { request, guests }: Wanted, now: number): Promise<string | null> {
    const { door, roomId, checkIn: from, checkOut: to } = request;
    if (!door) return null;
    if (guests.quantity > 1) throw new AppError(422, 'invalid', { field: 'door' });
    const house = { hotel: this.#deps.hotel, now };
    return requireOfferedDoor(tx, door, { roomId, from, to, bookingId: null }, house);
  }

  /** Validates a request against its room, without looking at availability. */
  #validate(request: BookingRequest, room: RoomNow | null, today: string): Wanted {
    if (!room) throw new AppError(422, 'invalid', { field: 'roomId' });
    if (room.apartmentId !== request.apartmentId) throw new AppError(422, 'invalid', { field: 'apartmentId' });
    requireStay(request.checkIn, request.checkOut, today);
    const guest = guestOf(request, today);
    if (!isForSale(room) || room.apartmentStatus !== 'AVAILABLE') throw new AppError(409, 'occupied');
    const guests = guestsOf(request, room);
    requireSold(room, request);
    const price = agreedPriceOf(room, { ...guests, checkIn: request.checkIn, checkOut: request.checkOut });
    if (request.totalPrice !== price.total) {
      throw new AppError(409, 'priceChanged', { field: 'totalPrice', more: { totalPrice: price.total } });
    }
    if (request.status === 'HOLD' && !this.#deps.walletOpen) {
      throw new AppError(422, 'walletClosed', { field: 'status' });
    }
    const refusal = request.status === 'HOLD' ? walletRefusal(price.total) : null;
    if (refusal) {
      throw new AppError(422, refusal === 'tooSmall' ? 'walletTooSmall' : 'walletTooLarge', { field: 'totalPrice' });
    }
    const terms = agreedTermsOf(room, request.checkIn, this.#deps.hotel.checkInTime);
    return { request, guest, guests, price, terms };
  }

  #rowOf(
    { request, guest, guests, price, terms }: Wanted,
    { id, endsAt, now, caller }: { id: string; endsAt: number; now: number; caller: BookingCaller },
  ): NewBookingRow {
    return {
      id,
      apartment_id: request.apartmentId,
      room_id: request.roomId,
      check_in: request.checkIn,
      check_out: request.checkOut,
      ...guests,
      ...price,
      ...terms,
      status: request.status,
      ends_at: endsAt,
      payment_method: request.status === 'HOLD' ? 'MOMO' : 'CASH',
      ...guest,
      device: caller.device,
      user_id: caller.proof.userId,
      lang: request.lang ?? caller.lang,
      created_at: now,
    };
  }

  /**
   * The same guest's second call for the same stay, with a new key. Name and contact can be typed by anybody: only who
   * shows that the first booking is theirs is told which one it is; its mail, ten minutes old at most, leads to it.
   */
  async #refuseSame(tx: Db, { request, guest }: Wanted, { proof }: BookingCaller, now: number): Promise<void> {
    const since = now - SAME_BOOKING_MINUTES * 60_000;
    const { roomId, checkIn, checkOut } = request;
    const same = { roomId, checkIn, checkOut, emailKey: guest.email_key, phoneKey: guest.phone_key };
    const first = await findSameBooking(tx, { ...same, guestName: guest.guest_name }, since, now);
    if (first === null) return;
    const isOwn = this.#deps.proofs.holds(first, proof);
    throw new AppError(409, 'sameBooking', isOwn ? { more: { bookingId: first.id } } : {});
  }

  /** A conflict over nights also says what is free instead. */
  async #withAlternatives(error: unknown, request: BookingRequest, lang: Language): Promise<unknown> {
    if (!(error instanceof AppError) || error.code !== 'nightsTaken') return error;
    const room = await readRoom(this.#deps.db, request.roomId);
    if (!room) return error;
    const wanted = {
      roomId: request.roomId,
      checkIn: request.checkIn,
      checkOut: request.checkOut,
      ...guestsOf(request, room),
    };
    const alternatives = await this.#deps.availability.alternatives(wanted, lang);
    return new AppError(409, 'nightsTaken', { more: { alternatives } });
  }
}
