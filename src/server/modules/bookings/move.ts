import type { BookingMove, MoveBooking, MovePlace, MovePreview } from '../../../contract/bookings/desk-moves';
import { confirmUntil, statusAt } from '../../../domain/bookings/booking';
import { addDays, type Day, instantInVietNam, showDay } from '../../../domain/days';
import { guestProblem } from '../../../domain/bookings/guests';
import { type Language, LANGUAGES } from '../../../domain/languages';
import { type AgreedPrice, agreedNights, agreedPriceOf } from '../booking-records/agreed-price';
import type { Staff } from '../staff/audit-store';
import {
  type Booking,
  insertHistory,
  lockBooking,
  readBooking,
  readHistory,
  updateBooking,
} from '../booking-records/store';
import type { StoredRoom } from '../catalogue/store';
import { insertMail } from '../../platform/mail/store';
import { readHeldTypes } from '../booking-records/nights-store';
import type { Database, Db, Tx } from '../../platform/db/schema';
import { AppError } from '../../errors';
import { movedNights, takeMovedNights, takenNightOf } from './desk/moved-nights';
import type { Catalogue } from '../catalogue/catalogue';
import type { HotelState } from '../hotel/hotel';
import { namesOf, placeOf } from '../booking-records/names';
import { answerOnce } from '../../platform/db/replay';
import type { Doors } from '../foreign-guests/follow-moves';
import { mailOf } from '../booking-records/row-views';
import { lockRoom, readRoom, requireStay } from '../catalogue/module';
import { followBooking, keepChosenDoor } from '../guest-access/module';
import { moveForeignGuests } from '../foreign-guests/module';
import { readHotelDay } from '../stay-records/hotel-day';

/** Dependencies of reception's work on bookings. */
export interface DeskBookingDeps {
  db: Database;
  clock: () => number;
  hotel: HotelState;
  catalogue: Catalogue;
  /** Told when a mail lies in the outbox. */
  mails: { trigger(): void };
}

type Target = Pick<MoveBooking, 'roomId' | 'checkIn' | 'checkOut'>;
type Price = Omit<AgreedPrice, 'nights'> & Partial<Pick<AgreedPrice, 'nights'>>;

/** A move as it is kept: the names are those of the day on which it is read. */
export interface StoredMove {
  from: Target & Price;
  to: Target & Price;
  paid: number;
  /** Charges besides the room; absent in moves noted by older versions. */
  charges?: number;
  /** Of the foreign guests, in the room they moved out of; in moves that were noted before doors were, not there. */
  doors?: Doors;
  /** The guest had chosen it, and somebody else has it on the new nights, or it is of another type; not there for none. */
  lostDoor?: string;
}

/**
 * Other dates or another room for a booking that holds its nights. Price and nights move together, nothing is charged
 * or paid back by it: what is owed or due back is said before, and kept in the history. What is declared of its foreign
 * guests goes along.
 */
export class BookingMoves {
  readonly #deps: DeskBookingDeps;

  constructor(deps: DeskBookingDeps) {
    this.#deps = deps;
  }

  /** Previews a move. @throws AppError 404; 409 `notMovable`; 422 with the field */
  async preview(id: string, target: Target, lang: Language): Promise<MovePreview> {
    const { db, clock, catalogue } = this.#deps;
    const now = clock();
    const booking = await readBooking(db, id);
    const room = await readRoom(db, target.roomId);
    const price = await validate(db, booking, room, target, now);
    const nights = await movedNights(db, price.booking, target);
    return {
      ...moveOf(
        {
          from: placeNow(price.booking),
          to: { ...target, ...price.price },
          paid: price.booking.paid,
          charges: price.booking.charges,
        },
        catalogue,
        lang,
      ),
      takenNight: await takenNightOf(db, price.booking, nights, now),
    };
  }

  /**
   * Moves, and tells the guest by mail. Moving back to where it was before costs what it cost then.
   *
   * @throws AppError 404; 409 `notMovable`, `priceChanged` with the right total, `nightTaken` with the first night that
   *   somebody else has; 422 with the field
   */
  async move(id: string, wanted: MoveBooking, key: string | null, staff: Staff): Promise<void> {
    const { mails } = this.#deps;
    const call = { route: `reception-move-${id}`, key, body: wanted };
    await answerOnce(this.#deps, call, async (tx, now) => {
      await this.#moveIn(tx, id, wanted, staff, now);
      return JSON.stringify({ id });
    });
    mails.trigger();
  }

  async #moveIn(tx: Tx, id: string, wanted: MoveBooking, staff: Staff, now: number): Promise<void> {
    const { hotel } = this.#deps;
    const { roomId, checkIn, checkOut } = wanted;
    const found = await readBooking(tx, id);
    // All rooms, in one order for everybody, so that two moves across each other do not wait for one another.
    const held = found ? [found.room_id, ...(await readHeldTypes(tx, id)).keys()] : [];
    for (const one of [...new Set([...held, roomId])].sort((a, b) => a - b)) await lockRoom(tx, one);
    const checked = await validate(tx, await lockBooking(tx, id), await readRoom(tx, roomId), wanted, now);
    const { booking, room, price } = checked;
    if (isAt(placeNow(booking), wanted)) return;
    if (wanted.totalPrice !== price.total) {
      throw new AppError(409, 'priceChanged', { field: 'totalPrice', more: { totalPrice: price.total } });
    }
    const night = await takeMovedNights(tx, booking, await movedNights(tx, booking, wanted), now);
    if (night !== null) {
      throw new AppError(409, 'nightTaken', { words: { night: showDay(night) }, more: { night } });
    }
    const freeFrom = addDays(checkIn, -booking.free_before_days);
    const change = {
      room_id: roomId,
      apartment_id: room.apartmentId,
      check_in: checkIn,
      check_out: checkOut,
      ...price,
      // By the copy of the policy that the booking was made under (ruling 4).
      free_until: instantInVietNam(freeFrom, hotel.checkInTime),
      // A request is to be confirmed before its guest stands at the door, whichever day that is by now.
      ...(booking.status === 'PENDING' && {
        ends_at: confirmUntil(now, instantInVietNam(checkIn, hotel.checkInTime)),
      }),
      sequence: booking.sequence + 1,
    };
    await updateBooking(tx, id, change, now);
    const after = { ...booking, ...change };
    const doors = await this.#moveForeignGuests(tx, booking, after, now);
    const lostDoor = await keepChosenDoor(tx, after, now);
    const moved: StoredMove = {
      from: placeNow(booking),
      to: { roomId, checkIn, checkOut, ...price },
      paid: booking.paid,
      charges: booking.charges,
      doors,
      ...(lostDoor !== null && { lostDoor }),
    };
    await insertHistory(tx, {
      booking_id: id,
      sequence: change.sequence,
      at: now,
      status: booking.status,
      staff_name: staff.name,
      note: wanted.note ?? '',
      event: 'moved',
      detail: JSON.stringify(moved),
    });
    await followBooking(tx, booking, after, now);
    if (booking.guest_email === '') return;
    const mail = mailOf(lostDoor === null ? after : { ...after, chosen_door: null, lost_door: lostDoor });
    await insertMail(tx, { kind: 'moved', booking: mail }, booking.lang, now);
  }

  async #moveForeignGuests(tx: Db, booking: Booking, moved: Booking, now: number): Promise<Doors> {
    const { catalogue } = this.#deps;
    const place = (one: Booking) => ({
      from: one.check_in,
      to: one.check_out,
      roomId: one.room_id,
      names: LANGUAGES.map((lang) => placeOf(catalogue, one, lang)),
    });
    const back = (await movesOf(tx, booking.id)).filter(({ from }) => from.roomId === moved.room_id);
    const doors = Object.assign({}, ...back.map((one) => one.doors ?? {})) as Doors;
    const places = { before: place(booking), after: place(moved), doors };
    return moveForeignGuests(tx, { bookingId: booking.id }, places, now);
  }
}

/** A kept move with the names of its rooms. */
export function moveOf(
  { from, to, paid, charges = 0, lostDoor }: StoredMove,
  catalogue: Catalogue,
  lang: Language,
): BookingMove {
  const placeOf = ({ roomId, checkIn, checkOut, total }: Target & Price): MovePlace => {
    const names = namesOf(catalogue, { room_id: roomId, apartment_id: catalogue.room(roomId)?.apartmentId ?? 0 }, lang);
    return { roomId, ...names, checkIn, checkOut, total };
  };
  const told = { from: placeOf(from), to: placeOf(to), charges, paid };
  return lostDoor === undefined ? told : { ...told, lostDoor };
}

/** Everything that a booking, a room and a day decide between them, but for the nights. */
async function validate(
  db: Db,
  booking: Booking | null,
  room: StoredRoom | null,
  target: Target,
  now: number,
): Promise<{ booking: Booking; room: StoredRoom; price: Price }> {
  if (booking?.kind !== 'GUEST') throw new AppError(404, 'notFound');
  const status = statusAt({ status: booking.status, endsAt: booking.ends_at }, now);
  if ((status !== 'CONFIRMED' && status !== 'PENDING') || booking.left_at !== null || booking.no_show_at !== null) {
    throw new AppError(409, 'notMovable');
  }
  if (!room) throw new AppError(422, 'invalid', { field: 'roomId' });
  const before = await priceBefore(db, booking, target);
  if (before === null) requireDates(booking, target, await readHotelDay(db, now));
  if (booking.arrived_at !== null && target.checkIn !== booking.check_in) {
    throw new AppError(422, 'alreadyHere', { field: 'checkIn' });
  }
  const { quantity, adults, children, babies } = booking;
  const problem = guestProblem({ quantity, adults, children, babies }, room);
  if (problem) throw new AppError(422, problem.code, { field: 'roomId' });
  if (before !== null) return { booking, room, price: before };
  // What was agreed for a night stays as it was; other nights, and another room, cost what they cost now.
  const agreed = target.roomId === booking.room_id ? agreedNights(booking) : [];
  const stay = { quantity, adults, children, checkIn: target.checkIn, checkOut: target.checkOut };
  return { booking, room, price: agreedPriceOf(room, stay, agreed) };
}

/** The days of a stay that may have begun already. */
function requireDates(booking: Booking, { checkIn, checkOut }: Target, today: Day): void {
  const hasBegun = checkIn === booking.check_in && checkIn < today;
  requireStay(checkIn, checkOut, hasBegun ? checkIn : today);
  if (checkOut < today) throw new AppError(422, 'leavingPast', { field: 'checkOut' });
}

/** Price of the booking when it last lay there, or now if it does; `null` when it never did. */
async function priceBefore(db: Db, booking: Booking, target: Target): Promise<Price | null> {
  const now = placeNow(booking);
  const earlier = (await movesOf(db, booking.id)).map(({ from }) => from);
  const place = [now, ...earlier.toReversed()].find((one) => isAt(one, target));
  if (!place) return null;
  const { nightly_price, surcharge, nights = null, total } = place;
  return { nightly_price, surcharge, nights, total };
}

/** The moves of a booking, oldest first. */
const movesOf = async (db: Db, id: string): Promise<StoredMove[]> =>
  (await readHistory(db, id)).flatMap(({ event, detail }) =>
    event === 'moved' && detail !== null ? [JSON.parse(detail) as StoredMove] : [],
  );

const isAt = (place: Target, { roomId, checkIn, checkOut }: Target): boolean =>
  place.roomId === roomId && place.checkIn === checkIn && place.checkOut === checkOut;

const placeNow = (booking: Booking): Target & Price => ({
  roomId: booking.room_id,
  checkIn: booking.check_in,
  checkOut: booking.check_out,
  nightly_price: booking.nightly_price,
  surcharge: booking.surcharge,
  nights: booking.nights,
  total: booking.total,
});
